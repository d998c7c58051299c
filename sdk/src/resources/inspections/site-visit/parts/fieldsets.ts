import { defineFieldset } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import type { PhotoRow, SiteVisitFinding, SiteVisitSignature } from '../schema.js'
import { findingMessages, photoMessages, signatureMessages } from './messages.js'

export const findingFieldset = defineFieldset<SiteVisitFinding>({
  messages: findingMessages,
  fields: {
    severity: kind.choice({ required: true, span: 3 }),
    state: kind.choice({ required: true, span: 3 }),
    deadline: kind.date({ span: 3 }),
    questionId: kind.text({ maxLength: 8, upperCase: true, span: 3 }),
    description: kind.multiline({ required: true, maxLength: 1000 }),
    correctiveAction: kind.multiline({ maxLength: 1000 }),
    followUp: kind.multiline({ maxLength: 1000 }),
  },
  initial: { state: 'aberta' },
})

export const photoFieldset = defineFieldset<PhotoRow>({
  messages: photoMessages,
  fields: {
    fileId: kind.file(),
    file: kind.hidden(),
    category: kind.choice({ required: true, span: 4 }),
    takenAt: kind.dateTime({ span: 4 }),
    description: kind.text({ maxLength: 120, span: 4 }),
    latitude: kind.hidden(),
    longitude: kind.hidden(),
  },
})

export const signatureFieldset = defineFieldset<SiteVisitSignature>({
  messages: signatureMessages,
  fields: {
    role: kind.choice({ required: true, span: 4 }),
    name: kind.text({ required: true, maxLength: 120, span: 8 }),
    fileId: kind.file({ required: true, span: 8 }),
    signedAt: kind.dateTime({ span: 4 }),
  },
})
