import type { FieldIssue } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, type Fragment, type Row, rows } from '../database/database.js'
import type { Catalogue, Reference } from '../database/readCatalogue.js'
import { plainText } from '../records/read/searchText.js'
import type { EntityPlan, PlannedChild, PlannedField, PlannedJoin } from '../records/plan/plan.js'
import { nearNames } from './nearNames.js'

/** A text of a row that refers to a record of another table. */
interface Mention {
  readonly row: number
  readonly path: string
  readonly key: string
  readonly target: string
  /** Statuses in which a record may be referred to; undefined where it has no status. */
  readonly referable: ReturnType<EntityPlan['referableIn']>
  /** The object with the text: the row itself, a group or a sub-record. */
  readonly holder: Record<string, unknown>
  readonly siblings: readonly PlannedField[]
}

interface Candidate {
  readonly id: number
  readonly text: string
  /** Undefined when it has none. */
  readonly status?: string
  /** The parents that it belongs to, as a city to its state. */
  readonly parents: Row
}

interface Place {
  readonly id: number
  readonly name: string
  readonly code: string | null
  readonly parents: Row
}

/** Replaces names, codes and documents with ids. Texts that match no record or several become issues of their row. */
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
  // Two passes: values found in the first decide the rest, such as a state that decides between two cities of the same name.
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

/** Splits several names in one cell (by `;` or a new line) into a list of ids. */
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

/** The possible rows of one table for each text. */
interface Found {
  readonly exact: ReadonlyMap<string, readonly Candidate[]>
  /** A number may be the id of a record: where records have codes, it is the code of another one. */
  readonly hasIds: boolean
  /** Places with a name similar to a text; the first one that fits is suggested. */
  readonly near: (text: string) => readonly Place[]
}

/** Replaces one text with its id or adds an issue. @returns false when other fields must be resolved first */
function settle(mention: Mention, found: ReadonlyMap<string, Found>, issues: readonly FieldIssue[][], isLast: boolean): boolean {
  const { holder, key, path, row, target } = mention
  const text = String(holder[key]).trim()
  const candidates = found.get(target)?.exact.get(plainText(text)) ?? []
  const fitting = candidates.length > 1 ? candidates.filter((candidate) => fits(candidate, mention)) : candidates
  const [only] = fitting
  if (fitting.length > 1 && !isLast) return false
  if (fitting.length === 1 && only) holder[key] = only.id
  else if (candidates.length === 0 && found.get(target)?.hasIds !== false && /^\d{1,9}$/.test(text)) holder[key] = Number(text)
  else {
    holder[key] = null
    const near = found.get(target)?.near(text) ?? []
    issues[row]?.push({ path, ...(fitting.length > 1 ? { code: 'ambiguous' } : unknownIssue(mention, near)) })
  }
  return true
}

const unknownPlaces: Readonly<Record<string, string>> = { city: 'unknownCity', state: 'unknownState', country: 'unknownCountry' }

/** The issue for a text that matches nothing, with a suggestion where there is one. */
function unknownIssue(mention: Mention, near: readonly Place[]): Pick<FieldIssue, 'code' | 'params'> {
  const code = unknownPlaces[mention.target]
  if (code === undefined) return { code: 'reference' }
  const meant = near.find((place) => fits(place, mention))
  return meant ? { code: `${code}Near`, params: { near: meant.name } } : { code }
}

/** Default parents of places without a field for them: Brazil by ISO 3166, Paraná by IBGE. */
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
  if (columns?.has('search_text'))
    return { exact: byText(await readEntities(database, { table, catalogue, texts })), hasIds: !columns.has('code'), near: () => [] }
  if (!columns?.has('name')) return { exact: new Map(), hasIds: true, near: () => [] }
  const { all, exact } = await placesOf(database, table, catalogue)
  const near = new Map<string, readonly Place[]>()
  return {
    exact,
    hasIds: true,
    near: (text) => {
      const known = near.get(text)
      // A column with unrelated content is not searched a thousand times.
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

/** Caches the cities, because no request changes them: reading them again took half of each slice's time. */
const known = new WeakMap<Catalogue, Map<string, Places>>()

async function placesOf(database: Database, table: string, catalogue: Catalogue): Promise<Places> {
  const tables = known.get(catalogue) ?? new Map<string, Places>()
  known.set(catalogue, tables)
  const places = tables.get(table) ?? (await readPlaces(database, table, catalogue))
  tables.set(table, places)
  return places
}

async function readPlaces(database: Database, table: string, catalogue: Catalogue): Promise<Places> {
  const { columns, references } = catalogue
  const code = columns.get(table)?.has('code') ? sql`code` : sql`null`
  const parents = parentsOf(references.filter((reference) => reference.table === table))
  const all = await rows<Place>(database, sql`select id, name, ${code} as code, ${parents} as parents from ${sql.table(table)}`)
  const states = all.some(({ parents }) => 'state' in parents) ? (await placesOf(database, 'state', catalogue)).all : []
  const stateCodes = new Map(states.map(({ id, code: abbreviation }) => [id, abbreviation ?? '']))
  const named = all.flatMap(({ id, parents, name, code: own }) => {
    const state = stateCodes.get(Number(parents.state))
    // "Ponta Grossa/PR", "Ponta Grossa (PR)" and "Ponta Grossa, PR", as offices write a city.
    const texts = [name, own ?? '', ...(state ? ['/', ' ', ', '].map((between) => name + between + state) : [])]
    return [...new Set(texts.map(plainText))].map((text) => ({ id, text, parents }))
  })
  return { all, exact: byText(named) }
}

/** Most unknown texts that are compared with all names. */
const mostSought = 200

/** An object with the ids of these references, by the table that each refers to. */
const parentsOf = (references: readonly Reference[]): Fragment =>
  sql.join(
    [sql`'{}'::jsonb`, ...references.map(({ column, target }) => sql`jsonb_build_object(${target}::text, ${sql.ref(column)})`)],
    sql` || `,
  )

/**
 * Finds records by the whole text of any value that their list searches: name, code, document, also without the zeros that a spreadsheet drops
 * from a number. Of two with one name, the parent decides that a unique index names: two groups may have a class of one name.
 */
async function readEntities(
  database: Database,
  {
    table,
    catalogue: { columns, references, uniques },
    texts,
  }: { readonly table: string; readonly catalogue: Catalogue; readonly texts: readonly string[] },
): Promise<Candidate[]> {
  const owners = references.filter(
    ({ table: of, column, target }) =>
      of === table && home[target] === undefined && uniques.some((unique) => unique.table === table && unique.keys.includes(column)),
  )
  // A CPF is no part of the searched text, and a spreadsheet names people by it.
  const cpf = columns.get(table)?.has('cpf') ? sql`|| t.cpf` : sql``
  return rows<Candidate>(
    database,
    sql`select distinct t.id, n.text, t.status, ${parentsOf(owners)} as parents
      from ${sql.table(table)} t cross join lateral unnest(string_to_array(ltrim(t.search_text), ' | ') ${cpf}) w(text)
        cross join lateral (values (w.text), (case when w.text ~ '^0\\d+$' then ltrim(w.text, '0') end)) n(text)
      where t.deleted_at is null and n.text = any(${[...texts]}::text[])`,
  )
}

function byText(candidates: readonly Candidate[]): ReadonlyMap<string, readonly Candidate[]> {
  return Map.groupBy(candidates, ({ text }) => text)
}
