import { expenseNature } from '../../../../blocks/codes/shapes.js'
import { masked } from '../../../../kinds/code/masked.js'
import { multiline } from '../../../../kinds/text/multiline.js'
import { reference } from '../../../../kinds/link/reference.js'
import { text } from '../../../../kinds/text/text.js'
import { defineResource, minor } from '../../../../core/resource.js'
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
    groupId: reference(materialGroupContract, { required: true, span: 9 }),
    code: masked({ required: true, pattern: '##', span: 3 }),
    name: text({ required: true, maxLength: 120, span: 9 }),
    defaultExpenseNature: masked({ pattern: expenseNature.mask, span: 3 }),
    notes: multiline({ maxLength: 2000 }),
  },
  sections: [{ title: 'identification', fields: ['groupId', 'code', 'name', 'defaultExpenseNature', 'notes'] }],
})
