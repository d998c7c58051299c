import { expect, it } from 'vitest'
import { repositoryProblem } from './lib/repository.mjs'

const field = { url: 'git+https://git.example.org/esporte/administracao.git' }

it.each([
  ['the same address', field, 'https://git.example.org/esporte/administracao'],
  ['the same by ssh', field, 'git@git.example.org:esporte/administracao.git'],
  ['the same by ssh, with a port', field, 'ssh://git@git.example.org:2222/esporte/administracao.git'],
  ['a clone of a folder', field, '/srv/copies/administracao'],
  ['no origin', field, undefined],
])('publishes a package that leads to its sources: %s', (_, repository, origin) => {
  expect(repositoryProblem(repository, origin)).toBeUndefined()
})

it.each([
  ['no field', undefined, 'git@git.example.org:esporte/administracao.git', 'git+https://git.example.org/esporte/administracao.git'],
  ['another address', field, 'https://git.example.org/outro/projeto.git', 'git+https://git.example.org/outro/projeto.git'],
  ['neither field nor origin', undefined, undefined, 'git+https://<host>/<owner>/<name>.git'],
  ['a field without an address', {}, '../administracao', 'git+https://<host>/<owner>/<name>.git'],
])('refuses one that does not, and says what to write: %s', (_, repository, origin, wanted) => {
  expect(repositoryProblem(repository, origin)).toContain(`repository.url=${wanted} `)
})
