import { legalNatureCodes } from '../../../blocks/codes/legalNatures.js'
import { partyFields } from '../../../blocks/party/fields.js'
import { type DraftOf, fieldIs } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'
import { personContract } from '../../people/person/contract.js'
import { materialClassContract } from '../gms/material-class/contract.js'
import { certificateFields, sanctionFields } from './parts/fields.js'

const isCompany = fieldIs('personType', 'pessoa-juridica')
const isForeign = fieldIs('personType', 'estrangeiro')

/** The fields of a supplier (Fornecedor). Domain model B6.6. */
export const supplierFields = {
  personType: kind.choice({ required: true, values: ['pessoa-juridica', 'pessoa-fisica', 'estrangeiro'] }),
  cnpj: kind.cnpj({ required: true, visible: isCompany }),
  cpf: kind.cpf({ required: true, visible: fieldIs('personType', 'pessoa-fisica') }),
  /** The number under which a foreign supplier is registered at home, in `countryId`. */
  foreignId: kind.text({ required: true, visible: isForeign, pattern: /^[0-9A-Z][0-9A-Z ./-]{2,29}$/, maxLength: 30, upperCase: true }),
  countryId: kind.location({ level: 'paises', required: true, visible: isForeign }),
  companyName: kind.text({ required: true, minLength: 3, maxLength: 150 }),
  tradeName: kind.text({ maxLength: 150 }),
  /** Inscrição estadual: 8 to 14 digits with their signs, `P` before the twelve of a rural producer of São Paulo, or `ISENTO`. */
  stateRegistration: kind.text({
    pattern: /^(ISENTO|(?=.{8,19}$)(\d([./-]?\d){7,13}|P-?\d([./-]?\d){11}))$/,
    maxLength: 19,
    upperCase: true,
  }),
  cityRegistration: kind.text({ maxLength: 20 }),
  size: kind.choice({ required: true, visible: isCompany, values: ['mei', 'me', 'epp', 'demais'] }),
  legalNature: kind.choice({ required: true, visible: isCompany, values: legalNatureCodes }),
  mainCnae: kind.masked({ pattern: '####-#/##' }),
  /** Of the supplier registry CAUFPR or of GMS. */
  registryNumber: kind.text({ maxLength: 30 }),
  ...partyFields(personContract),
  certificates: kind.rowsOf(certificateFields, { max: 40 }),
  sanctions: kind.rowsOf(sanctionFields, { max: 20 }),
  /** Classes of the GMS catalogue. */
  lineIds: kind.references(materialClassContract, { links: 'lines', max: 100 }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A supplier as it is written: CNPJ as 14 digits or capitals, CPF as 11 digits; country, city, classes and files by id. */
export interface SupplierDraft extends DraftOf<typeof supplierFields> {}
