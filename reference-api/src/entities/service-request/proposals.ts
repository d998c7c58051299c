import type { LotProposal, LotProposals, ProposedItem, WantedLine } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, type Fragment, rows } from '../../database/database.js'
import { supplierTrouble } from './expressions.js'
import { hasAccentsOf, isWholeName, type Likeness, likenessOf, slipPatterns, wordPatterns } from './likeness.js'

/** The facts that decide which lots are proposed; further facts are read only for the proposed ones. */
interface Candidate {
  readonly line: number
  readonly lotItemId: number
  readonly lotId: number
  readonly validUntil: string
  readonly name: string
  readonly isEnough: boolean
}

/** Most lots in a proposal, and most items for one line in each lot. */
const mostLots = 20
const mostItems = 10

/** Most materials that a line may mean. */
const mostMaterials = 1000

/**
 * The lots of tenders in force that offer what the lines ask for. Lots that cover most lines come first, then those valid longest. Inside a
 * lot, the items closest to the words come first.
 */
export async function proposeLots(database: Database, lines: readonly WantedLine[], today: string): Promise<LotProposals> {
  const meant = await meantMaterials(database, lines)
  const offers = [...meant].map(([place, all]) => sql`(${candidatesOf({ place, ...all, asked: lines[place]?.quantity ?? null, today })})`)
  const found =
    offers.length === 0
      ? []
      : await rows<Candidate>(
          database,
          sql`select f.* from (${sql.join(offers, sql` union all `)}) f order by f."isEnough" desc, f."lotItemId"`,
        )
  const nearness = ({ line, name }: Candidate) => wordsWithin(lines[line]?.text ?? '', name)
  const nearest = found.toSorted((one, other) => Number(other.isEnough) - Number(one.isEnough) || nearness(other) - nearness(one))
  const lots = [...Map.groupBy(nearest, ({ lotId }) => lotId).values()].toSorted(byUse).slice(0, mostLots)
  const facts = await factsOf(database, lots.flat(), today)
  const known = new Set(found.map(({ line }) => line))
  return {
    lots: lots.flatMap((items) => toProposal(items, { facts, meant })),
    missing: lines.flatMap((_, place) => (known.has(place) ? [] : [place])),
  }
}

const balance = sql`(i.quantity + i.moved + i.amended - i.consumed - i.reserved)`

interface NamedMaterial {
  readonly line: number
  readonly id: number
  readonly name: string
}

/** The materials that a line means. */
interface Meant {
  readonly ids: readonly number[]
  /** Those that nobody has to ask about. */
  readonly sure: readonly number[]
}

type AllMeant = ReadonlyMap<number, Meant>

/**
 * The materials of each line: the one with its code, or those whose search text has all its words and whose name shares one of them. Only
 * where the catalogue has none, words with a typing mistake count.
 */
async function meantMaterials(database: Database, lines: readonly WantedLine[]): Promise<AllMeant> {
  const exact = await namedMaterials(
    database,
    lines.map((line, place) => [place, codeCondition(line.text) ?? allMatch(wordPatterns(line.text))]),
  )
  const sure = meantOf(lines, exact, ['word', 'beginning', 'part'])
  const open = lines.flatMap((line, place): Condition[] =>
    sure.has(place) || codeCondition(line.text) ? [] : [[place, allMatch(slipPatterns(line.text))]],
  )
  return new Map([...sure, ...meantOf(lines, await namedMaterials(database, open), ['slip'])])
}

type Condition = readonly [place: number, condition: Fragment]

async function namedMaterials(database: Database, conditions: readonly Condition[]): Promise<readonly NamedMaterial[]> {
  if (conditions.length === 0) return []
  const searches = conditions.map(
    ([place, condition]) =>
      sql`(select ${place}::integer as line, m.id, m.label as name from material m where ${condition} and m.deleted_at is null limit ${mostMaterials})`,
  )
  return rows<NamedMaterial>(database, sql.join(searches, sql` union all `))
}

/**
 * Of each line the materials that it names best, of these likenesses: of those with a word, the ones that also have its accents. Where one is
 * called exactly so, the others are guesses.
 */
function meantOf(lines: readonly WantedLine[], named: readonly NamedMaterial[], likenesses: readonly Likeness[]): AllMeant {
  const meant = [...Map.groupBy(named, ({ line }) => line)].flatMap(([line, materials]) => {
    const text = lines[line]?.text ?? ''
    const alike = Map.groupBy(materials, ({ name }) => (codeOf(text) ? 'word' : likenessOf(text, name)))
    const likeness = likenesses.find((each) => alike.has(each))
    const best = likeness ? (alike.get(likeness) ?? []) : []
    const accented = best.filter(({ name }) => hasAccentsOf(text, name))
    const called = accented.length > 0 ? accented : best
    const whole = called.filter(({ name }) => isWholeName(text, name))
    const sure = likeness === 'word' ? (whole.length > 0 ? whole : called) : []
    return called.length > 0 ? [[line, { ids: called.map(idOf), sure: sure.map(idOf) }] as const] : []
  })
  return new Map(meant)
}

const idOf = ({ id }: NamedMaterial) => id

const codeOf = (text: string) => (/^\d{4}\.?\d{5}$/.test(text.trim()) ? text.replace(/\D/g, '') : undefined)

function codeCondition(text: string): Fragment | undefined {
  const code = codeOf(text)
  return code ? sql`m.code = ${`${code.slice(0, 4)}.${code.slice(4)}`}` : undefined
}

/** One pattern of each group. */
const allMatch = (groups: readonly (readonly string[])[]): Fragment =>
  sql.join(
    groups.map(
      (patterns) =>
        sql`(${sql.join(
          patterns.map((pattern) => sql`m.search_text like ${pattern}`),
          sql` or `,
        )})`,
    ),
    sql` and `,
  )

interface Offer extends Meant {
  readonly place: number
  readonly asked: string | null
  readonly today: string
}

/** The items with a balance that a line can mean. */
function candidatesOf({ place, ids, sure, asked: quantity, today }: Offer): Fragment {
  const asked = sql`${quantity}::numeric`
  return sql`select ${place}::integer as line, i.id as "lotItemId", l.id as "lotId", t.valid_until as "validUntil", m.label as name,
      (${asked} is null or ${asked} between coalesce(i.min_order, 0) and least(${balance}, i.max_order)) as "isEnough"
    from material m join lot_item i on i.material_id = m.id join lot l on l.id = i.owner_id join tender t on t.id = l.tender_id
    where m.id = any(${ids}::integer[]) and l.deleted_at is null and t.deleted_at is null and l.status = 'homologado' and t.status = 'vigente'
      and ${today}::date between t.valid_from and t.valid_until and ${balance} > 0
      and exists (select from lot_item_price p where p.item_id = i.id and p."from" <= ${today}::date)
    order by (m.id = any(${sure}::integer[])) desc, (${asked} is null or ${balance} >= ${asked}) desc, t.valid_until desc, i.id limit ${mostLots * mostItems}`
}

/**
 * How many of the words are in the name itself. "kit lanche" should find the snack first, although a breakfast is described for a "lanche"
 * too.
 */
function wordsWithin(text: string, name: string): number {
  const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain(text)
    .split(/\s+/)
    .filter((word) => plain(name).includes(word)).length
}

type Place = Pick<LotProposal, 'lot' | 'tender' | 'supplier' | 'supplierTrouble' | 'regions'>
type ItemFacts = Omit<ProposedItem, 'line' | 'isEnough' | 'isGuess'>
type Facts = ReadonlyMap<number, ItemFacts & Place>

/** The displayed facts of items, by id. */
async function factsOf(database: Database, items: readonly Candidate[], today: string): Promise<Facts> {
  const ids = [...new Set(items.map(({ lotItemId }) => lotItemId))]
  const found = await rows<ItemFacts & Place>(
    database,
    sql`select i.id as "lotItemId",
      jsonb_build_object('id', l.id, 'label', l.label) as lot, jsonb_build_object('id', t.id, 'label', t.label) as tender,
      jsonb_build_object('id', s.id, 'label', s.label) as supplier, ${supplierTrouble(today)} as "supplierTrouble",
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'label', r.label) order by q.position), '[]')
        from lot_region q join region r on r.id = q.region_id where q.owner_id = l.id) as regions,
      jsonb_build_object('id', m.id, 'label', m.label, 'code', m.code) as material, i.unit_code as unit,
      (select trim_scale(p.unit_price)::text from lot_item_price p where p.item_id = i.id and p."from" <= ${today}::date
        order by p."from" desc limit 1) as "unitPrice",
      trim_scale(i.quantity)::text as quantity, trim_scale(i.moved)::text as moved, trim_scale(i.amended)::text as amended,
      trim_scale(i.consumed)::text as consumed, trim_scale(i.reserved)::text as reserved, trim_scale(${balance})::text as balance
    from lot_item i join material m on m.id = i.material_id join lot l on l.id = i.owner_id join tender t on t.id = l.tender_id
      join supplier s on s.id = l.supplier_id
    where i.id = any(${ids}::integer[])`,
  )
  return new Map(found.map((item) => [item.lotItemId, item]))
}

/** One proposal; empty when the lot was deleted during the search. */
function toProposal(
  candidates: readonly Candidate[],
  { facts, meant }: { readonly facts: Facts; readonly meant: AllMeant },
): readonly LotProposal[] {
  const items = candidates
    .toSorted((one, other) => one.line - other.line)
    .flatMap(({ line, lotItemId, isEnough }) => {
      const known = facts.get(lotItemId)
      return known ? [{ line, ...known, isEnough, isGuess: !meant.get(line)?.sure.includes(known.material.id) }] : []
    })
  const [first] = items
  if (!first) return []
  const { lot, tender, supplier, supplierTrouble: trouble, regions } = first
  const shown = items.map(
    ({ lot: _lot, tender: _tender, supplier: _supplier, supplierTrouble: _trouble, regions: _regions, ...item }) => item,
  )
  const place = { lot, tender, supplier, supplierTrouble: trouble, regions }
  return [{ ...place, validUntil: lastDay(candidates), items: shown, covered: coveredBy(items) }]
}

/** How many lines a lot covers completely. */
const coveredBy = (items: readonly Pick<Candidate, 'line' | 'isEnough'>[]) =>
  new Set(items.flatMap(({ line, isEnough }) => (isEnough ? [line] : []))).size
const linesOf = (items: readonly Candidate[]) => new Set(items.map(({ line }) => line)).size
const lastDay = ([item]: readonly Candidate[]) => item?.validUntil ?? ''

function byUse(one: readonly Candidate[], other: readonly Candidate[]): number {
  return coveredBy(other) - coveredBy(one) || linesOf(other) - linesOf(one) || lastDay(other).localeCompare(lastDay(one))
}
