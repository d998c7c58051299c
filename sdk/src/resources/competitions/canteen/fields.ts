import { addressFields, blankAddress } from '../../../blocks/address/fields.js'
import type { DraftOf } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'
import { personContract } from '../../people/person/contract.js'
import { lotContract } from '../../service-memos/lot/contract.js'
import { serviceRequestContract } from '../../service-memos/service-request/contract.js'
import { supplierContract } from '../../service-memos/supplier/contract.js'
import { tenderContract } from '../../service-memos/tender/contract.js'
import { accessControls, mealTypes } from './codes.js'
import { dayFields, licenseFields, mealFields, menuFields } from './parts/fields.js'

/** The fields of a canteen (Refeitório). */
export const canteenFields = {
  eventId: kind.hidden(kind.recordId({ required: true })),
  name: kind.text({ required: true, minLength: 3, maxLength: 120 }),
  placeName: kind.text({ required: true, minLength: 3, maxLength: 150 }),
  address: kind.groupOf(addressFields, { required: true, initial: blankAddress }),
  phone: kind.phone(),
  /** Seats available at one time. */
  capacity: kind.integer({ required: true, min: 1, max: 5000 }),
  /** How many times the seats are filled in one meal. */
  turns: kind.integer({ required: true, min: 1, max: 10 }),
  operatingFrom: kind.date({ required: true, near: ({ operatingTo }) => operatingTo }),
  operatingTo: kind.date({ required: true, near: ({ operatingFrom }) => operatingFrom }),
  accessControl: kind.choice({ required: true, values: accessControls }),
  managerId: kind.reference(personContract, { required: true }),
  nutritionistId: kind.reference(personContract),
  /** The nutritionist's number at the Conselho Regional de Nutricionistas. */
  nutritionistCrn: kind.text({ maxLength: 20 }),
  sanitaryLicense: kind.groupOf(licenseFields, { isOwn: true }),
  /** The tender of the lot that pays for the meals. */
  tenderId: kind.reference(tenderContract),
  lotId: kind.reference(lotContract, { params: ({ tenderId }) => ({ licitacaoId: tenderId }) }),
  /** Defaults to the supplier of the lot. */
  supplierId: kind.reference(supplierContract),
  requestId: kind.reference(serviceRequestContract),
  meals: kind.rowsOf(mealFields, { max: mealTypes.length }),
  menus: kind.rowsOf(menuFields, { max: 200 }),
  daily: kind.rowsOf(dayFields, { max: 200, isOwn: true }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A canteen as the API receives it: event, people, lot and request by id, dates `YYYY-MM-DD`, times `HH:MM`. */
export interface CanteenDraft extends DraftOf<typeof canteenFields> {}
