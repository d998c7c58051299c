// Before the SDK is published: what reads a registry's page must find the sources. Which address that is only the clone knows, so nothing is written in advance.
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

/** Where the clone came from; nothing for one without an origin. */
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
