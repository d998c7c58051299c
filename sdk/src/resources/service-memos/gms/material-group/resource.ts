import { choice } from '../../../../kinds/choice/choice.js'
import { masked } from '../../../../kinds/code/masked.js'
import { multiline } from '../../../../kinds/text/multiline.js'
import { text } from '../../../../kinds/text/text.js'
import { defineResource, minor } from '../../../../core/resource.js'
import { materialGroupContract } from './contract.js'
import { materialGroupMessages } from './messages.js'

export const materialGroup = defineResource(materialGroupContract, {
  messages: materialGroupMessages,
  title: 'name',
  inline: ['name', 'status'],
  columns: [
    { key: 'code', width: 7.5 },
    'name',
    minor('type', 2),
    { ...minor('classCount', 1), align: 'end', width: 7.5 },
    { ...minor('itemCount', 0), align: 'end', width: 7.5 },
    'status',
  ],
  fields: {
    code: masked({ required: true, pattern: '##', span: 3 }),
    name: text({ required: true, maxLength: 120, span: 9 }),
    type: choice({ required: true, span: 4 }),
    notes: multiline({ maxLength: 2000 }),
  },
  sections: [{ title: 'identification', fields: ['code', 'name', 'type', 'notes'] }],
})
