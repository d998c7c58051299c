import { lotContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { effects, takeBacks } from './commands.js'
import { unbalancedItems } from './ledger.js'
import { balanceOf, computed, filters, priceOn } from './expressions.js'
import { checkLot, guards, nameUnits } from './rules.js'

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
  computed,
  filters,
  unlisted: ['items'],
  check: checkLot,
  apply: nameUnits,
  guards,
  effects,
  takeBacks,
  // Checks the derived columns against the ledger: domain model B7.1.
  nightly: { ledgerDifferences: async ({ database }) => (await unbalancedItems(database)).length },
})
