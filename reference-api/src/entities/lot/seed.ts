import { sql } from 'kysely'
import { type Database, type Row, rows } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import { createRandom } from '../../demo/random.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import type { DemoOptions } from '../EntityFolder.js'
import { demoThemes } from '../tender/demoTender.js'
import { type DemoItem, type DemoMaterial, demoLot, type DemoTenderRow, type DemoWinner, largeLot } from './demoLot.js'

/** Lots of each tender; domain model B9 asks for 600 lots in 120 tenders. One tender has the large lot besides. */
export const lotsPerTender = 5

/** Inserts the lots of every tender. Lots in force have orders, with their movements in the ledger. */
export async function seedLots(database: Database, plan: EntityPlan, { today }: DemoOptions): Promise<void> {
  const random = createRandom(307)
  const tenders = await rows<DemoTenderRow>(
    database,
    sql`select id, coalesce(resume_status, status) as status, is_srp as "isSrp", homologation_date::text as "homologationDate",
        valid_until::text as "validUntil" from tender order by id`,
  )
  const winners = await rows<DemoWinner>(
    database,
    sql`select id, size from supplier where status = 'ativo' and person_type = 'pessoa-juridica' order by id limit 300`,
  )
  const offices = await rows<{ id: number; code: string }>(database, sql`select id, code from region where type = 'regional-esporte'`)
  const byGroup = await materialsByGroup(database)
  const world = { random, winners, offices: new Map(offices.map(({ id, code }) => [code, id])), today }
  const usual = tenders.flatMap((tender, place) =>
    Array.from({ length: lotsPerTender }, (_, index) => {
      const theme = demoThemes[place % demoThemes.length]
      const materials = theme?.groups.flatMap((code) => byGroup.get(code) ?? []) ?? []
      const staples = theme === demoThemes[0] ? staplesOf(materials) : []
      return demoLot(world, { tender, number: index + 1, theme: theme?.short ?? '', group: theme?.groups[0] ?? '', materials, staples })
    }),
  )
  const lots = [...usual, ...(await largeLots(database, { tenders, byGroup, today }))]
  await insertRows(
    database,
    'lot',
    lots.map(({ draft, status }, index) => rowOf(plan, { ...draft }, { id: index + 1, ...seededColumns, status })),
  )
  await continueIds(database, 'lot')
  await insertRows(
    database,
    'lot_region',
    lots.flatMap(({ draft }, index) => draft.regionIds.map((id, position) => ({ owner_id: index + 1, position, region_id: id }))),
  )
  const items = lots.flatMap(({ items: own }, index) =>
    own.map((item, position) => ({ ...item, row: { ...item.row, owner_id: index + 1, position } })),
  )
  await insertRows(
    database,
    'lot_item',
    items.map(({ row }, index) => ({ id: index + 1, ...row })),
  )
  await continueIds(database, 'lot_item')
  await insertLedger(database, items)
  await estimateTenders(database)
}

interface LargeLotWorld {
  readonly tenders: readonly DemoTenderRow[]
  readonly byGroup: ReadonlyMap<string, readonly DemoMaterial[]>
  readonly today: string
}

/** The large lot: in the sports material of the price register that lasts longest, of a supplier whose certificates last too. */
async function largeLots(database: Database, { tenders, byGroup, today }: LargeLotWorld) {
  const theme = demoThemes.findIndex(({ groups }) => groups.includes('78'))
  const { short = '', groups = [] } = demoThemes[theme] ?? {}
  const [tender] = tenders
    .filter(({ status }, place) => place % demoThemes.length === theme && status === 'vigente')
    .toSorted((one, other) => (other.validUntil ?? '').localeCompare(one.validUntil ?? ''))
  const [winner] = await rows<DemoWinner>(
    database,
    sql`select id, size from supplier where status = 'ativo' and person_type = 'pessoa-juridica'
        and certificates_valid_until > ${today}::date + 30 order by id limit 1`,
  )
  const materials = groups.flatMap((code) => byGroup.get(code) ?? [])
  if (!tender || !winner) return []
  return [largeLot({ winner, today }, { tender, number: lotsPerTender + 1, theme: short, materials })]
}

/** The estimate of a tender is what its lots may cost, rounded up to thousands. */
async function estimateTenders(database: Database): Promise<void> {
  await sql`update tender t set estimated_total = ceil(l.total / 1000) * 1000 from (select o.tender_id, sum(r.quantity * r.max_unit_price) as total
    from lot o join lot_item r on r.owner_id = o.id group by o.tender_id) l where l.tender_id = t.id`.execute(database)
}

/** Inserts prices and movements. The item columns come from the same movements; a test checks this. */
async function insertLedger(database: Database, items: readonly DemoItem[]): Promise<void> {
  const ofItem = (pick: (item: DemoItem) => readonly Row[]) =>
    items.flatMap((item, index) => pick(item).map((row) => ({ item_id: index + 1, ...row })))
  await insertRows(
    database,
    'lot_item_price',
    ofItem(({ firstPrice }) => (firstPrice ? [firstPrice] : [])).map((price, index) => ({ id: index + 1, ...price })),
  )
  await insertRows(
    database,
    'lot_movement',
    ofItem(({ movements }) => movements).map((movement, index) => ({ id: index + 1, ...movement })),
  )
  for (const table of ['lot_item_price', 'lot_movement']) await continueIds(database, table)
}

/** What a canteen serves each day: the first material of each name. */
function staplesOf(materials: readonly DemoMaterial[]): readonly DemoMaterial[] {
  return [/^café da manhã/i, /^almoço/i, /^jantar/i, /^kit lanche/i].flatMap((name) => {
    const found = materials.find(({ unitCode, description }) => ['REFEICAO', 'KIT'].includes(unitCode) && name.test(description))
    return found ? [found] : []
  })
}

async function materialsByGroup(database: Database): Promise<Map<string, DemoMaterial[]>> {
  const codes = demoThemes.flatMap(({ groups }) => groups)
  const found = await rows<DemoMaterial & { readonly code: string }>(
    database,
    sql`select m.id, m.description, m.unit_code as "unitCode", coalesce(m.reference_price, 25)::float8 as price, g.code
      from material m join material_group g on g.id = m.group_id where m.status = 'ativo' and g.code = any(${codes}::text[]) order by m.id`,
  )
  const byGroup = new Map<string, DemoMaterial[]>()
  for (const { code, ...material } of found) byGroup.set(code, [...(byGroup.get(code) ?? []), material])
  return byGroup
}
