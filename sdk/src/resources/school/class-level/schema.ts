import { z } from 'zod'
import { modalityCodes } from '../../../blocks/modalities/codes.js'
import { activeStatus, integer, notes, oneOf, optionalParagraphs, requiredText, someOf, storedShape } from '../../../schema/fields.js'
import { withRules } from '../../../schema/rules.js'

const fields = z.object({
  name: requiredText(3, 80),
  stage: oneOf(['vivencia', 'formacao', 'excelencia', 'vida-toda']),
  minAge: integer(3, 120),
  maxAge: integer(3, 120),
  /** The day on which a pupil has the age: the last of the year, or that of the enrolment. */
  ageReference: oneOf(['ano-civil', 'data-matricula']),
  maxStudents: integer(5, 60),
  weeklyHours: integer(1, 30),
  modalityIds: someOf(modalityCodes),
  description: optionalParagraphs(500),
  notes,
})
const entity = fields.extend({
  ...storedShape,
  status: activeStatus,
  /** The place that people gave it in the list. */
  sortOrder: z.number().int(),
  /** `6–9`. */
  ageBand: z.string(),
})

const draft = withRules(fields, ({ minAge, maxAge }, fail) => {
  if (minAge !== null && maxAge !== null && minAge > maxAge) fail('maxAge', 'classLevel.agesReversed')
})

/** A class level as it is read. */
export interface ClassLevel extends z.infer<typeof entity> {}
/** A class level as it is written. */
export interface ClassLevelDraft extends z.infer<typeof draft> {}
/** Checks record and draft; that age bands of a dimension meet is only a warning. */
export const classLevelSchema = { entity, draft }
