import type { DraftOf } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'

export const extensionFields = {
  term: kind.text({ required: true, maxLength: 40 }),
  signedAt: kind.date({ required: true }),
  until: kind.date({ required: true }),
}
/** A term that extends the ata or contract (termo aditivo de prazo): signing date and new end, `YYYY-MM-DD`. */
export interface TenderExtension extends DraftOf<typeof extensionFields> {}

/** What a homologation fills in; what is left out stays as the tender has it. */
export const homologationFields = {
  homologationDate: kind.date(),
  number: kind.text({ maxLength: 20 }),
  start: kind.date(),
  end: kind.date(),
  /** A validity that begins before the homologation asks for it. */
  isConfirmed: kind.hidden(kind.toggle()),
}
/** Body of the homologation: its day, and number and period of the ata or contract. */
export interface TenderHomologation extends DraftOf<typeof homologationFields> {}
