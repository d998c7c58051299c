import { partyControls } from '../../../blocks/party/controls.js'
import { fieldIs } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { personContract } from '../../people/person/contract.js'
import { materialClassContract } from '../gms/material-class/contract.js'
import { supplierContract } from './contract.js'
import { supplierMessages } from './messages.js'
import { certificateFieldset, sanctionFieldset } from './parts/fieldsets.js'

const isCompany = fieldIs('personType', 'pessoa-juridica')
const isForeign = fieldIs('personType', 'estrangeiro')

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
    { ...minor('certificatesValidUntil', 1), width: 11.5 },
    { key: 'status', width: 9 },
  ],
  fields: {
    personType: kind.choice({ required: true, span: 4 }),
    cnpj: kind.cnpj({ required: true, visible: isCompany, span: 4 }),
    cpf: kind.cpf({ required: true, visible: fieldIs('personType', 'pessoa-fisica'), span: 4 }),
    foreignId: kind.text({ required: true, visible: isForeign, maxLength: 30, upperCase: true, span: 4 }),
    countryId: kind.location({ level: 'paises', required: true, visible: isForeign, span: 4 }),
    companyName: kind.text({ required: true, maxLength: 150, span: 6 }),
    tradeName: kind.text({ maxLength: 150, span: 6 }),
    size: kind.choice({ required: true, visible: isCompany, span: 3 }),
    legalNature: kind.choice({ required: true, visible: isCompany, span: 6 }),
    mainCnae: kind.masked({ pattern: '####-#/##', span: 3 }),
    stateRegistration: kind.text({ maxLength: 19, shortcut: 'ISENTO', span: 4 }),
    cityRegistration: kind.text({ maxLength: 20, span: 4 }),
    registryNumber: kind.text({ maxLength: 30, span: 4 }),
    ...partyControls(personContract),
    certificates: kind.rows(certificateFieldset, { max: 40, validityKey: 'validUntil' }),
    sanctions: kind.rows(sanctionFieldset, { max: 20 }),
    lineIds: kind.references(materialClassContract, { links: 'lines', max: 100 }),
    notes: kind.multiline({ maxLength: 2000 }),
  },
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
