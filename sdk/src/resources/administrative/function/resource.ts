import { defineResource, minor } from '../../../core/resource.js'
import * as kind from '../../../kinds/kinds.js'
import { departmentContract } from '../department/contract.js'
import { functionContract } from './contract.js'
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
  fields: {
    name: kind.text({ required: true, maxLength: 80, span: 8 }),
    code: kind.text({ required: true, maxLength: 12, upperCase: true, span: 4 }),
    category: kind.choice({ required: true }),
    departmentId: kind.reference(departmentContract, { span: 8 }),
    cbo: kind.masked({ pattern: '####-##', span: 4 }),
    weeklyHours: kind.integer({ min: 1, max: 44, unit: 'h', span: 4 }),
    requiresCref: kind.toggle({ span: 4 }),
    isInspector: kind.toggle({ span: 4 }),
    description: kind.multiline({ maxLength: 500 }),
    notes: kind.multiline({ maxLength: 2000 }),
  },
  sections: [
    {
      title: 'identification',
      fields: ['name', 'code', 'category', 'departmentId', 'cbo', 'weeklyHours', 'requiresCref', 'isInspector', 'description', 'notes'],
    },
  ],
})
