import { unitCodes } from '../../../../blocks/codes/units.js'
import type { Control, DraftOf } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import type { RowReferenceOptions } from '../../../../kinds/link/rowReference.js'
import { materialContract } from '../../gms/material/contract.js'
import { lotContract } from '../contract.js'

/** Above zero, up to four decimal places. */
const some = { min: 0.0001 } as const
/** More than any item holds; the command knows the limit. */
const mostAmended = 9_999_999_999

export const lotItemFields = {
  materialId: kind.reference(materialContract, { required: true, code: 'code', keeps: ['unitCode'] }),
  complement: kind.multiline({ maxLength: 1000 }),
  /** Defaults to the material's own unit. */
  unitCode: kind.choice({ values: unitCodes }),
  quantity: kind.quantity({ required: true, ...some }),
  maxUnitPrice: kind.unitPrice({ required: true }),
  awardedUnitPrice: kind.unitPrice(),
  brand: kind.text({ maxLength: 80 }),
  model: kind.text({ maxLength: 80 }),
  minOrder: kind.quantity(some),
  maxOrder: kind.quantity(some),
}
/** An item of a lot as the API receives it. */
export interface LotItemDraft extends DraftOf<typeof lotItemFields> {}

/** An item of the lot by its number. Its type is written out, because the contract's own type follows from these fields. */
const item: Control<number, RowReferenceOptions> = kind.rowReference({
  required: true,
  links: 'chosenItem',
  of: lotContract,
  rows: 'items',
  key: 'seq',
  params: () => ({}),
})
/** The person confirmed what the server asks about: a price above the maximum, a very large quantity. */
const isConfirmed = kind.hidden(kind.toggle())

export const transferFields = {
  item,
  direction: kind.choice({ required: true, values: ['entrada', 'saida'] }),
  quantity: kind.quantity({ required: true, ...some }),
  participant: kind.text({ required: true, minLength: 2, maxLength: 120 }),
  /** The act of the managing body that allows the transfer. */
  authorization: kind.text({ required: true, minLength: 3, maxLength: 60 }),
  isConfirmed,
}
/** Body of the command that moves a quantity of an item to or from another body (remanejamento). */
export interface LotTransfer extends DraftOf<typeof transferFields> {}

export const amendFields = {
  item,
  quantity: kind.quantity({ required: true, min: -mostAmended, max: mostAmended }),
  term: kind.text({ required: true, maxLength: 60 }),
  isConfirmed,
}
/** Body of the command that adds a quantity of an item to a contract (aditivo); below zero it takes back what was added by mistake, once that is confirmed. */
export interface LotAmendment extends DraftOf<typeof amendFields> {}

export const repriceFields = {
  item,
  unitPrice: kind.unitPrice({ required: true }),
  from: kind.date({ required: true }),
  isConfirmed,
}
/** Body of the command that sets a new price of an item from a day on (reequilíbrio). */
export interface LotRepricing extends DraftOf<typeof repriceFields> {}

export const withdrawPriceFields = { item }
/** Body of the command that takes the last price of an item back, while no request has used it. */
export interface LotWithdrawal extends DraftOf<typeof withdrawPriceFields> {}
