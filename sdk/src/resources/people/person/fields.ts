import { addressFields, blankAddress } from '../../../blocks/address/fields.js'
import { bankAccountFields } from '../../../blocks/bankAccount/fields.js'
import { type DraftOf, fieldIs } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'
import {
  emergencyContactFields,
  foreignDocumentFields,
  guardianFields,
  heldFunctionFields,
  lgpdFields,
  pcdFields,
  rgFields,
} from './parts/fields.js'
import { isDependant, isEmancipated, isResponsible, legalCapacities } from './rules/capacity.js'

type Values = Readonly<Record<string, unknown>>

const isForeign = fieldIs('nationality', 'estrangeiro', 'naturalizado')
const isBrazilian = fieldIs('nationality', 'brasileiro')
const isInternal = fieldIs('documentType', 'interno')
const isDocumented = (values: Values) => !isInternal(values)

/** The fields of a person (Pessoa); limits and required values from domain model B6.17. */
export const personFields = {
  documentType: kind.choice({ required: true, values: ['cpf', 'estrangeiro', 'interno'] }),
  cpf: kind.cpf({ required: true, visible: fieldIs('documentType', 'cpf') }),
  foreignDocument: kind.groupOf(foreignDocumentFields, { required: true, visible: fieldIs('documentType', 'estrangeiro') }),
  /** Why a person without CPF is registered under an internal code. */
  internalReason: kind.text({ required: true, visible: isInternal, maxLength: 200 }),
  name: kind.text({ required: true, minLength: 3, maxLength: 150 }),
  /** Shown first wherever the person's name appears. @see Decreto 8.727/2016 */
  socialName: kind.text({ maxLength: 150 }),
  birthDate: kind.date({ required: true, isPast: true, isLongAgo: true }),
  gender: kind.choice({ required: true, values: ['feminino', 'masculino'] }),
  nationality: kind.choice({ required: true, values: ['brasileiro', 'estrangeiro', 'naturalizado'] }),
  countryId: kind.location({ level: 'paises', required: true, visible: isForeign }),
  birthStateId: kind.location({ level: 'estados', visible: isBrazilian }),
  birthCityId: kind.location({ level: 'cidades', dependsOn: 'birthStateId', visible: isBrazilian }),
  motherName: kind.text({ required: isInternal, maxLength: 150, personal: true }),
  fatherName: kind.text({ maxLength: 150, personal: true }),
  rg: kind.groupOf(rgFields),
  legalCapacity: kind.choice({ required: true, values: legalCapacities }),
  /** The deed or court decision of the emancipation. */
  emancipationDocument: kind.text({ required: true, visible: isEmancipated, maxLength: 120 }),
  guardians: kind.rowsOf(guardianFields, {
    required: true,
    visible: isDependant,
    missing: 'person.guardianMissing',
    max: 4,
    mainKey: 'isMain',
  }),
  address: kind.groupOf(addressFields, { required: isDocumented, initial: blankAddress }),
  email: kind.email(),
  phone: kind.phone({ required: isResponsible }),
  phone2: kind.phone(),
  bankAccounts: kind.rowsOf(bankAccountFields, { max: 3, mainKey: 'isMain', sensitive: true }),
  pcd: kind.groupOf(pcdFields, { sensitive: true }),
  emergencyContact: kind.groupOf(emergencyContactFields),
  functions: kind.rowsOf(heldFunctionFields, { max: 20 }),
  /** Id of the attachment. */
  photoId: kind.picture(),
  lgpd: kind.groupOf(lgpdFields, { required: true, isNullable: false }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A person as the API receives it: function, department, city and files by id; dates `YYYY-MM-DD`, a CPF as 11 digits. */
export interface PersonDraft extends DraftOf<typeof personFields> {}
