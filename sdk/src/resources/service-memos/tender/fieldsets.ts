import { defineFieldset } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'
import { extensionTexts } from './messages.js'
import type { TenderExtension } from './schema.js'

/** A term that extends the ata or the contract. */
export const extensionFieldset = defineFieldset<TenderExtension>({
  messages: extensionTexts,
  fields: {
    term: kind.text({ required: true, maxLength: 40, span: 4 }),
    signedAt: kind.date({ required: true, span: 4 }),
    until: kind.date({ required: true, span: 4 }),
  },
})
