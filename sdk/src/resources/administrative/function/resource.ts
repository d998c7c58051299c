import { withLooks } from '../../../core/control.js'
import { defineResource, minor } from '../../../core/resource.js'
import { functionContract } from './contract.js'
import { functionFields } from './fields.js'
import { functionMessages } from './messages.js'

export const staffFunction = defineResource(functionContract, {
  messages: functionMessages,
  title: 'name',
  inline: ['name', 'status'],
  columns: [
    'code',
    'name',
    { key: 'category', width: 11.5 },
    minor('cbo', 2),
    minor('requiresCref', 3),
    { ...minor('peopleCount', 1), align: 'end', width: 7.5 },
    { key: 'isInspector', isDefault: false },
    'status',
  ],
  fields: withLooks(functionFields, {
    name: 8,
    code: 4,
    departmentId: 8,
    cbo: 4,
    weeklyHours: { unit: 'h', span: 4 },
    requiresCref: 4,
    isInspector: 4,
  }),
  sections: [
    {
      title: 'identification',
      fields: ['name', 'code', 'category', 'departmentId', 'cbo', 'weeklyHours', 'requiresCref', 'isInspector', 'description', 'notes'],
    },
  ],
})
