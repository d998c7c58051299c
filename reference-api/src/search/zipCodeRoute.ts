import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { answer } from '../http/answer.js'
import { visiblePlans } from '../records/read/visiblePlans.js'
import type { ApiServer } from '../core/apiServer.js'
import { type Database, rows } from '../database/database.js'
import type { EntityPlan, EntitySet } from '../records/plan/plan.js'
import { callerOf } from '../session/authenticate.js'

const parts = ['street', 'neighborhood', 'stateId', 'cityId'] as const
type Part = (typeof parts)[number]
type Known = { readonly [P in Part]: string | number | null }

const place = z.object({
  street: z.string().nullable(),
  neighborhood: z.string().nullable(),
  stateId: z.number().int().nullable(),
  cityId: z.number().int().nullable(),
})

/** Most addresses to read from one entity; for a CEP of a whole town, more would not help. */
const asked = 50

/** Adds the lookup of a CEP: the values that most registered addresses with it share, or otherwise what its first digits show. */
export function zipCodeRoute(server: ApiServer, { database, set }: { readonly database: Database; readonly set: EntitySet }): void {
  const schema = {
    tags: ['localidades'],
    querystring: z.strictObject({ cep: z.string().regex(/^\d{8}$/) }),
    response: { 200: answer(place) },
  }
  server.get('/localidades/ceps', { schema }, async (request) => {
    const { cep } = request.query
    const found = visiblePlans(set, callerOf(request)).flatMap((plan) => addressesOf(plan, cep))
    const known = found.length > 0 ? await rows<Known>(database, sql`${sql.join(found, sql` union all `)}`) : []
    const agreed = Object.fromEntries(parts.map((part) => [part, agreedOn(known.map((each) => each[part]))]))
    // A street or district without a city is useless.
    if (agreed.cityId === null) Object.assign(agreed, { street: null, neighborhood: null }, stateOf(cep))
    return { status_code: 200, data: agreed as unknown as z.infer<typeof place> }
  })
}

function addressesOf(plan: EntityPlan, cep: string): RawBuilder<Known>[] {
  const table = sql.table(plan.entity.table)
  return plan.groups.flatMap(({ fields }) => {
    const column = (key: string) => fields.find((field) => field.key === key)?.column
    const zipCode = column('zipCode')
    const columns = parts.map((part) => column(part))
    if (!zipCode || columns.includes(undefined)) return []
    const picked = parts.map((part, index) => sql`${sql.ref(columns[index] ?? '')} as ${sql.ref(part)}`)
    return [
      sql<Known>`(select ${sql.join(picked)} from ${table} where ${sql.ref(zipCode)} = ${cep} and deleted_at is null order by id desc limit ${asked})`,
    ]
  })
}

/** The value that more than half share, ignoring case and accents; of several spellings the most frequent one. */
function agreedOn(values: readonly (string | number | null)[]): string | number | null {
  const written = values.filter((value) => value !== null)
  const groups = Map.groupBy(written, (value) => (typeof value === 'string' ? plain(value) : value))
  const most = [...groups.values()].find((group) => group.length * 2 > written.length)
  if (!most) return null
  const spellings = [...Map.groupBy(most, (value) => value)].toSorted(([, one], [, other]) => other.length - one.length)
  return spellings[0]?.[0] ?? null
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Correios assigns 80000-000 to 87999-999 to Paraná, and up to 82999-999 to Curitiba. */
function stateOf(cep: string) {
  const place = Number(cep.slice(0, 2))
  if (place < 80 || place > 87) return undefined
  return { stateId: 41, ...(place <= 82 && { cityId: 4_106_902 }) }
}
