/**
 * Why a package must not be published yet, as one sentence that says what to do.
 * @param {{ url?: string } | undefined} repository the field of `sdk/package.json`
 * @param {string | undefined} origin the clone's own, as git tells it
 * @returns {string | undefined} nothing when the field leads to the clone's origin, or to anywhere public where the origin is a folder
 */
export function repositoryProblem(repository, origin) {
  const [declared, cloned] = [repository?.url, origin].map(publicAddress)
  if (declared && (!cloned || declared === cloned)) return undefined
  const wanted = cloned ? `git+${cloned}.git` : 'git+https://<host>/<owner>/<name>.git'
  return `The package does not say where its sources are. Run: npm pkg set -w sdk repository.type=git repository.url=${wanted} repository.directory=sdk`
}

/** `git@host:owner/name.git`, `ssh://…` and `git+https://…` lead to one page. */
function publicAddress(address = '') {
  const [, host, path] =
    /^(?:git\+)?(?:(?:https?|ssh|git):\/\/)?(?:[^@/]+@)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(address) ?? []
  return host && path ? `https://${host}/${path}` : undefined
}
