import { contracts, contractText, type Locale } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Database, firstRow, rows } from '../../../database/database.js'
import { findDependants, pointingRows } from '../../../records/actions/dependants.js'
import { readHistory } from '../../../records/history/audit.js'
import { changesBetween, draftOf } from '../../../records/history/changes.js'
import { labelHistory, namesOfIds, targetOf } from '../../../records/history/historyLabels.js'
import type { EntityPlan, EntitySet } from '../../../records/plan/plan.js'
import { paramsEntry } from '../../../records/plan/scope.js'
import { readRecords, type StoredRecord } from '../../../records/read/readRecords.js'
import { countConsultations, readConsultations } from './consultations.js'
import type { personalReport } from './shapes.js'

/** What the parts of the report are read from. */
export interface ReportSources {
  readonly plan: EntityPlan
  readonly set: EntitySet
  readonly today: string
}

/** Everything that is held about one person, without who made the report. */
export type PersonalReport = Omit<z.infer<typeof personalReport>, 'madeAt' | 'madeBy'>
type Part<Key extends keyof PersonalReport> = PersonalReport[Key] extends readonly (infer Item)[] ? Item : never

/** The person with everything that is held; undefined when nobody has the id. A deleted person is read too. */
export async function readPersonalReport(
  database: Database,
  sources: ReportSources,
  { id, locale }: { readonly id: number; readonly locale: Locale },
): Promise<PersonalReport | undefined> {
  const { plan, today } = sources
  const [record] = await readRecords(database, plan, { ids: [id], today })
  if (!record) return undefined
  return {
    person: {
      id,
      label: record.label,
      status: record.status,
      anonymized: (record.anonymized ?? null) as PersonalReport['person']['anonymized'],
    },
    fields: await readHeld(database, sources, { record, locale }),
    references: await readReferences(database, sources, { id, locale }),
    files: await readFiles(database, plan, record),
    accounts: await readAccounts(database, id),
    history: await readWholeHistory(database, sources, id),
    consultations: (await readConsultations(database, id, { page: 1, perPage: await countConsultations(database, id) })).data,
  }
}

/** How many values and records the report holds, without any of them. */
export async function countPersonalData(database: Database, sources: ReportSources, id: number) {
  const { plan, today } = sources
  const [record] = await readRecords(database, plan, { ids: [id], today })
  if (!record) return undefined
  const history = await firstRow<{ count: number }>(
    database,
    sql`select count(*) as count from audit_entry where entity = 'person' and record_id = ${id}`,
  )
  return {
    fields: heldValues(plan, record).length,
    references: (await readReferences(database, sources, { id, locale: 'pt-BR' })).length,
    files: (await readFiles(database, plan, record)).length,
    accounts: (await readAccounts(database, id)).length,
    history: history?.count ?? 0,
    consultations: await countConsultations(database, id),
  }
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The values of the record one by one, as its history would tell them of a new record. */
const heldValues = (plan: EntityPlan, record: StoredRecord) =>
  changesBetween({}, draftOf(plan, record)).filter(({ after }) => !isEmpty(after))

async function readHeld(
  database: Database,
  { plan, set }: ReportSources,
  { record, locale }: { readonly record: StoredRecord; readonly locale: Locale },
): Promise<Part<'fields'>[]> {
  const values = heldValues(plan, record)
  const wanted = new Map<string, Set<number>>()
  for (const { field, after } of values) {
    const target = targetOf(plan, field)
    if (target !== undefined && typeof after === 'number') wanted.set(target, (wanted.get(target) ?? new Set()).add(after))
  }
  const names = await namesOfIds(database, set.catalogue, wanted)
  return values.map(({ field, after }) => {
    const name = names.get(`${targetOf(plan, field)}:${String(after)}`)
    return { field, label: labelOf(locale, field), value: after, ...(name !== undefined && { valueLabel: name }) }
  })
}

const entryOf = (name: string) => contracts.find(({ contract }) => contract.name === name)

/** `guardians[0].phone` → "Responsáveis legais 1: phone". The fieldsets' labels belong to the screen, which says them in full. */
function labelOf(locale: Locale, path: string): string {
  const [key = '', row, inner] = /^(\w+)(?:\[(\d+)\])?(?:\.(.+))?$/.exec(path)?.slice(1) ?? []
  const entry = entryOf('person')
  const text = entry && contractText(locale, entry).field(key)
  return [text ?? key, row === undefined ? '' : ` ${Number(row) + 1}`, inner === undefined ? '' : `: ${inner}`].join('')
}

/** Every record of every entity that names the person, by the foreign keys of the database; deleted ones too. */
async function readReferences(
  database: Database,
  { plan, set, today }: ReportSources,
  { id, locale }: { readonly id: number; readonly locale: Locale },
): Promise<Part<'references'>[]> {
  const found: Part<'references'>[] = []
  for (const dependant of findDependants(plan, set.plans, set.catalogue)) {
    const { owner, field } = dependant
    const { source, condition } = pointingRows(dependant, { ids: [id], onlyActive: false, isWhole: true, today })
    const { name } = owner.entity.contract
    const records = await rows<{ record: Pick<Part<'references'>, 'id' | 'label' | 'status' | 'isDeleted' | 'params'> }>(
      database,
      sql`select distinct jsonb_build_object('id', t.id, 'label', t.label, 'status', t.status, 'isDeleted', t.deleted_at is not null${paramsEntry(owner, 't')}) as record
        from ${source} where ${condition}`,
    )
    const named = entryOf(name)
    const texts = named && contractText(locale, named)
    found.push(
      ...records.map(({ record }) => ({
        entity: name,
        entityLabel: named?.messages[locale].singular ?? name,
        field,
        fieldLabel: texts?.field(field.split('.', 1).join()) ?? field,
        statusLabel: texts?.option('status', record.status) ?? record.status,
        ...record,
      })),
    )
  }
  return found.toSorted((one, other) => one.entity.localeCompare(other.entity) || one.id - other.id)
}

async function readFiles(database: Database, plan: EntityPlan, record: StoredRecord): Promise<Part<'files'>[]> {
  const fields = new Map(
    heldValues(plan, record).flatMap(({ field, after }) => (targetOf(plan, field) === 'attachment' ? [[Number(after), field]] : [])),
  )
  const found = await rows<Omit<Part<'files'>, 'field'>>(
    database,
    sql`select id, file_name as name, mime as type, size_bytes as "sizeBytes", uploaded_at as at from attachment
      where id = any(${[...fields.keys()]}::integer[]) order by id`,
  )
  return found.map((file) => ({ ...file, field: fields.get(file.id) ?? '' }))
}

const readAccounts = (database: Database, id: number): Promise<Part<'accounts'>[]> =>
  rows<Part<'accounts'>>(
    database,
    sql`select username, name, email, is_active as "isActive", entered_at as "lastSignIn" from app_user where person_id = ${id} order by id`,
  )

async function readWholeHistory(database: Database, { plan, set }: ReportSources, id: number): Promise<Part<'history'>[]> {
  const all: Part<'history'>[] = []
  for (let before: number | undefined; ; before = all.at(-1)?.id) {
    const { entries, hasMore } = await readHistory(database, 'person', { id, before })
    all.push(...(await labelHistory(database, entries, { plan, catalogue: set.catalogue })))
    if (!hasMore) return all
  }
}
