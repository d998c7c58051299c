import { fieldIs } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { adultPeople, personContract } from '../../people/person/contract.js'
import { regionalOffices, regionContract } from '../../service-memos/region/contract.js'
import { departmentContract } from './contract.js'
import { departmentMessages } from './messages.js'

export const department = defineResource(departmentContract, {
  messages: departmentMessages,
  title: 'name',
  tree: 'parentId',
  columns: ['acronym', 'name', { key: 'kind', width: 10.5 }, minor('parent'), minor('manager'), minor('region'), 'status'],
  fields: {
    name: kind.text({ required: true, maxLength: 120, span: 8 }),
    acronym: kind.text({ required: true, maxLength: 15, upperCase: true, span: 4 }),
    kind: kind.choice({ required: true }),
    parentId: kind.reference(departmentContract, { span: 8 }),
    regionId: kind.reference(regionContract, { required: fieldIs('kind', 'escritorio-regional'), filter: regionalOffices }),
    managerId: kind.reference(personContract, { filter: adultPeople }),
    deputyId: kind.reference(personContract, { filter: adultPeople }),
    budgetUnit: kind.text({ maxLength: 20, span: 3 }),
    sortOrder: kind.integer({ min: 0, max: 999 }),
    email: kind.email({ required: true }),
    phone: kind.phone(),
    extension: kind.masked({ pattern: '#####' }),
    notes: kind.multiline({ maxLength: 2000 }),
  },
  sections: [
    {
      title: 'identification',
      fields: ['name', 'acronym', 'kind', 'parentId', 'managerId', 'deputyId', 'regionId', 'budgetUnit', 'sortOrder'],
    },
    { title: 'contact', fields: ['email', 'phone', 'extension', 'notes'] },
  ],
  // Only a warning: some units use an e-mail address of their city.
  warnings: ({ email: address }) => (address && !/[@.]pr\.gov\.br\s*$/i.test(address) ? { email: 'emailDomain' } : {}),
})
