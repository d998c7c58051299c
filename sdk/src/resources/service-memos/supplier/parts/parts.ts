import { z } from 'zod'
import { storedFile } from '../../../../blocks/attachment/schema.js'
import { calendarDate, oneOf, optional, optionalId, optionalText, pastDate } from '../../../../schema/fields.js'
import { inOrder, withRules } from '../../../../schema/rules.js'

const certificateFields = z.object({
  type: oneOf(['federal-inss', 'estadual-pr', 'municipal', 'fgts-crf', 'trabalhista-cndt', 'falencia', 'tce-liberatoria']),
  number: optionalText(60),
  issuedAt: optional(pastDate()),
  validUntil: calendarDate(),
  /** Attachment. */
  fileId: optionalId,
})
/** A certificate that shows regularity (Lei 14.133/2021, arts. 62 to 70): valid from day to day (`YYYY-MM-DD`), its file by id. */
export interface Certificate extends z.infer<typeof certificateFields> {}
export const certificate = withRules(certificateFields, inOrder('issuedAt', 'validUntil'))
export const storedCertificate = certificateFields.extend({ file: storedFile.nullable() })

const sanctionFields = z.object({
  type: oneOf(['advertencia', 'multa', 'impedimento', 'inidoneidade']),
  process: optionalText(60),
  from: calendarDate(),
  to: optional(calendarDate()),
  legalBasis: optionalText(200),
})
/** A sanction (Lei 14.133/2021, art. 156), in force from day to day (`YYYY-MM-DD`); without a last day until somebody enters one. */
export interface Sanction extends z.infer<typeof sanctionFields> {}
export const sanction = withRules(sanctionFields, inOrder('from', 'to'))
