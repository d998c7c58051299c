import { lotContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { defineEntity, type Expression } from '../../records/plan/defineEntity.js'
import { rangeOrList } from '../../records/read/listCondition.js'
import { effects } from './commands.js'
import { unbalancedItems } from './ledger.js'
import { balanceOf, priceOn } from './expressions.js'
import { checkLot, guards, nameUnits } from './rules.js'

/** A sum over the items (`r`) of a lot (`t`), in BRL. */
const total =
  (amount: ReturnType<typeof sql>): Expression =>
  () =>
    sql`(select half_even(sum(${amount}), 2)::text from lot_item r where r.owner_id = t.id)`

/** A share of a hundred over the items, without an answer where there is nothing to divide by. */
const share =
  (part: ReturnType<typeof sql>, whole: ReturnType<typeof sql>): Expression =>
  () =>
    sql`(select half_even(100 * sum(${part}) / nullif(sum(${whole}), 0), 2)::text from lot_item r where r.owner_id = t.id)`

const worth = sql`(r.quantity + r.moved + r.amended) * r.awarded_unit_price`

export const lot = defineEntity(lotContract, {
  table: 'lot',
  label: ({ number, title }) => `${number}: ${title}`,
  links: { tender: { table: 'tender' }, supplier: { table: 'supplier' } },
  joins: { regionIds: { table: 'lot_region', column: 'region_id', links: 'regions' } },
  children: {
    items: {
      table: 'lot_item',
      links: { material: { table: 'material', more: { code: sql`l.code` } } },
      kept: ['consumed', 'reserved', 'moved', 'amended'],
      computed: {
        seq: () => sql`(r.position + 1)`,
        balance: () => balanceOf,
        unitPrice: priceOn,
        prices: () => sql`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'from', p."from", 'to', p."to",
          'unitPrice', p.unit_price::text, 'reason', p.reason) order by p."from"), '[]') from lot_item_price p where p.item_id = r.id)`,
      },
    },
  },
  unique: { lot_number_unique: 'number', lot_item_material: 'items' },
  computed: {
    itemCount: () => sql`(select count(*) from lot_item r where r.owner_id = t.id)::integer`,
    maxTotal: () =>
      sql`(select half_even(coalesce(sum(r.quantity * r.max_unit_price), 0), 2)::text from lot_item r where r.owner_id = t.id)`,
    awardedTotal: total(sql`case when r.awarded_unit_price is null then null else r.quantity * r.awarded_unit_price end`),
    discount: share(
      sql`r.quantity * (r.max_unit_price - r.awarded_unit_price)`,
      sql`case when r.awarded_unit_price is not null then r.quantity * r.max_unit_price end`,
    ),
    balanceShare: share(sql`${balanceOf} * r.awarded_unit_price`, worth),
    isExhausted: () => isExhausted,
  },
  filters: {
    materialId: {
      kind: 'integer',
      ids: (value) => sql`select r.owner_id from lot_item r where ${rangeOrList(sql`r.material_id`, value, sql`integer`)}`,
    },
    isExhausted: {
      kind: 'boolean',
      condition: ({ values }) => (new Set(values).size > 1 ? sql`true` : sql`${isExhausted} = ${values[0]}::boolean`),
    },
  },
  unlisted: ['items'],
  check: checkLot,
  apply: nameUnits,
  guards,
  effects,
  // The proof that derived columns ask for: domain model B7.1.
  nightly: { ledgerDifferences: async ({ database }) => (await unbalancedItems(database)).length },
})

const isExhausted = sql`(t.status = 'homologado' and not exists (select 1 from lot_item r where r.owner_id = t.id and ${balanceOf} > 0))`
