import { withLooks } from '../../../../core/control.js'
import { defineResource, minor } from '../../../../core/resource.js'
import { materialClassContract } from './contract.js'
import { materialClassFields } from './fields.js'
import { materialClassMessages } from './messages.js'

export const materialClass = defineResource(materialClassContract, {
  messages: materialClassMessages,
  title: 'name',
  inline: ['name', 'status'],
  columns: [
    { key: 'fullCode', width: 7.5 },
    'name',
    { ...minor('group', 1), width: 18 },
    { key: 'defaultExpenseNature', isDefault: false },
    { ...minor('itemCount', 0), align: 'end', width: 7.5 },
    'status',
  ],
  fields: withLooks(materialClassFields, { groupId: 9, name: 9 }),
  sections: [{ title: 'identification', fields: ['groupId', 'code', 'name', 'defaultExpenseNature', 'notes'] }],
})
