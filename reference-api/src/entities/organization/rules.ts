import {
  type RuleIssue,
  organizationLacks,
  type Organization,
  type OrganizationDraft,
  organizationEnded,
  representativeOn,
} from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { rows } from '../../database/database.js'
import type { Lookup } from '../../records/plan/ask.js'
import type { RuleContext, TransitionContext } from '../../records/plan/defineEntity.js'

type Dirigentes = OrganizationDraft['dirigentes']

/**
 * The organization needs a legal representative who is allowed to represent it today; domain model B7.13. Stored mandates that did not
 * change are accepted, so that an expired mandate does not block the correction of a phone number.
 */
export async function checkLegalRep({ dirigentes }: OrganizationDraft, context: RuleContext): Promise<RuleIssue[]> {
  const before = context.before?.dirigentes as Dirigentes | undefined
  if (before && mandates(before) === mandates(dirigentes)) return []
  const index = representativeOn(context.today, dirigentes)
  if (index < 0) return [{ path: 'dirigentes', code: 'organization.noCurrentLegalRep' }]
  return (await isFit(dirigentes[index]?.personId, context)) ? [] : [{ path: `dirigentes[${index}].personId`, code: unfit }]
}

const unfit = 'organization.legalRepUnfit'

const mandates = (dirigentes: Dirigentes) =>
  dirigentes
    .flatMap(({ isLegalRep, personId, mandateStart, mandateEnd }) => (isLegalRep ? [personId, mandateStart, mandateEnd] : []))
    .join()

/** Issues of an approval: documents and mandates must neither be missing nor expired. */
export async function lacking(record: Organization, context: TransitionContext): Promise<RuleIssue[]> {
  return [...issues(organizationLacks(record, context.today)), ...(await representation(record, context))]
}

/** Issues of an approval with remarks: documents may be missing, but not expired. */
export async function over(record: Organization, context: TransitionContext): Promise<RuleIssue[]> {
  return [...issues(organizationEnded(record, context.today)), ...(await representation(record, context))]
}

const issues = (found: ReturnType<typeof organizationLacks>): RuleIssue[] =>
  found.map(({ code }): RuleIssue => ({ path: code === 'noCurrentLegalRep' ? 'dirigentes' : 'documents', code: `organization.${code}` }))

async function representation({ representative }: Organization, context: RuleContext): Promise<RuleIssue[]> {
  return representative === null || (await isFit(representative.id, context)) ? [] : [{ path: '', code: unfit }]
}

const isFit = async (personId: number | undefined, { ask }: RuleContext) =>
  personId !== undefined && (await ask(fitById, personId)) === true

/** Whether people are active and adult, and have a CPF. */
const fitById: Lookup<number, boolean> = async (database, ids) => {
  const found = await rows<{ id: number; isFit: boolean }>(
    database,
    sql`select id, status = 'ativo' and legal_capacity = 'adulto' and cpf is not null and deleted_at is null as "isFit"
      from person where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map((person) => [person.id, person.isFit]))
}

/** Fills in the regional office of the city. It stays until the city changes, even if regions change. Domain model B7.14. */
export async function stampRegion({ address }: OrganizationDraft, { ask, id, before }: RuleContext) {
  const cityId = address?.cityId
  if (!cityId) return { region_id: null }
  const { cityId: cityBefore } = (before?.address ?? {}) as Partial<NonNullable<OrganizationDraft['address']>>
  const kept = id !== undefined && cityBefore === cityId ? await ask(regionById, id) : undefined
  return { region_id: kept ?? (await ask(regionByCity, cityId)) ?? null }
}

/** A renewal examines the organization anew, so it follows its city into another region. */
export async function renewRegion({ address }: Organization, { database }: TransitionContext) {
  const cityId = address?.cityId
  const region = cityId ? (await regionByCity(database, [cityId])).get(cityId) : undefined
  return region === undefined ? {} : { region_id: region }
}

const regionById: Lookup<number, number> = async (database, ids) => {
  const found = await rows<{ id: number; region: number }>(
    database,
    sql`select id, region_id as region from organization where region_id is not null and id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map(({ id, region }) => [id, region]))
}

const regionByCity: Lookup<number, number> = async (database, cities) => {
  const found = await rows<{ city: number; region: number }>(
    database,
    sql`select c.city_id as city, r.id as region from region_city c join region r on r.id = c.owner_id
      where r.type = 'regional-esporte' and r.status = 'ativo' and r.deleted_at is null and c.city_id = any(${cities.map(String)}::bigint[])`,
  )
  return new Map(found.map(({ city, region }) => [city, region]))
}
