// Runs before the SDK is published: the registry's page must lead to the sources. Only the clone knows their address, so it is not written
// in advance.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryProblem } from './lib/repository.mjs'
import { root } from './lib/paths.mjs'
import { Problem, runMain } from './lib/problem.mjs'

await runMain(() => {
  const { repository } = JSON.parse(readFileSync(join(root, 'sdk', 'package.json'), 'utf8'))
  const problem = repositoryProblem(repository, originOf(root))
  if (problem) throw new Problem(problem)
})

/** The clone's origin; undefined when there is none. */
function originOf(folder) {
  try {
    return execFileSync('git', ['remote', 'get-url', 'origin'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
