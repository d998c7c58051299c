import type { FieldIssue } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, type Row, rows } from '../database/database.js'
import type { Catalogue } from '../database/readCatalogue.js'
import { plainText } from '../records/read/searchText.js'
import type { EntityPlan, PlannedChild, PlannedField, PlannedJoin } from '../records/plan/plan.js'
import { nearNames } from './nearNames.js'

/** A text of a row that names a record of another table. */
interface Mention {
  readonly row: number
  readonly path: string
  readonly key: string
  readonly target: string
  /** Statuses in which a record may be chosen; none where it has no status. */
  readonly referable: ReturnType<EntityPlan['referableIn']>
  /** The object that the text stands in: the row itself, a group or a sub-record. */
  readonly holder: Record<string, unknown>
  readonly siblings: readonly PlannedField[]
}

interface Candidate {
  readonly id: number
  readonly text: string
  /** Missing where it has none. */
  readonly status?: string
  /** Tables that it belongs to: a city to its state. */
  readonly parents: Row
}

interface Place {
  readonly id: number
  readonly name: string
  readonly code: string | null
  readonly parents: Row
}

/** Puts ids in the place of names, codes and documents; what is found nowhere, or twice, is told row by row. */
export async function resolveReferences(
  database: Database,
  {
    plan,
    catalogue,
    drafts,
  }: { readonly plan: EntityPlan; readonly catalogue: Catalogue; readonly drafts: readonly Record<string, unknown>[] },
): Promise<FieldIssue[][]> {
  const issues: FieldIssue[][] = drafts.map(() => [])
  const mentions = drafts.flatMap((draft, row) => mentionsOf(plan, draft, row))
  const byTarget = Map.groupBy(mentions, ({ target }) => target)
  const found = new Map<string, Found>()
  for (const [table, named] of byTarget) {
    const texts = new Set(named.map((mention) => plainText(String(mention.holder[mention.key]))))
    found.set(table, await readCandidates(database, { table, catalogue, texts: [...texts] }))
  }
  // Twice: what is found at once decides between the others, a state between two cities of one name.
  const open = mentions.filter((mention) => !settle(mention, found, issues, false))
  for (const mention of open) settle(mention, found, issues, true)
  return issues
}

function mentionsOf(plan: EntityPlan, draft: Record<string, unknown>, row: number): Mention[] {
  const within = (holder: unknown, fields: readonly PlannedField[], prefix: string) => {
    if (typeof holder !== 'object' || holder === null) return []
    const values = holder as Record<string, unknown>
    return fields.flatMap(({ key, target }): Mention[] => {
      const text = values[key]
      if (target === undefined || typeof text !== 'string') return []
      if (text.trim() !== '')
        return [{ row, path: prefix + key, key, target, referable: plan.referableIn(target), holder: values, siblings: fields }]
      values[key] = null
      return []
    })
  }
  const inRows = ({ key, fields, children }: PlannedChild, holder: Record<string, unknown>, prefix: string): Mention[] => {
    const items: unknown = holder[key]
    if (!Array.isArray(items)) return []
    return items.flatMap((item: unknown, place) => {
      const path = `${prefix}${key}[${place}].`
      if (typeof item !== 'object' || item === null) return []
      return [...within(item, fields, path), ...children.flatMap((child) => inRows(child, item as Record<string, unknown>, path))]
    })
  }
  return [
    ...within(draft, plan.fields, ''),
    ...plan.groups.flatMap(({ key, fields }) => within(draft[key], fields, `${key}.`)),
    ...plan.children.flatMap((child) => inRows(child, draft, '')),
    ...plan.joins.flatMap((join) => joinMentions(draft, { ...join, referable: plan.referableIn(join.target) }, row)),
  ]
}

/** Several names in one cell, `;` or a line between them; each takes its place in the list of ids. */
function joinMentions(
  draft: Record<string, unknown>,
  { key, target, referable }: PlannedJoin & Pick<Mention, 'referable'>,
  row: number,
): Mention[] {
  const given = draft[key]
  const texts = typeof given === 'string' ? given.split(/[;|\n]/).map((text) => text.trim()) : given
  if (!Array.isArray(texts)) return []
  const ids: unknown[] = texts.filter((text) => text !== '')
  draft[key] = ids
  return ids.flatMap((text, place) =>
    typeof text === 'string'
      ? [
          {
            row,
            path: `${key}[${place}]`,
            key: String(place),
            target,
            holder: ids as unknown as Record<string, unknown>,
            siblings: [],
            referable,
          },
        ]
      : [],
  )
}

/** What the texts that name rows of one table may mean. */
interface Found {
  readonly exact: ReadonlyMap<string, readonly Candidate[]>
  /** Names that are much like a text, of places: whoever typed it may have meant the first that fits. */
  readonly near: (text: string) => readonly Place[]
}

/** @returns false when only the siblings can decide and it is not their turn yet */
function settle(mention: Mention, found: ReadonlyMap<string, Found>, issues: readonly FieldIssue[][], isLast: boolean): boolean {
  const { holder, key, path, row, target } = mention
  const text = String(holder[key]).trim()
  const candidates = found.get(target)?.exact.get(plainText(text)) ?? []
  const fitting = candidates.length > 1 ? candidates.filter((candidate) => fits(candidate, mention)) : candidates
  const [only] = fitting
  if (fitting.length > 1 && !isLast) return false
  if (fitting.length === 1 && only) holder[key] = only.id
  else if (candidates.length === 0 && /^\d{1,9}$/.test(text)) holder[key] = Number(text)
  else {
    holder[key] = null
    const near = found.get(target)?.near(text) ?? []
    issues[row]?.push({ path, ...(fitting.length > 1 ? { code: 'ambiguous' } : unknownIssue(mention, near)) })
  }
  return true
}

const unknownPlaces: Readonly<Record<string, string>> = { city: 'unknownCity', state: 'unknownState', country: 'unknownCountry' }

/** What is wrong with a text that names nothing, and what may have been meant. */
function unknownIssue(mention: Mention, near: readonly Place[]): Pick<FieldIssue, 'code' | 'params'> {
  const code = unknownPlaces[mention.target]
  if (code === undefined) return { code: 'reference' }
  const meant = near.find((place) => fits(place, mention))
  return meant ? { code: `${code}Near`, params: { near: meant.name } } : { code }
}

/** Where places lie that stand beside no field for what is above them: Brazil by ISO 3166, Paraná by IBGE. */
const home: Row = { country: 76, state: 41 }

function fits({ parents, status }: Pick<Candidate, 'parents' | 'status'>, { holder, siblings, referable }: Mention): boolean {
  if (status !== undefined && referable?.includes(status) === false) return false
  const isAtHome = Object.entries(parents).every(
    ([table, parent]) => home[table] === undefined || home[table] === parent || siblings.some(({ target }) => target === table),
  )
  return (
    isAtHome &&
    siblings.every(({ key, target }) => {
      const parent = target === undefined ? undefined : parents[target]
      return parent === undefined || typeof holder[key] !== 'number' || holder[key] === parent
    })
  )
}

async function readCandidates(
  database: Database,
  { table, catalogue, texts }: { readonly table: string; readonly catalogue: Catalogue; readonly texts: readonly string[] },
): Promise<Found> {
  const columns = catalogue.columns.get(table)
  if (columns?.has('search_text')) return { exact: byText(await readEntities(database, table, texts)), near: () => [] }
  if (!columns?.has('name')) return { exact: new Map(), near: () => [] }
  const { all, exact } = await placesOf(database, table, catalogue)
  const near = new Map<string, readonly Place[]>()
  return {
    exact,
    near: (text) => {
      const known = near.get(text)
      // A column that holds something else altogether is not searched a thousand times.
      if (known || near.size >= mostSought) return known ?? []
      const names = nearNames(text, all)
      near.set(text, names)
      return names
    },
  }
}

interface Places extends Pick<Found, 'exact'> {
  readonly all: readonly Place[]
}

/** Thousands of cities that no request changes: asked for with each slice of an import they took half of its time. */
const known = new WeakMap<Catalogue, Map<string, Places>>()

async function placesOf(database: Database, table: string, catalogue: Catalogue): Promise<Places> {
  const tables = known.get(catalogue) ?? new Map<string, Places>()
  known.set(catalogue, tables)
  const places = tables.get(table) ?? (await readPlaces(database, table, catalogue))
  tables.set(table, places)
  return places
}

async function readPlaces(database: Database, table: string, { columns, references }: Catalogue): Promise<Places> {
  const code = columns.get(table)?.has('code') ? sql`code` : sql`null`
  const upper = references.filter((reference) => reference.table === table)
  const parents = sql.join(
    [sql`'{}'::jsonb`, ...upper.map(({ column, target }) => sql`jsonb_build_object(${target}::text, ${sql.ref(column)})`)],
    sql` || `,
  )
  const all = await rows<Place>(database, sql`select id, name, ${code} as code, ${parents} as parents from ${sql.table(table)}`)
  const named = all.flatMap(({ id, parents, name, code }) =>
    [...new Set([name, code ?? ''].map(plainText))].map((text) => ({ id, text, parents })),
  )
  return { all, exact: byText(named) }
}

/** Texts without a place of their name that are held against all names. */
const mostSought = 200

/** Whatever a record is found by in its list, when it is the whole text: name, code, document. */
async function readEntities(database: Database, table: string, texts: readonly string[]): Promise<Candidate[]> {
  return rows<Candidate>(
    database,
    sql`select distinct t.id, w.text, t.status, '{}'::jsonb as parents
      from ${sql.table(table)} t cross join lateral unnest(string_to_array(ltrim(t.search_text), ' | ')) w(text)
      where t.deleted_at is null and w.text = any(${[...texts]}::text[])`,
  )
}

function byText(candidates: readonly Candidate[]): ReadonlyMap<string, readonly Candidate[]> {
  return Map.groupBy(candidates, ({ text }) => text)
}
