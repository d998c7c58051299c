import { addressFieldset } from '../../../blocks/address/fieldset.js'
import { bankAccountFieldset } from '../../../blocks/bankAccount/fieldset.js'
import { fieldIs } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { departmentContract } from '../../administrative/department/contract.js'
import { functionContract } from '../../administrative/function/contract.js'
import { isDependant, isEmancipated, isResponsible } from './rules/capacity.js'
import { personContract } from './contract.js'
import { readGender, readGenderColumn } from './rules/readGender.js'
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
    documentType: kind.choice({ required: true, span: 4 }),
    cpf: kind.cpf({ required: true, visible: hasDocument('cpf'), span: 4 }),
    foreignDocument: kind.group(foreignDocumentFieldset, { required: true, visible: hasDocument('estrangeiro') }),
    internalReason: kind.text({ required: true, visible: isInternal, maxLength: 200, span: 8 }),
    photoId: kind.picture(),
    name: kind.text({ required: true, maxLength: 150, span: 6 }),
    socialName: kind.text({ maxLength: 150, span: 6 }),
    birthDate: kind.date({ required: true, isPast: true, span: 3 }),
    gender: kind.choice({ required: true, span: 3, reads: readGender, readsColumn: readGenderColumn }),
    nationality: kind.choice({ required: true, span: 3 }),
    countryId: kind.location({ level: 'paises', required: true, visible: isForeign, span: 3 }),
    birthStateId: kind.location({ level: 'estados', visible: isBrazilian, span: 3 }),
    birthCityId: kind.location({ level: 'cidades', dependsOn: 'birthStateId', visible: isBrazilian, span: 4 }),
    motherName: kind.text({ required: isInternal, maxLength: 150, personal: true, span: 4 }),
    fatherName: kind.text({ maxLength: 150, personal: true, span: 4 }),
    rg: kind.group(rgFieldset),
    legalCapacity: kind.choice({ required: true, span: 4 }),
    emancipationDocument: kind.text({ required: true, visible: isEmancipated, maxLength: 120, span: 8 }),
    guardians: kind.rows(guardianFieldset, { required: true, visible: isDependant, max: 4, mainKey: 'isMain' }),
    email: kind.email({ span: 6 }),
    phone: kind.phone({ required: isResponsible, span: 3 }),
    phone2: kind.phone({ span: 3 }),
    address: kind.group(addressFieldset, { required: (values) => !isInternal(values) }),
    functions: kind.rows(heldFunctionFieldset, { max: 20 }),
    bankAccounts: kind.rows(bankAccountFieldset, { max: 3, mainKey: 'isMain', sensitive: true }),
    pcd: kind.group(pcdFieldset, { sensitive: true }),
    emergencyContact: kind.group(emergencyContactFieldset),
    lgpd: kind.group(lgpdFieldset, { required: true }),
    notes: kind.multiline({ maxLength: 2000 }),
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
    functionId: kind.reference(functionContract),
    departmentId: kind.reference(departmentContract),
    cityId: kind.location({ level: 'cidades' }),
    birthDate: kind.date(),
    age: kind.integer({ min: 0, max: 120 }),
    hasCurrentFunction: kind.toggle(),
    isInspector: kind.toggle(),
    needsCapacityReview: kind.toggle(),
  },
  onChange: personEffects,
  warnings: personWarnings,
  remarks: personRemarks,
})
