import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProcesses, type Processes } from '../testing/processes.js'

let processes: Processes
beforeAll(async () => {
  processes = await buildProcesses()
}, 120_000)
afterAll(() => processes.close())

test('a server for real work writes JSON alone, has its figures, and says that it stops before it refuses', {
  timeout: 60_000,
}, async () => {
  const { child, baseUrl, output } = await processes.start({ LOG_FORMAT: 'json', METRICS_PORT: '47391', DRAIN_SECONDS: '3' })
  const status = async (path: string) => (await fetch(baseUrl + path)).status
  expect([await status('/vivo'), await status('/pronto'), await status('/versao')]).toEqual([200, 200, 200])
  const figures = async () => (await fetch('http://127.0.0.1:47391/metrics')).text()
  await expect.poll(figures).toContain('route="/api/admin/v1/versao"')
  expect(await figures()).toMatch(/^database_up 1$/m)
  await expect.poll(figures, { timeout: 20_000 }).toMatch(/^nightly_last_run_timestamp_seconds 1\.?\d+/m)
  expect(await figures()).toMatch(/database_statement_duration_seconds_count\{outcome="ok"\} \d+/)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await expect.poll(() => status('/pronto')).toBe(503)
  expect(await status('/versao')).toBe(200)
  expect(await ended).toEqual([0, null])
  const lines = output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly msg: string; readonly route?: string })
  expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/^Ready at http/))
  expect(lines.map(({ route }) => route)).toContain('/api/admin/v1/pronto')
})
