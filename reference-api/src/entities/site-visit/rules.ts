import { isDeepStrictEqual } from 'node:util'
import { type RuleIssue, type SiteVisitDraft, siteVisitContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, firstRow, rows } from '../../database/database.js'
import type { Lookup } from '../../records/plan/ask.js'
import type { RuleContext } from '../../records/plan/defineEntity.js'
import { heldNow } from '../../records/plan/heldNow.js'
import { nextNumber } from './numbers.js'

type Before = SiteVisitDraft | undefined
type Finding = SiteVisitDraft['nonConformities'][number]

/** Rules of domain model B6.4 and B7.9 that need other records. Stored values are checked again only when they change. */
export async function checkVisit(draft: SiteVisitDraft, context: RuleContext): Promise<RuleIssue[]> {
  const before = context.before as unknown as Before
  const isSame = (...keys: readonly (keyof SiteVisitDraft)[]) =>
    before !== undefined && keys.every((key) => isDeepStrictEqual(draft[key], before[key]))
  const found = await Promise.all([
    isSame('questionnaireId', 'targetType', 'scheduledFor') ? [] : checkQuestionnaire(draft, context),
    isSame('inspectorId') ? [] : checkInspector(draft, context),
    isSame('inspectorId', 'teamIds', 'organizationId', 'supplierId') ? [] : checkConflict(draft, context),
    isSame('canteenId', 'eventId') ? [] : checkCanteen(draft, context),
    isSame('nonConformities') ? [] : checkFollowUp(draft, context, before),
    isSame('nonConformities', 'scheduledFor') ? [] : checkDeadlines(draft, context, before),
    checkRegion(draft, context),
  ])
  return found.flat()
}

/** The server sets the number, the edition, the region and the name of the target. */
export async function stampVisit(draft: SiteVisitDraft, { ask, database, id, today }: RuleContext) {
  const known = id === undefined ? undefined : await firstRow(database, sql`select number, number_order from site_visit where id = ${id}`)
  const questionnaire = await ask(questionnaireById, draft.questionnaireId)
  return {
    ...(known ?? (await nextNumber(database, Number(today.slice(0, 4))))),
    questionnaire_version: questionnaire?.edition,
    region_id: draft.regionId ?? (await regionOf(draft, ask)),
    target: (await targetName(database, draft)) ?? draft.placeName,
  }
}

interface AskedQuestionnaire {
  readonly id: number
  readonly targetType: string
  readonly edition: number
  readonly validFrom: string
  readonly validTo: string | null
}

const questionnaireById: Lookup<number, AskedQuestionnaire> = async (database, ids) => {
  const found = await rows<AskedQuestionnaire>(
    database,
    sql`select id, target_type as "targetType", edition, valid_from as "validFrom", valid_to as "validTo"
      from questionnaire where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map((questionnaire) => [questionnaire.id, questionnaire]))
}

/** The general check of references already requires a published questionnaire. */
async function checkQuestionnaire(
  { questionnaireId, targetType, scheduledFor }: SiteVisitDraft,
  { ask }: RuleContext,
): Promise<RuleIssue[]> {
  const questionnaire = await ask(questionnaireById, questionnaireId)
  if (!questionnaire) return []
  const path = 'questionnaireId'
  if (questionnaire.targetType !== targetType) return [{ path, code: 'siteVisit.questionnaireTarget' }]
  const { validFrom, validTo } = questionnaire
  const isValid = validFrom <= scheduledFor && (validTo === null || validTo >= scheduledFor)
  return isValid ? [] : [{ path, code: 'siteVisit.questionnaireValidity' }]
}

/** The event may have changed in the same draft. */
async function checkCanteen({ canteenId, eventId }: SiteVisitDraft, { database }: RuleContext): Promise<RuleIssue[]> {
  if (canteenId === null) return []
  const own = await firstRow(database, sql`select 1 as known from canteen where id = ${canteenId} and event_id = ${eventId}`)
  return own ? [] : [{ path: 'canteenId', code: 'siteVisit.canteenOfEvent' }]
}

/** The inspector must hold a function that may inspect. */
export async function checkInspector(
  { inspectorId }: Pick<SiteVisitDraft, 'inspectorId'>,
  { database, today }: RuleContext,
): Promise<RuleIssue[]> {
  const duty = await firstRow(
    database,
    sql`select 1 as known from person_function r join staff_function f on f.id = r.function_id
      where r.owner_id = ${inspectorId} and f.is_inspector and ${heldNow({ today })}`,
  )
  return duty ? [] : [{ path: 'inspectorId', code: 'siteVisit.notInspector' }]
}

type Parties = Pick<SiteVisitDraft, 'inspectorId' | 'teamIds' | 'organizationId' | 'supplierId'>

/** B7.9: people who lead or represent the target, or are its contact, must not inspect it. It compares persons, not names. */
export async function checkConflict(
  { inspectorId, teamIds, organizationId, supplierId }: Parties,
  { database }: RuleContext,
): Promise<RuleIssue[]> {
  if (organizationId === null && supplierId === null) return []
  const found = await rows<{ id: number; name: string }>(
    database,
    sql`select p.id, p.label as name from person p where p.id = any(${[inspectorId, ...teamIds]}::integer[]) and p.id in (
      select person_id from organization_dirigente where owner_id = ${organizationId}
      union select person_id from organization_contact where owner_id = ${organizationId}
      union select person_id from supplier_contact where owner_id = ${supplierId}) order by p.id`,
  )
  const issue = (path: string, people: readonly { readonly name: string }[]): RuleIssue[] =>
    people.length === 0 ? [] : [{ path, code: 'siteVisit.conflict', params: { names: people.map(({ name }) => name).join(', ') } }]
  return [
    ...issue(
      'inspectorId',
      found.filter(({ id }) => id === inspectorId),
    ),
    ...issue(
      'teamIds',
      found.filter(({ id }) => id !== inspectorId),
    ),
  ]
}

async function checkFollowUp({ nonConformities }: SiteVisitDraft, { database, id }: RuleContext, before: Before): Promise<RuleIssue[]> {
  const isFrozen = await firstRow(
    database,
    sql`select 1 as known from site_visit where id = ${id ?? null}::integer and status = 'homologada'`,
  )
  if (!isFrozen) return []
  const followed = new Set<string>(siteVisitContract.editableRows?.homologada?.nonConformities)
  const code = 'siteVisit.frozenFinding'
  const stored = before?.nonConformities ?? []
  if (nonConformities.length !== stored.length || nonConformities.some((row) => !stored.some((known) => known.id === row.id)))
    return [{ path: 'nonConformities', code }]
  return nonConformities.flatMap((row, index) => {
    const known = stored.find((candidate) => candidate.id === row.id)
    const changed = (Object.keys(row) as (keyof Finding)[]).find((key) => !followed.has(key) && row[key] !== known?.[key])
    return changed === undefined ? [] : [{ path: `nonConformities[${index}].${changed}`, code }]
  })
}

/** No correction can be due before the visit: the day it began, or the scheduled day of one that has not begun. */
async function checkDeadlines(
  { nonConformities, scheduledFor }: SiteVisitDraft,
  { database, id }: RuleContext,
  before: Before,
): Promise<RuleIssue[]> {
  const begun = await firstRow<{ day: string }>(
    database,
    sql`select (started_at at time zone 'America/Sao_Paulo')::date as day from site_visit
      where id = ${id ?? null}::integer and started_at is not null`,
  )
  const day = begun?.day ?? scheduledFor
  // The day may have come later than an older deadline, which nobody is asked to correct.
  const isKept = (row: Finding) =>
    scheduledFor === before?.scheduledFor && before.nonConformities.some(({ id, deadline }) => id === row.id && deadline === row.deadline)
  return nonConformities.flatMap((row, index) =>
    row.deadline === null || row.deadline >= day || isKept(row)
      ? []
      : [{ path: `nonConformities[${index}].deadline`, code: 'siteVisit.deadlineBeforeVisit', params: { value: day } }],
  )
}

/** The regional office of a city; domain model B7.14. */
const officeByCity: Lookup<number, number> = async (database, cities) => {
  const found = await rows<{ city: number; region: number }>(
    database,
    sql`select c.city_id as city, r.id as region from region_city c join region r on r.id = c.owner_id
      where r.type = 'regional-esporte' and r.status = 'ativo' and r.deleted_at is null and c.city_id = any(${cities.map(String)}::bigint[])`,
  )
  return new Map(found.map(({ city, region }) => [city, region]))
}

async function regionOf({ address }: SiteVisitDraft, ask: RuleContext['ask']): Promise<number | undefined> {
  const cityId = address?.cityId
  return cityId ? ask(officeByCity, cityId) : undefined
}

async function checkRegion(draft: SiteVisitDraft, { ask }: RuleContext): Promise<RuleIssue[]> {
  return draft.regionId !== null || (await regionOf(draft, ask)) !== undefined ? [] : [{ path: 'regionId', code: 'required' }]
}

async function targetName(
  database: Database,
  { organizationId, eventId, canteenId, supplierId }: SiteVisitDraft,
): Promise<string | undefined> {
  const row = await firstRow<{ label: string }>(
    database,
    sql`select label from organization where id = ${organizationId} union all select label from canteen where id = ${canteenId}
      union all select label from event where id = ${eventId} and ${canteenId}::integer is null
      union all select label from supplier where id = ${supplierId}`,
  )
  return row?.label
}
