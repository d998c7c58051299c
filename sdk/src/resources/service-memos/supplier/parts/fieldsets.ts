import { defineFieldset } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { certificateMessages, sanctionMessages } from './messages.js'
import type { Certificate, Sanction } from './parts.js'

export const certificateFieldset = defineFieldset<Certificate>({
  messages: certificateMessages,
  fields: {
    type: kind.choice({ required: true, span: 6 }),
    issuedAt: kind.date({ isPast: true, span: 3 }),
    validUntil: kind.date({ required: true, span: 3 }),
    number: kind.text({ maxLength: 60, span: 6 }),
    fileId: kind.file({ span: 6 }),
  },
})

export const sanctionFieldset = defineFieldset<Sanction>({
  messages: sanctionMessages,
  fields: {
    type: kind.choice({ required: true, span: 6 }),
    process: kind.text({ maxLength: 60, span: 6 }),
    from: kind.date({ required: true, span: 3 }),
    to: kind.date({ span: 3 }),
    legalBasis: kind.text({ maxLength: 200, span: 6 }),
  },
})
