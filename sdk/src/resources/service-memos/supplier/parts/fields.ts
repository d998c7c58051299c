import type { DraftOf } from '../../../../core/control.js'
import * as kind from '../../../../kinds/kinds.js'

export const certificateFields = {
  type: kind.choice({
    required: true,
    values: ['federal-inss', 'estadual-pr', 'municipal', 'fgts-crf', 'trabalhista-cndt', 'falencia', 'tce-liberatoria'],
  }),
  number: kind.text({ maxLength: 60 }),
  issuedAt: kind.date({ isPast: true }),
  validUntil: kind.date({ required: true }),
  /** Attachment. */
  fileId: kind.file(),
}
/** A certificate that shows regularity (Lei 14.133/2021, arts. 62 to 70): valid from day to day (`YYYY-MM-DD`), its file by id. */
export interface Certificate extends DraftOf<typeof certificateFields> {}

export const sanctionFields = {
  type: kind.choice({ required: true, values: ['advertencia', 'multa', 'impedimento', 'inidoneidade'] }),
  process: kind.text({ maxLength: 60 }),
  from: kind.date({ required: true }),
  to: kind.date(),
  legalBasis: kind.text({ maxLength: 200 }),
}
/** A sanction (Lei 14.133/2021, art. 156), in force from day to day (`YYYY-MM-DD`); without a last day until somebody enters one. */
export interface Sanction extends DraftOf<typeof sanctionFields> {}
