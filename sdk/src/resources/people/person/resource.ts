import { addressFieldset } from '../../../blocks/address/fieldset.js'
import { bankAccountFieldset } from '../../../blocks/bankAccount/fieldset.js'
import { choice } from '../../../kinds/choice/choice.js'
import { cpf } from '../../../kinds/code/cpf.js'
import { date } from '../../../kinds/time/date.js'
import { email } from '../../../kinds/text/email.js'
import { group } from '../../../kinds/part/group.js'
import { integer } from '../../../kinds/number/integer.js'
import { location } from '../../../kinds/link/location.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { phone } from '../../../kinds/code/phone.js'
import { picture } from '../../../kinds/part/picture.js'
import { reference } from '../../../kinds/link/reference.js'
import { rows } from '../../../kinds/part/rows.js'
import { text } from '../../../kinds/text/text.js'
import { toggle } from '../../../kinds/choice/toggle.js'
import { fieldIs } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import { departmentContract } from '../../administrative/department/contract.js'
import { functionContract } from '../../administrative/function/contract.js'
import { isDependant, isEmancipated, isResponsible } from './rules/capacity.js'
import { personContract } from './contract.js'
import { personEffects, personRemarks, personWarnings } from './rules/effects.js'
import {
  emergencyContactFieldset,
  foreignDocumentFieldset,
  guardianFieldset,
  heldFunctionFieldset,
  lgpdFieldset,
  pcdFieldset,
  rgFieldset,
} from './parts/fieldsets.js'
import { personMessages } from './messages.js'
import type { PersonDraft } from './schema.js'

const hasDocument = (type: string) => fieldIs('documentType', type)
const isForeign = fieldIs('nationality', 'estrangeiro', 'naturalizado')
const isBrazilian = fieldIs('nationality', 'brasileiro')
const isInternal = hasDocument('interno')

export const person = defineResource(personContract, {
  messages: personMessages,
  title: (record) => record.socialName ?? record.name,
  columns: [
    { key: 'name', render: (name, record) => record.socialName ?? name },
    { key: 'document', width: 12.5 },
    minor('birthDate', 5),
    { ...minor('age', 2), align: 'end' },
    minor('legalCapacity', 6),
    'mainFunction',
    { ...minor('mainDepartment', 3), width: 13 },
    minor('city', 1),
    minor('phone', 4),
    'status',
  ],
  fields: {
    documentType: choice({ required: true, span: 4 }),
    cpf: cpf({ required: true, visible: hasDocument('cpf'), span: 4 }),
    foreignDocument: group(foreignDocumentFieldset, { required: true, visible: hasDocument('estrangeiro') }),
    internalReason: text({ required: true, visible: isInternal, maxLength: 200, span: 8 }),
    photoId: picture(),
    name: text({ required: true, maxLength: 150, span: 6 }),
    socialName: text({ maxLength: 150, span: 6 }),
    birthDate: date({ required: true, isPast: true, span: 3 }),
    gender: choice({ required: true, span: 3 }),
    nationality: choice({ required: true, span: 3 }),
    countryId: location({ level: 'paises', required: true, visible: isForeign, span: 3 }),
    birthStateId: location({ level: 'estados', visible: isBrazilian, span: 3 }),
    birthCityId: location({ level: 'cidades', dependsOn: 'birthStateId', visible: isBrazilian, span: 4 }),
    motherName: text({ required: isInternal, maxLength: 150, personal: true, span: 4 }),
    fatherName: text({ maxLength: 150, personal: true, span: 4 }),
    rg: group(rgFieldset),
    legalCapacity: choice({ required: true, span: 4 }),
    emancipationDocument: text({ required: true, visible: isEmancipated, maxLength: 120, span: 8 }),
    guardians: rows(guardianFieldset, { required: true, visible: isDependant, max: 4, mainKey: 'isMain' }),
    email: email({ span: 6 }),
    phone: phone({ required: isResponsible, span: 3 }),
    phone2: phone({ span: 3 }),
    address: group(addressFieldset, { required: (values) => !isInternal(values) }),
    functions: rows(heldFunctionFieldset, { max: 20 }),
    bankAccounts: rows(bankAccountFieldset, { max: 3, mainKey: 'isMain', sensitive: true }),
    pcd: group(pcdFieldset, { sensitive: true }),
    emergencyContact: group(emergencyContactFieldset),
    lgpd: group(lgpdFieldset, { required: true }),
    notes: multiline({ maxLength: 2000 }),
  },
  sections: [
    { title: 'document', fields: ['documentType', 'cpf', 'foreignDocument', 'internalReason'] },
    {
      title: 'identification',
      fields: [
        'photoId',
        'name',
        'socialName',
        'birthDate',
        'gender',
        'nationality',
        'countryId',
        'birthStateId',
        'birthCityId',
        'motherName',
        'fatherName',
        'rg',
      ],
    },
    { title: 'capacity', fields: ['legalCapacity', 'emancipationDocument', 'guardians'] },
    { title: 'contact', fields: ['email', 'phone', 'phone2'] },
    { title: 'address', fields: ['address'] },
    { title: 'functions', fields: ['functions'] },
    { title: 'bankAccounts', fields: ['bankAccounts'] },
    { title: 'health', fields: ['pcd', 'emergencyContact'] },
    { title: 'privacy', fields: ['lgpd', 'notes'] },
  ],
  picture: 'photoId',
  initial: { documentType: 'cpf', nationality: 'brasileiro', lgpd: lgpdFieldset.empty as PersonDraft['lgpd'] },
  filters: {
    functionId: reference(functionContract),
    departmentId: reference(departmentContract),
    cityId: location({ level: 'cidades' }),
    birthDate: date(),
    age: integer({ min: 0, max: 120 }),
    hasCurrentFunction: toggle(),
    isInspector: toggle(),
    needsCapacityReview: toggle(),
  },
  onChange: personEffects,
  warnings: personWarnings,
  remarks: personRemarks,
})
