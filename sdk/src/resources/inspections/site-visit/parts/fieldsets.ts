import { defineFieldset, withLooks } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'
import { findingFields, type PhotoRow, photoFields, type SiteVisitFinding, type SiteVisitSignature, signatureFields } from './fields.js'
import { findingMessages, photoMessages, signatureMessages } from './messages.js'

export const findingFieldset = defineFieldset<SiteVisitFinding>({
  messages: findingMessages,
  fields: withLooks(findingFields, { severity: 3, state: 3, deadline: 3, questionId: 3 }),
  layout: ['severity', 'state', 'deadline', 'questionId', 'description', 'correctiveAction', 'followUp'],
  initial: { state: 'aberta' },
})

export const photoFieldset = defineFieldset<PhotoRow>({
  messages: photoMessages,
  fields: {
    // The row is the file, so nobody is asked for one.
    ...withLooks(photoFields, { fileId: { required: false }, category: 4, takenAt: 4, description: 4 }),
    file: kind.hidden(),
  },
  layout: ['fileId', 'category', 'takenAt', 'description'],
})

export const signatureFieldset = defineFieldset<SiteVisitSignature>({
  messages: signatureMessages,
  fields: withLooks(signatureFields, { role: 4, name: 8, fileId: 8, signedAt: 4 }),
})
