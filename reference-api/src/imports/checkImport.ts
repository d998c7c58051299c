import { contracts, createTextReader, type FieldIssue, initialStatuses, locales, toFieldIssues } from '@esporte-parana/sdk/contracts'
import { readDateTime } from '@esporte-parana/sdk/validators'
import { createBreaks } from '../core/breaks.js'
import type { Row } from '../database/database.js'
import { draftOf } from '../records/history/changes.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { withParent } from '../records/plan/scope.js'
import { checkAllReferences } from '../records/write/references.js'
import { ruleContext } from '../records/write/ruleContext.js'
import type { WriteContext } from '../records/write/writeRecord.js'
import { matchRows } from '../records/write/matchRows.js'
import { formulaIssues } from './formulaIssues.js'
import { resolveReferences } from './resolveReferences.js'
import { duplicateIssues, type PlacedDraft, readIdentities, type RowIdentity } from '../records/write/uniqueRows.js'

export interface CheckedRows {
  /** The valid rows; all of them when there are no issues. */
  readonly drafts: readonly PlacedDraft[]
  readonly issues: ReadonlyMap<number, readonly FieldIssue[]>
  readonly identities: readonly RowIdentity[]
}

/** Rows that are checked by the same statements. */
export const portionRows = 250

/** Runs work in a transaction: a short one for each call, or the same one for all. */
export type InTransaction = <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>

/** Most issues reported for one row, the first of each field. */
const maxRowIssues = 50

/** Above this number of issues, each further row reports only its first. */
const maxIssues = 20_000

/** Checks every row by the rules of a single new record, with statements for many rows at once. */
export async function checkImport(
  inTransaction: InTransaction,
  { plan, rows: given, portion = portionRows }: { readonly plan: EntityPlan; readonly rows: readonly Row[]; readonly portion?: number },
): Promise<CheckedRows> {
  const issues = new Map<number, readonly FieldIssue[]>()
  const drafts: PlacedDraft[] = []
  const identities: RowIdentity[] = []
  const read = createTextReader(plan.draft, labelsOf(plan), { readMoment: readDateTime })
  let count = 0
  for (let start = 0; start < given.length; start += portion) {
    const rows = given.slice(start, start + portion)
    const checked = await inTransaction((context) => checkPortion(context, structuredClone(rows) as Record<string, unknown>[], read))
    for (const { row, draft } of checked.drafts) drafts.push({ row: start + row, draft })
    for (const identity of checked.identities) identities.push({ ...identity, row: start + identity.row })
    for (const [row, found] of checked.issues) {
      issues.set(start + row, count < maxIssues ? found : found.slice(0, 1))
      count += found.length
    }
  }
  for (const [row, found] of duplicateIssues(identities)) issues.set(row, firstOfEach([...(issues.get(row) ?? []), ...found]))
  return { drafts, issues, identities }
}

async function checkPortion(
  context: WriteContext,
  values: readonly Record<string, unknown>[],
  read: (row: Row) => Row,
): Promise<CheckedRows> {
  const { transaction, plan, catalogue, writer } = context
  const formulas = values.map((row) => formulaIssues(row))
  const unresolved = await resolveReferences(transaction, { plan, catalogue, drafts: values })
  const pause = createBreaks()
  const parsed: ReturnType<typeof parseRow>[] = []
  for (const [place, row] of values.entries()) {
    parsed.push(parseRow(plan, read(row), [...(formulas[place] ?? []), ...(unresolved[place] ?? [])]))
    await pause()
  }
  const drafts = parsed.flatMap(({ draft }, row) => (draft ? [{ row, draft }] : []))
  const issues = new Map<number, readonly FieldIssue[]>()
  const add = (row: number, found: readonly FieldIssue[]) => {
    if (found.length > 0) issues.set(row, [...(issues.get(row) ?? []), ...found])
  }
  for (const [row, { issues: found }] of parsed.entries()) add(row, found)
  const sources = drafts.map(({ draft }) => ({ draft, before: undefined }))
  const missing = await checkAllReferences(transaction, { plan, catalogue, writer, drafts: sources })
  for (const [place, { row }] of drafts.entries()) add(row, missing[place] ?? [])
  // Rules and indexes may rely on every reference being valid.
  const sound = drafts.filter(({ row }) => !issues.has(row))
  const broken = await checkRules(context, sound)
  for (const [place, { row }] of sound.entries()) add(row, broken[place] ?? [])
  return { drafts, issues, identities: await readIdentities(transaction, { plan, catalogue, drafts: sound }) }
}

async function checkRules(context: WriteContext, drafts: readonly PlacedDraft[]): Promise<(readonly FieldIssue[])[]> {
  const rules = await ruleContext(context)
  return Promise.all(drafts.map(async ({ draft }) => (await context.plan.entity.check?.(draft, rules)) ?? []))
}

function parseRow(
  plan: EntityPlan,
  row: Row,
  unresolved: readonly FieldIssue[],
): { readonly draft?: Row; readonly issues: readonly FieldIssue[] } {
  const known = new Set(['status', ...[...plan.fields, ...plan.groups, ...plan.children, ...plan.joins].map(({ key }) => key)])
  const strange = Object.keys(row)
    .filter((key) => !known.has(key))
    .map((path) => ({ path, code: 'unknownField' }))
  const initial = initialStatuses(plan.entity.contract)
  const { status, ...values } = row
  const wrongStatus =
    status === undefined || status === null || initial.some((known) => known === status) ? [] : [{ path: 'status', code: 'invalid' }]
  const given = withParent(plan, values)
  const result = plan.draft.safeParse(given.body)
  // An unknown reference comes first, because the field would otherwise be reported as missing.
  const wrong = result.success ? [] : toFieldIssues(result.error.issues)
  const issues = firstOfEach([...unresolved, ...strange, ...wrongStatus, ...given.issues, ...wrong])
  if (!result.success || unresolved.length > 0 || given.issues.length > 0) return { issues }
  const rows = matchRows(plan.children, { draft: draftOf(plan, result.data as Row), before: undefined })
  return { issues: [...issues, ...rows.issues], draft: { ...rows.draft, status: status ?? initial[0] } }
}

/** The first issue of each field, and all issues about the whole row. */
export function firstOfEach(issues: readonly FieldIssue[]): FieldIssue[] {
  const known = new Set<string>()
  const first = issues.filter(({ path }) => path === '' || (!known.has(path) && known.add(path)))
  return first.slice(0, maxRowIssues)
}

/** Labels of the options of an entity's own fields, in every language. */
export function labelsOf({ entity }: EntityPlan): (key: string) => readonly Readonly<Record<string, string>>[] {
  const messages = contracts.find(({ contract }) => contract.name === entity.contract.name)?.messages
  return (key) => (messages ? locales.map((locale) => messages[locale].options[key] ?? {}) : [])
}
