/**
 * The reason why a package must not be published yet, as one sentence with the remedy.
 * @param {{ url?: string } | undefined} repository the field of `sdk/package.json`
 * @param {string | undefined} origin the clone's origin, as git prints it
 * @returns {string | undefined} undefined when the field names the clone's origin, or any public address where the origin is a folder
 */
export function repositoryProblem(repository, origin) {
  const [declared, cloned] = [repository?.url, origin].map(publicAddress)
  if (declared && (!cloned || declared === cloned)) return undefined
  const wanted = cloned ? `git+${cloned}.git` : 'git+https://<host>/<owner>/<name>.git'
  return `The package does not say where its sources are. Run: npm pkg set -w sdk repository.type=git repository.url=${wanted} repository.directory=sdk`
}

/** The public page of a repository; `git@host:owner/name.git`, `ssh://…` and `git+https://…` have the same one. */
function publicAddress(address = '') {
  const [, host, path] =
    /^(?:git\+)?(?:(?:https?|ssh|git):\/\/)?(?:[^@/]+@)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(address) ?? []
  return host && path ? `https://${host}/${path}` : undefined
}
