import { execFile } from 'node:child_process'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testing/testServer.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'reference-api', '.cache', `openapi-client-${process.pid}`)

/** The types of the module, which the compiler knows only after the types are generated. */
interface Walks {
  walk(baseUrl: string): Promise<unknown>
  moveNothing(baseUrl: string, token: string, id: number): Promise<unknown>
}

let api: TestServer
beforeAll(async () => {
  api = await startTestServer()
  const document = await (await fetch(`${api.baseUrl}/openapi.json`)).text()
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'api.d.ts'), astToString(await openapiTypes(document)))
  await copyFile(join(root, 'reference-api', 'openapi-client', 'client.ts'), join(folder, 'client.ts'))
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { rootDir: '.', paths: {} },
      include: ['client.ts', 'api.d.ts'],
    }),
  )
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

test('a client generated from the document compiles without a cast', { timeout: 120_000 }, async () => {
  const compiling = promisify(execFile)(join(root, 'node_modules', '.bin', 'tsc'), ['-p', folder, '--noEmit'])
  const { stdout } = await compiling.catch((error: { readonly stdout: string }) => error)
  expect(stdout).toBe('')
})

test('and does what its types say', { timeout: 60_000 }, async () => {
  const { walk, moveNothing } = (await import(join(folder, 'client.ts'))) as Walks
  expect(await walk(api.baseUrl)).toEqual({
    names: ['Setor do cliente gerado'],
    newVersion: 2,
    staleCode: 'stale',
    wrongStatus: 422,
    wrongFields: ['name'],
    movedStatus: 200,
    status: 'inativo',
  })
  const { body } = await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })
  expect(await moveNothing(api.baseUrl, String(body.data.token), 999_999)).toEqual({ total: 0, status: 404, code: 'not-found' })
})
