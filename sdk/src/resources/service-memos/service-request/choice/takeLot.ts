import type { LotProposal, ProposedItem } from '../../../../blocks/pricing/proposal.js'
import { sumDecimals } from '../../../../core/decimal.js'
import type { FormStore } from '../../../../form/store/formStore.js'
import { replaceRows } from '../../../../form/store/rows.js'
import type { RequestItemDraft } from '../parts/fields.js'

/** An item of a proposal and its requested quantity. */
export interface TakenItem {
  readonly item: ProposedItem
  readonly quantity: string | null
}

/** Fills in tender, lot and items: adds to items of the same lot, or replaces those of another one. */
export function takeLot(store: FormStore, { lot, tender }: Pick<LotProposal, 'lot' | 'tender'>, taken: readonly TakenItem[]): void {
  const { fields } = store.resource
  const before = store.getState().values
  const kept = before.lotId === lot.id ? (before.items as readonly RequestItemDraft[]) : []
  if (fields.tenderId && before.tenderId !== tender.id) store.change('tenderId', tender.id, { control: fields.tenderId, link: tender })
  if (fields.lotId && before.lotId !== lot.id) store.change('lotId', lot.id, { control: fields.lotId, link: lot })
  const added = once(taken).map(({ item, quantity }) => {
    const stored = kept.find(({ lotItemId }) => lotItemId === item.lotItemId)
    return { complement: '', priceReason: '', ...stored, lotItemId: item.lotItemId, quantity: quantity ?? '', unitPrice: item.unitPrice }
  })
  const isTaken = new Set(added.map(({ lotItemId }) => lotItemId))
  const control = fields.items?.fieldset?.fields.lotItemId
  replaceRows(
    store,
    'items',
    [...kept.filter(({ lotItemId }) => lotItemId && !isTaken.has(lotItemId)), ...added],
    control ? taken.map(({ item: { lotItemId: id, material } }) => ({ control, link: { id, label: material.label } })) : [],
  )
}

/** Adds up lines of the same item, because a request has an item once. */
function once(taken: readonly TakenItem[]): readonly TakenItem[] {
  const items = new Map<number, TakenItem>()
  for (const { item, quantity } of taken) {
    const known = items.get(item.lotItemId)
    items.set(item.lotItemId, {
      item,
      quantity: known?.quantity && quantity ? sumDecimals([known.quantity, quantity]) : (known?.quantity ?? quantity),
    })
  }
  return [...items.values()]
}
