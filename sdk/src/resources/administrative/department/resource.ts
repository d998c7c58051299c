import { withLooks } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import { adultPeople } from '../../people/person/contract.js'
import { regionalOffices } from '../../service-memos/region/contract.js'
import { departmentContract } from './contract.js'
import { departmentFields } from './fields.js'
import { departmentMessages } from './messages.js'

export const department = defineResource(departmentContract, {
  messages: departmentMessages,
  title: 'name',
  tree: 'parentId',
  columns: ['acronym', 'name', { key: 'kind', width: 10.5 }, minor('parent'), minor('manager'), minor('region'), 'status'],
  fields: withLooks(departmentFields, {
    name: 8,
    acronym: 4,
    parentId: 8,
    regionId: { filter: regionalOffices },
    managerId: { filter: adultPeople },
    deputyId: { filter: adultPeople },
    budgetUnit: 3,
  }),
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
