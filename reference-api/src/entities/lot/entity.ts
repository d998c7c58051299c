import { lotContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { effects, takeBacks } from './commands.js'
import { unbalancedItems } from './ledger.js'
import { balanceOf, computed, filters, lastAmendmentOf, priceOn, pricesOf, withdrawnOf } from './expressions.js'
import { checkLot, guards, nameUnits } from './rules.js'

export const lot = defineEntity(lotContract, {
  table: 'lot',
  label: ({ number, title }) => `${number}: ${title}`,
  links: { tender: { table: 'tender' }, supplier: { table: 'supplier' } },
  joins: { regionIds: { table: 'lot_region', column: 'region_id', links: 'regions' } },
  children: {
    items: {
      table: 'lot_item',
      links: { material: { table: 'material', more: { code: sql`l.code`, unitCode: sql`l.unit_code` } } },
      kept: ['consumed', 'reserved', 'moved', 'amended'],
      computed: {
        seq: () => sql`(r.position + 1)`,
        balance: () => balanceOf,
        unitPrice: priceOn,
        prices: () => pricesOf,
        withdrawnPrices: () => withdrawnOf,
        lastAmendment: () => lastAmendmentOf,
      },
    },
  },
  unique: { lot_number_unique: 'number', lot_item_material: 'items' },
  computed,
  filters,
  unlisted: ['items'],
  listCells: { title: { of: ({ number, title }) => `${String(number)}: ${String(title)}` } },
  check: checkLot,
  apply: nameUnits,
  guards,
  effects,
  takeBacks,
  // Checks the derived columns against the ledger: domain model B7.1.
  nightly: { ledgerDifferences: async ({ database }) => (await unbalancedItems(database)).length },
})
