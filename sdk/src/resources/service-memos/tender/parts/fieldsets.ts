import { defineFieldset, withLooks } from '../../../../core/control.js'
import { oddDay } from '../../../../blocks/pricing/oddDay.js'
import { extensionTexts, homologationTexts } from '../messages.js'
import { extensionFields, homologationFields, type TenderExtension, type TenderHomologation } from './fields.js'

/** A term that extends the ata or the contract. */
export const extensionFieldset = defineFieldset<TenderExtension>({
  messages: extensionTexts,
  fields: withLooks(extensionFields, { term: 4, signedAt: 4, until: 4 }),
  warnings: { signedAt: { of: ({ signedAt }) => oddDay(signedAt) } },
})

/** What a homologation asks for: its day, and number and period of the ata or contract. The server takes less: what is left out stays. */
export const homologationFieldset = defineFieldset<TenderHomologation>({
  messages: homologationTexts,
  fields: withLooks(homologationFields, {
    homologationDate: { required: true, span: 6 },
    number: { required: true, span: 6 },
    start: { required: true, span: 6 },
    end: { required: true, span: 6 },
  }),
})
