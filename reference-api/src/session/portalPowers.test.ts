import { areas } from '@esporte-parana/sdk/contracts'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../commands/commands.js'
import { commitment, created, go, openLot } from '../entities/service-request/requests.testkit.js'
import { inspector } from '../entities/site-visit/visits.testkit.js'
import { departmentDraft, departments, people, serviceRequests } from '../testing/drafts.js'
import { type Call, caller, startTestServer, type TestServer } from '../testing/testServer.js'
import { powersOfPortal } from './portalPowers.js'

let api: TestServer
let admin: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  admin = await api.signIn('admin')
})
afterAll(() => api.close())

const run = (command: string, ...words: string[]) => runCommand(api.database, { command, words, input: Readable.from([]) })
let made = 0
/** A portal that was registered with these options, and its token. */
async function portalWith(...options: string[]): Promise<{ readonly name: string; readonly call: Call }> {
  const name = `portal-${++made}`
  const told = await run('register-portal', name, `https://${name}.example`, ...options)
  const { body } = await api.call('POST', '/sessao/portal', { portal: name, secret: told.split(': ').at(-1) })
  return { name, call: caller(api.baseUrl, body.data.token) }
}
const codeOf = async (answer: ReturnType<Call>) => {
  const { status, body } = await answer
  const power = (body.data as { power?: string } | undefined)?.power
  return status < 300 ? status : `${status} ${String(body.code)}${power ? `-${power}` : ''}`
}
const powersOf = async (call: Call) => ((await call('GET', '/sessao')).body.data.access as { powers: unknown }).powers

describe('the powers of a portal', () => {
  test('are reading and writing of its screens, and no act, unless its registration lists them', async () => {
    const { name, call } = await portalWith(`--screens=${people},${departments}`)
    expect(await powersOf(call)).toEqual({ reads: areas, writes: areas, acts: [], decidesUpTo: null })
    expect(await codeOf(call('POST', departments, departmentDraft()))).toBe(201)
    expect(await codeOf(call('GET', `${people}/exportar.csv`))).toBe('403 no-power-exportar')
    expect(await codeOf(call('POST', `${people}/1/revelar`, { field: 'cpf' }))).toBe('403 no-power-revelar')
    await run('change-portal', name, '--acts=exportar')
    expect(await codeOf(call('GET', `${people}/exportar.csv`))).toBe(200)
    expect(await codeOf(call('POST', `${people}/1/revelar`, { field: 'cpf' }))).toBe('403 no-power-revelar')
  })

  test('never reach beyond its screens', async () => {
    const { call } = await portalWith(`--screens=${departments}`, '--acts=all', '--reads=all', '--writes=all')
    expect(await codeOf(call('GET', people))).toBe('403 forbidden')
    expect(await codeOf(call('GET', `${people}/exportar.csv`))).toBe('403 forbidden')
    expect(await codeOf(call('GET', '/acessos'))).toBe('403 forbidden')
  })

  test('narrow the screens to areas, in searches and home pages too', async () => {
    const { call } = await portalWith('--screens=all', '--reads=pessoas', '--writes=administrativo')
    expect(await codeOf(call('POST', departments, departmentDraft()))).toBe(201)
    expect(await codeOf(call('GET', people))).toBe(200)
    expect(await codeOf(call('POST', people, {}))).toBe('403 no-writing')
    expect(await codeOf(call('GET', serviceRequests))).toBe('403 no-reading')
    expect((await call('GET', '/painel')).rows.map(({ entity }) => entity)).not.toContain('serviceRequest')
  })

  test('are none where it only reads', async () => {
    const { name, call } = await portalWith('--screens=all', '--acts=all')
    await run('change-portal', name, '--read-only')
    expect(await powersOf(call)).toMatchObject({ reads: areas, writes: [], acts: [] })
    expect(await codeOf(call('GET', `${people}/exportar.csv`))).toBe('403 no-power-exportar')
    await expect(run('register-portal', 'x', 'https://x.example', '--screens=all', '--read-only', '--acts=exportar')).rejects.toThrow(
      '--read-only allows neither',
    )
  })

  test('hold for steps and for the fields that they fill', async () => {
    const lot = await openLot(admin, 40)
    const [manager, receiver] = [await inspector(admin), await inspector(admin)]
    const { id } = await created(admin, lot.take(1).draft(['2']))
    await go(admin, Number(id), 'send')
    const other = await api.signInNew(Number((await inspector(admin)).id))
    const { total, version } = await go(other, Number(id), ['approve', { managerId: manager.id, inspectorId: receiver.id }])
    const { name, call } = await portalWith(`--screens=${serviceRequests}`)
    const commit = () =>
      codeOf(call('POST', `${serviceRequests}/${id}/situacao`, { transition: 'commit', version, ...commitment(String(total)) }))
    expect(await commit()).toBe('403 no-power-empenhar')
    await run('change-portal', name, '--acts=receber,empenhar')
    expect(await commit()).toBe(200)
  })

  test('stay when a change does not name them, and are shown', async () => {
    const { name } = await portalWith('--screens=all', '--acts=decidir,exportar', '--decides-up-to=5000', '--reads=pessoas')
    const line = new RegExp(`${name} .* reads=pessoas acts=decidir,exportar decides-up-to=5000`)
    expect(await run('list-portals')).toMatch(line)
    expect(await run('change-portal', name, `--screens=${people}`)).toMatch(line)
    expect(await run('change-portal', name, '--acts=none', '--decides-up-to=any')).toMatch(new RegExp(`${name} .* reads=pessoas\\n?`))
    for (const option of ['--acts=voar', '--reads=lua', '--decides-up-to=mil', '--decides-up-to=-1'])
      await expect(run('change-portal', name, option)).rejects.toThrow(/is none of|is no amount/)
  })
})

test('a portal that may write only some areas still reads them once it only reads', () => {
  expect(powersOfPortal({ writes: ['escola'] }, true)).toEqual({ reads: ['escola'], writes: [], acts: [], decidesUpTo: null })
})
