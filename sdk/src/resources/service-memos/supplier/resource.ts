import { partyLooks } from '../../../blocks/party/looks.js'
import { withLooks } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { personContract } from '../../people/person/contract.js'
import { materialClassContract } from '../gms/material-class/contract.js'
import { supplierContract } from './contract.js'
import { supplierFields } from './fields.js'
import { supplierMessages } from './messages.js'
import { certificateFieldset, sanctionFieldset } from './parts/fieldsets.js'

export const supplier = defineResource(supplierContract, {
  messages: supplierMessages,
  title: 'companyName',
  columns: [
    { key: 'document', width: 12.5 },
    'companyName',
    minor('tradeName', 5),
    { ...minor('size', 4), width: 12.5 },
    { ...minor('place', 2), width: 14 },
    minor('phone', 3),
    { ...minor('certificatesValidUntil', 1), width: 12.25 },
    'status',
  ],
  fields: withLooks(supplierFields, {
    personType: 4,
    cnpj: 4,
    cpf: 4,
    foreignId: 4,
    countryId: 4,
    companyName: 6,
    tradeName: 6,
    size: 3,
    legalNature: 6,
    mainCnae: 3,
    // Typed as it is, so that the shortcut stands in the field.
    stateRegistration: { shortcut: 'ISENTO', span: 4, upperCase: false },
    cityRegistration: 4,
    registryNumber: 4,
    ...partyLooks(personContract),
    certificates: { fieldset: certificateFieldset, validityKey: 'validUntil' },
    sanctions: { fieldset: sanctionFieldset },
  }),
  sections: [
    {
      title: 'identification',
      fields: [
        'personType',
        'cnpj',
        'cpf',
        'foreignId',
        'countryId',
        'companyName',
        'tradeName',
        'size',
        'legalNature',
        'mainCnae',
        'stateRegistration',
        'cityRegistration',
        'registryNumber',
      ],
    },
    { title: 'contact', fields: ['email', 'phone', 'phone2', 'website', 'contacts'] },
    { title: 'address', fields: ['address'] },
    { title: 'certificates', fields: ['certificates'] },
    { title: 'sanctions', fields: ['sanctions'] },
    { title: 'lines', fields: ['lineIds', 'notes'] },
    { title: 'bankAccounts', fields: ['bankAccounts'] },
  ],
  initial: { personType: 'pessoa-juridica' },
  filters: {
    stateId: kind.location({ level: 'estados' }),
    cityId: kind.location({ level: 'cidades', dependsOn: 'stateId' }),
    lineId: kind.reference(materialClassContract),
    hasExpiredCertificate: kind.toggle(),
    isSanctioned: kind.toggle(),
  },
})
