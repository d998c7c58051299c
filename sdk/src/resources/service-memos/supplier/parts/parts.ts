import { z } from 'zod'
import { storedFile } from '../../../../blocks/attachment/schema.js'
import * as field from '../../../../schema/fields.js'
import { inOrder, withRules } from '../../../../schema/rules.js'

const certificateFields = z.object({
  type: field.oneOf(['federal-inss', 'estadual-pr', 'municipal', 'fgts-crf', 'trabalhista-cndt', 'falencia', 'tce-liberatoria']),
  number: field.optionalText(60),
  issuedAt: field.optional(field.pastDate()),
  validUntil: field.calendarDate(),
  /** Attachment. */
  fileId: field.optionalId,
})
/** A certificate that shows regularity (Lei 14.133/2021, arts. 62 to 70): valid from day to day (`YYYY-MM-DD`), its file by id. */
export interface Certificate extends z.infer<typeof certificateFields> {}
export const certificate = withRules(certificateFields, inOrder('issuedAt', 'validUntil'))
export const storedCertificate = certificateFields.extend({ file: storedFile.nullable() })

const sanctionFields = z.object({
  type: field.oneOf(['advertencia', 'multa', 'impedimento', 'inidoneidade']),
  process: field.optionalText(60),
  from: field.calendarDate(),
  to: field.optional(field.calendarDate()),
  legalBasis: field.optionalText(200),
})
/** A sanction (Lei 14.133/2021, art. 156), in force from day to day (`YYYY-MM-DD`); without a last day until somebody enters one. */
export interface Sanction extends z.infer<typeof sanctionFields> {}
export const sanction = withRules(sanctionFields, inOrder('from', 'to'))
