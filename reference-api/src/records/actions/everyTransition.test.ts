import { contractPath } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../database/database.js'
import { entities } from '../../entities/entities.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const inWorkflow = entities.filter(({ contract }) => contract.transitions.length > 0)
const pairs = inWorkflow.flatMap((entity) => entity.contract.statuses.map((status) => [entity.contract.name, status, entity] as const))

/** The address of a demo record in this status; where the demo has none, one that could get there is put there. */
async function recordIn({ contract, table }: (typeof entities)[number], status: string) {
  const key = contract.parent?.key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const place = sql`id, ${key === undefined ? sql`null` : sql.ref(key)} as parent`
  const sources = contract.transitions.filter(({ to }) => to === status).flatMap(({ from }) => from)
  const [found] = await rows<Place>(
    api.database,
    sql`select ${place}, status from ${sql.table(table)} where deleted_at is null
      order by status = ${status} desc, status = any(${sources}) desc, id limit 1`,
  )
  if (!found) throw new Error(`The demo has no ${contract.name}.`)
  if (found.status !== status) {
    // A suspended tender keeps the status to which it returns.
    const resume = contract.name === 'tender' ? sql`, resume_status = ${status === 'suspensa' ? found.status : null}` : sql``
    await sql`update ${sql.table(table)} set status = ${status}${resume} where id = ${found.id}`.execute(api.database)
  }
  return `${contractPath(contract, contract.parent && { [contract.parent.param]: String(found.parent) })}/${found.id}`
}

interface Place {
  readonly id: number
  readonly parent: number | null
  readonly status: string
}

describe('a change of status that does not lead out of the status', () => {
  test.each(pairs)('is refused for %s in %s, and the answer names those that do', async (_, status, entity) => {
    const { transitions } = entity.contract
    const path = await recordIn(entity, status)
    const { version } = (await call('GET', path)).body.data
    const leading = transitions.filter(({ from }) => from.includes(status)).map(({ name }) => name)
    for (const { name } of transitions.filter((transition) => !leading.includes(transition.name))) {
      const { status: answered, body } = await call('POST', `${path}/situacao`, { transition: name, version, reason: 'Um motivo qualquer' })
      expect([name, answered, body.code]).toEqual([name, 409, 'no-transition'])
      expect(body.data).toMatchObject({ from: status, transitions: leading })
    }
    expect((await call('GET', path)).body.data).toMatchObject({ status, version })
  })
})
