import { withLooks } from '../../../../core/control.js'
import { defineResource, minor } from '../../../../core/resource.js'
import { materialGroupContract } from './contract.js'
import { materialGroupFields } from './fields.js'
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
  fields: withLooks(materialGroupFields, { name: 9 }),
  sections: [{ title: 'identification', fields: ['code', 'name', 'type', 'notes'] }],
})
