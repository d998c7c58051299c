import { partyControls } from '../../../blocks/party/controls.js'
import { fieldIs } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import { choice } from '../../../kinds/choice/choice.js'
import { toggle } from '../../../kinds/choice/toggle.js'
import { cnpj } from '../../../kinds/code/cnpj.js'
import { cpf } from '../../../kinds/code/cpf.js'
import { masked } from '../../../kinds/code/masked.js'
import { location } from '../../../kinds/link/location.js'
import { reference } from '../../../kinds/link/reference.js'
import { references } from '../../../kinds/link/references.js'
import { rows } from '../../../kinds/part/rows.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { text } from '../../../kinds/text/text.js'
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
    personType: choice({ required: true, span: 4 }),
    cnpj: cnpj({ required: true, visible: isCompany, span: 4 }),
    cpf: cpf({ required: true, visible: fieldIs('personType', 'pessoa-fisica'), span: 4 }),
    foreignId: text({ required: true, visible: isForeign, maxLength: 30, upperCase: true, span: 4 }),
    countryId: location({ level: 'paises', required: true, visible: isForeign, span: 4 }),
    companyName: text({ required: true, maxLength: 150, span: 6 }),
    tradeName: text({ maxLength: 150, span: 6 }),
    size: choice({ required: true, visible: isCompany, span: 3 }),
    legalNature: choice({ required: true, visible: isCompany, span: 6 }),
    mainCnae: masked({ pattern: '####-#/##', span: 3 }),
    stateRegistration: text({ maxLength: 19, shortcut: 'ISENTO', span: 4 }),
    cityRegistration: text({ maxLength: 20, span: 4 }),
    registryNumber: text({ maxLength: 30, span: 4 }),
    ...partyControls(personContract),
    certificates: rows(certificateFieldset, { max: 40, validityKey: 'validUntil' }),
    sanctions: rows(sanctionFieldset, { max: 20 }),
    lineIds: references(materialClassContract, { links: 'lines', max: 100 }),
    notes: multiline({ maxLength: 2000 }),
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
    stateId: location({ level: 'estados' }),
    cityId: location({ level: 'cidades' }),
    lineId: reference(materialClassContract),
    hasExpiredCertificate: toggle(),
    isSanctioned: toggle(),
  },
})
