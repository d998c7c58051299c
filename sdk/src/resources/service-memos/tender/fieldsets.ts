import { defineFieldset } from '../../../core/control.js'
import { text } from '../../../kinds/text/text.js'
import { date } from '../../../kinds/time/date.js'
import { extensionTexts } from './messages.js'
import type { TenderExtension } from './schema.js'

/** A term that extends the ata or the contract. */
export const extensionFieldset = defineFieldset<TenderExtension>({
  messages: extensionTexts,
  fields: {
    term: text({ required: true, maxLength: 40, span: 4 }),
    signedAt: date({ required: true, span: 4 }),
    until: date({ required: true, span: 4 }),
  },
})
