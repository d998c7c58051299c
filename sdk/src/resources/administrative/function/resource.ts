import { choice } from '../../../kinds/choice/choice.js'
import { integer } from '../../../kinds/number/integer.js'
import { masked } from '../../../kinds/code/masked.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { reference } from '../../../kinds/link/reference.js'
import { text } from '../../../kinds/text/text.js'
import { toggle } from '../../../kinds/choice/toggle.js'
import { defineResource, minor } from '../../../core/resource.js'
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
    name: text({ required: true, maxLength: 80, span: 8 }),
    code: text({ required: true, maxLength: 12, upperCase: true, span: 4 }),
    category: choice({ required: true }),
    departmentId: reference(departmentContract, { span: 8 }),
    cbo: masked({ pattern: '####-##', span: 4 }),
    weeklyHours: integer({ min: 1, max: 44, unit: 'h', span: 4 }),
    requiresCref: toggle({ span: 4 }),
    isInspector: toggle({ span: 4 }),
    description: multiline({ maxLength: 500 }),
    notes: multiline({ maxLength: 2000 }),
  },
  sections: [
    {
      title: 'identification',
      fields: ['name', 'code', 'category', 'departmentId', 'cbo', 'weeklyHours', 'requiresCref', 'isInspector', 'description', 'notes'],
    },
  ],
})
