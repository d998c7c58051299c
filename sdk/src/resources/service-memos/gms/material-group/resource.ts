import { defineResource, minor } from '../../../../core/resource.js'
import * as kind from '../../../../kinds/kinds.js'
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
    code: kind.masked({ required: true, pattern: '##', span: 3 }),
    name: kind.text({ required: true, maxLength: 120, span: 9 }),
    type: kind.choice({ required: true, span: 4 }),
    notes: kind.multiline({ maxLength: 2000 }),
  },
  sections: [{ title: 'identification', fields: ['code', 'name', 'type', 'notes'] }],
})
