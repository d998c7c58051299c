import { defineFieldset, withLooks } from '../../../../core/control.js'
import { type Certificate, certificateFields, type Sanction, sanctionFields } from './fields.js'
import { certificateMessages, sanctionMessages } from './messages.js'

export const certificateFieldset = defineFieldset<Certificate>({
  messages: certificateMessages,
  fields: withLooks(certificateFields, { type: 6, issuedAt: 3, validUntil: 3, number: 6, fileId: 6 }),
  layout: ['type', 'issuedAt', 'validUntil', 'number', 'fileId'],
})

export const sanctionFieldset = defineFieldset<Sanction>({
  messages: sanctionMessages,
  fields: withLooks(sanctionFields, { type: 6, process: 6, from: 3, to: 3, legalBasis: 6 }),
})
