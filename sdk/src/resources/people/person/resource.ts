import { addressFieldset } from '../../../blocks/address/fieldset.js'
import { bankAccountFieldset } from '../../../blocks/bankAccount/fieldset.js'
import { today } from '../../../core/calendar.js'
import { withLooks } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { formatDate } from '../../../locale/formatDate.js'
import { departmentContract } from '../../administrative/department/contract.js'
import { functionContract } from '../../administrative/function/contract.js'
import { personContract } from './contract.js'
import { type PersonDraft, personFields } from './fields.js'
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
  fields: withLooks(personFields, {
    documentType: 4,
    cpf: 4,
    foreignDocument: { fieldset: foreignDocumentFieldset },
    internalReason: 8,
    name: 6,
    socialName: 6,
    birthDate: 3,
    gender: { span: 3, reads: readGender, readsColumn: readGenderColumn },
    nationality: 3,
    countryId: 3,
    birthStateId: 3,
    birthCityId: 4,
    motherName: 4,
    fatherName: 4,
    rg: { fieldset: rgFieldset },
    legalCapacity: 4,
    emancipationDocument: 8,
    guardians: { fieldset: guardianFieldset },
    email: 6,
    phone: 3,
    phone2: 3,
    address: { fieldset: addressFieldset },
    functions: { fieldset: heldFunctionFieldset },
    bankAccounts: { fieldset: bankAccountFieldset },
    pcd: { fieldset: pcdFieldset },
    emergencyContact: { fieldset: emergencyContactFieldset },
    lgpd: { fieldset: lgpdFieldset },
  }),
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
  panels: {
    personalData: { load: () => import('./privacy/PersonalDataPanel.js'), needsAll: true },
    access: { load: () => import('./access/PersonAccess.js'), isForManagers: true, address: 'acesso' },
  },
  sealed: ({ anonymized }) =>
    anonymized
      ? { code: 'anonymized', params: { value: formatDate(today(new Date(anonymized.at))), reason: anonymized.reason } }
      : undefined,
  offers: ({ anonymized }) => !anonymized,
  initial: { documentType: 'cpf', nationality: 'brasileiro', lgpd: lgpdFieldset.empty as PersonDraft['lgpd'] },
  filters: {
    functionId: kind.reference(functionContract),
    departmentId: kind.reference(departmentContract),
    cityId: kind.location({ level: 'cidades' }),
    birthDate: kind.date({ isLongAgo: true }),
    age: kind.integer({ min: 0, max: 120 }),
    hasCurrentFunction: kind.toggle(),
    isInspector: kind.toggle(),
    needsCapacityReview: kind.toggle(),
  },
  onChange: personEffects,
  warnings: personWarnings,
  remarks: personRemarks,
})
