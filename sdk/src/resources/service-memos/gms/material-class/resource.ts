import { expenseNature } from '../../../../blocks/codes/shapes.js'
import { defineResource, minor } from '../../../../core/resource.js'
import * as kind from '../../../../kinds/kinds.js'
import { materialGroupContract } from '../material-group/contract.js'
import { materialClassContract } from './contract.js'
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
  fields: {
    groupId: kind.reference(materialGroupContract, { required: true, span: 9 }),
    code: kind.masked({ required: true, pattern: '##', span: 3 }),
    name: kind.text({ required: true, maxLength: 120, span: 9 }),
    defaultExpenseNature: kind.masked({ pattern: expenseNature.mask, span: 3 }),
    notes: kind.multiline({ maxLength: 2000 }),
  },
  sections: [{ title: 'identification', fields: ['groupId', 'code', 'name', 'defaultExpenseNature', 'notes'] }],
})
