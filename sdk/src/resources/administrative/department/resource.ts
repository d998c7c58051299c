import { choice } from '../../../kinds/choice/choice.js'
import { email } from '../../../kinds/text/email.js'
import { integer } from '../../../kinds/number/integer.js'
import { masked } from '../../../kinds/code/masked.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { phone } from '../../../kinds/code/phone.js'
import { reference } from '../../../kinds/link/reference.js'
import { text } from '../../../kinds/text/text.js'
import { fieldIs } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
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
    name: text({ required: true, maxLength: 120, span: 8 }),
    acronym: text({ required: true, maxLength: 15, upperCase: true, span: 4 }),
    kind: choice({ required: true }),
    parentId: reference(departmentContract, { span: 8 }),
    regionId: reference(regionContract, { required: fieldIs('kind', 'escritorio-regional'), filter: regionalOffices }),
    managerId: reference(personContract, { filter: adultPeople }),
    deputyId: reference(personContract, { filter: adultPeople }),
    budgetUnit: text({ maxLength: 20, span: 3 }),
    sortOrder: integer({ min: 0, max: 999 }),
    email: email({ required: true }),
    phone: phone(),
    extension: masked({ pattern: '#####' }),
    notes: multiline({ maxLength: 2000 }),
  },
  sections: [
    {
      title: 'identification',
      fields: ['name', 'acronym', 'kind', 'parentId', 'managerId', 'deputyId', 'regionId', 'budgetUnit', 'sortOrder'],
    },
    { title: 'contact', fields: ['email', 'phone', 'extension', 'notes'] },
  ],
  // Only a warning: some units use an e-mail address of their city.
  warnings: ({ email: address }) => (address && !/@(.+\.)?pr\.gov\.br$/i.test(address) ? { email: 'emailDomain' } : {}),
})
