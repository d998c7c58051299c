import { choice, email, integer, multiline, phone, reference, text } from '../../../core/control.js'
import { defineResource } from '../../../core/resource.js'
import { departmentContract } from './contract.js'
import { departmentMessages } from './messages.js'

export const department = defineResource(departmentContract, {
  messages: departmentMessages,
  title: (record) => record.name,
  columns: ['acronym', 'name', 'kind', 'parent', 'manager', 'region', 'status'],
  fields: {
    name: text({ required: true, maxLength: 120 }),
    acronym: text({ required: true, maxLength: 15, upperCase: true }),
    kind: choice({ required: true }),
    parentId: reference(departmentContract),
    managerId: reference(departmentContract),
    deputyId: reference(departmentContract),
    regionId: reference(departmentContract, { required: (values) => values.kind === 'escritorio-regional' }),
    email: email({ required: true }),
    phone: phone(),
    extension: text({ maxLength: 5 }),
    budgetUnit: text({ maxLength: 20 }),
    sortOrder: integer({ min: 0, max: 999 }),
    notes: multiline({ maxLength: 2000 }),
  },
  sections: [
    {
      title: 'identification',
      fields: ['name', 'acronym', 'kind', 'parentId', 'regionId', 'managerId', 'deputyId', 'budgetUnit', 'sortOrder'],
    },
    { title: 'contact', fields: ['email', 'phone', 'extension', 'notes'] },
  ],
  empty: {
    name: '',
    acronym: '',
    kind: null,
    parentId: null,
    managerId: null,
    deputyId: null,
    regionId: null,
    email: '',
    phone: '',
    extension: '',
    budgetUnit: '',
    sortOrder: null,
    notes: '',
  },
  filters: { kind: choice(), parentId: reference(departmentContract), regionId: reference(departmentContract) },
})
