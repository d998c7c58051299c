import { attachmentFields } from '../../../blocks/attachment/fields.js'
import { legalNatureCodes } from '../../../blocks/codes/legalNatures.js'
import { modalityCodes } from '../../../blocks/modalities/codes.js'
import { partyFields } from '../../../blocks/party/fields.js'
import type { DraftOf } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'
import { personContract } from '../../people/person/contract.js'
import { documentCategories, organizationTypes } from './parts/codes.js'
import { dirigenteFields, registrationsFields, servesFields } from './parts/fields.js'

/** The fields of an organization (Organização). Domain model B6.16. */
export const organizationFields = {
  type: kind.choice({ required: true, values: organizationTypes }),
  cnpj: kind.cnpj({ required: true }),
  companyName: kind.text({ required: true, minLength: 3, maxLength: 150 }),
  tradeName: kind.text({ maxLength: 150 }),
  acronym: kind.text({ maxLength: 20 }),
  legalNature: kind.choice({ required: true, values: legalNatureCodes }),
  /** Paraná's oldest town is of 1648; the first of Brazil, of 1532. */
  foundedAt: kind.date({ isPast: true, isLongAgo: true, first: '1500-01-01' }),
  purposes: kind.multiline({ maxLength: 1000 }),
  /** By whom it was declared of public utility. */
  publicUtility: kind.choices({ values: ['municipal', 'estadual', 'federal'] }),
  registrations: kind.groupOf(registrationsFields),
  ...partyFields(personContract),
  /** Names or addresses in social networks. */
  social: kind.text({ maxLength: 150 }),
  dirigentes: kind.rowsOf(dirigenteFields, { required: true, max: 40 }),
  modalities: kind.choices({ values: modalityCodes }),
  serves: kind.groupOf(servesFields),
  documents: kind.filesOf(attachmentFields(documentCategories), { max: 40 }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** An organization as it is written: people, places and files by id; dates `YYYY-MM-DD`, the CNPJ as 14 digits or capitals. */
export interface OrganizationDraft extends DraftOf<typeof organizationFields> {}
