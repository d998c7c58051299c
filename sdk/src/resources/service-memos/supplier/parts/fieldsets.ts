import { defineFieldset } from '../../../../core/control.js'
import { choice } from '../../../../kinds/choice/choice.js'
import { file } from '../../../../kinds/part/file.js'
import { text } from '../../../../kinds/text/text.js'
import { date } from '../../../../kinds/time/date.js'
import { certificateMessages, sanctionMessages } from './messages.js'
import type { Certificate, Sanction } from './parts.js'

export const certificateFieldset = defineFieldset<Certificate>({
  messages: certificateMessages,
  fields: {
    type: choice({ required: true, span: 6 }),
    issuedAt: date({ isPast: true, span: 3 }),
    validUntil: date({ required: true, span: 3 }),
    number: text({ maxLength: 60, span: 6 }),
    fileId: file({ span: 6 }),
  },
})

export const sanctionFieldset = defineFieldset<Sanction>({
  messages: sanctionMessages,
  fields: {
    type: choice({ required: true, span: 3 }),
    process: text({ maxLength: 60, span: 3 }),
    from: date({ required: true, span: 3 }),
    to: date({ span: 3 }),
    legalBasis: text({ maxLength: 200, span: 12 }),
  },
})
