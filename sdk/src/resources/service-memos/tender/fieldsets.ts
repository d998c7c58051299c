import { defineFieldset } from '../../../core/control.js'
import { oddDay } from '../../../blocks/pricing/oddDay.js'
import * as kind from '../../../kinds/kinds.js'
import { extensionTexts, homologationTexts } from './messages.js'
import type { TenderExtension, TenderHomologation } from './schema.js'

/** A term that extends the ata or the contract. */
export const extensionFieldset = defineFieldset<TenderExtension>({
  messages: extensionTexts,
  fields: {
    term: kind.text({ required: true, maxLength: 40, span: 4 }),
    signedAt: kind.date({ required: true, span: 4 }),
    until: kind.date({ required: true, span: 4 }),
  },
  warnings: { signedAt: { of: ({ signedAt }) => oddDay(signedAt) } },
})

/** What a homologation asks for: its day, and number and period of the ata or contract. */
export const homologationFieldset = defineFieldset<TenderHomologation>({
  messages: homologationTexts,
  fields: {
    homologationDate: kind.date({ required: true, span: 6 }),
    number: kind.text({ required: true, maxLength: 20, span: 6 }),
    start: kind.date({ required: true, span: 6 }),
    end: kind.date({ required: true, span: 6 }),
    isConfirmed: kind.hidden(),
  },
})
