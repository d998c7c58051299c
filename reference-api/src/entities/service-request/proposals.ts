import type { LotProposal, LotProposals, ProposedItem, WantedLine } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, type Fragment, rows } from '../../database/database.js'
import { searchPatterns } from '../../records/read/searchText.js'

interface FoundItem extends ProposedItem {
  readonly lot: LotProposal['lot']
  readonly tender: LotProposal['tender']
  readonly supplier: LotProposal['supplier']
  readonly validUntil: string
}

/** Lots that are proposed, and items of one line in each. */
const mostLots = 20
const mostItems = 10

/** Which lots of tenders in force have what the lines ask for; the ones that cover most come first, then the ones that hold longest. Of their items the nearest to the words come first. */
export async function proposeLots(database: Database, lines: readonly WantedLine[], today: string): Promise<LotProposals> {
  const found = await rows<FoundItem>(
    database,
    sql`select f.* from (${sql.join(
      lines.map((line, place) => sql`(${itemsOf(line, { place, today })})`),
      sql` union all `,
    )}) f order by f."isEnough" desc, f."lotItemId"`,
  )
  const lots = new Map<number, FoundItem[]>()
  const nearness = (item: FoundItem) => wordsWithin(lines[item.line]?.text ?? '', item.material.label)
  const nearest = found.toSorted((one, other) => Number(other.isEnough) - Number(one.isEnough) || nearness(other) - nearness(one))
  for (const item of nearest) lots.set(item.lot.id, [...(lots.get(item.lot.id) ?? []), item])
  const proposals = [...lots.values()].map(toProposal).toSorted(byUse).slice(0, mostLots)
  const known = new Set(found.map(({ line }) => line))
  return { lots: proposals, missing: lines.flatMap((_, place) => (known.has(place) ? [] : [place])) }
}

/** What lots have of the materials that a line means: the one of its code, or those whose description has all its words. */
function itemsOf({ text, quantity }: WantedLine, { place, today }: { readonly place: number; readonly today: string }): Fragment {
  const code = /^\d{4}\.?\d{5}$/.test(text.trim()) ? text.replace(/\D/g, '') : undefined
  const isMeant = code
    ? sql`m.code = ${`${code.slice(0, 4)}.${code.slice(4)}`}`
    : sql.join(
        searchPatterns(text).map((pattern) => sql`m.search_text like ${pattern}`),
        sql` and `,
      )
  const balance = sql`(i.quantity + i.moved + i.amended - i.consumed - i.reserved)`
  const asked = sql`${quantity}::numeric`
  return sql`select ${place}::integer as line, i.id as "lotItemId",
      jsonb_build_object('id', l.id, 'label', l.label) as lot, jsonb_build_object('id', t.id, 'label', t.label) as tender,
      jsonb_build_object('id', s.id, 'label', s.label) as supplier, t.valid_until as "validUntil",
      jsonb_build_object('id', m.id, 'label', m.label, 'code', m.code) as material, i.unit_code as unit, trim_scale(price.now)::text as "unitPrice",
      trim_scale(i.quantity)::text as quantity, trim_scale(i.moved)::text as moved, trim_scale(i.amended)::text as amended,
      trim_scale(i.consumed)::text as consumed, trim_scale(i.reserved)::text as reserved, trim_scale(${balance})::text as balance,
      (${asked} is null or ${asked} between coalesce(i.min_order, 0) and least(${balance}, i.max_order)) as "isEnough"
    from material m join lot_item i on i.material_id = m.id join lot l on l.id = i.owner_id join tender t on t.id = l.tender_id
      join supplier s on s.id = l.supplier_id
      cross join lateral (select p.unit_price as now from lot_item_price p where p.item_id = i.id and p."from" <= ${today}::date
        order by p."from" desc limit 1) price
    where ${isMeant} and m.deleted_at is null and l.deleted_at is null and t.deleted_at is null and l.status = 'homologado' and t.status = 'vigente'
      and ${today}::date between t.valid_from and t.valid_until and ${balance} > 0
    order by (${asked} is null or ${balance} >= ${asked}) desc, t.valid_until desc, i.id limit ${mostLots * mostItems}`
}

/** How many of the words a name has itself: "kit lanche" means the snack, although a breakfast is for a "lanche" too. */
function wordsWithin(text: string, name: string): number {
  const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain(text)
    .split(/\s+/)
    .filter((word) => plain(name).includes(word)).length
}

function toProposal(found: readonly FoundItem[]): LotProposal {
  const [{ lot, tender, supplier, validUntil } = found[0] as FoundItem] = found
  const items = found.map(({ lot: _lot, tender: _tender, supplier: _supplier, validUntil: _until, ...item }) => item)
  const covered = new Set(items.flatMap(({ line, isEnough }) => (isEnough ? [line] : []))).size
  return { lot, tender, supplier, validUntil, items: items.toSorted((one, other) => one.line - other.line), covered }
}

const linesOf = ({ items }: LotProposal) => new Set(items.map(({ line }) => line)).size

function byUse(one: LotProposal, other: LotProposal): number {
  return other.covered - one.covered || linesOf(other) - linesOf(one) || other.validUntil.localeCompare(one.validUntil)
}
