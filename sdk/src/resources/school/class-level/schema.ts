import { z } from 'zod'
import { modalityCodes } from '../../../blocks/modalities/codes.js'
import { activeStatus, integer, notes, oneOf, optionalParagraphs, requiredText, someOf, storedShape } from '../../../schema/fields.js'
import { withRules } from '../../../schema/rules.js'

const fields = z.object({
  name: requiredText(3, 80),
  stage: oneOf(['vivencia', 'formacao', 'excelencia', 'vida-toda']),
  minAge: integer(3, 120),
  maxAge: integer(3, 120),
  /** The day on which the pupil must have the age: the last day of the year, or the day of enrolment. */
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
  /** Position in the users' own order. */
  sortOrder: z.number().int(),
  /** `6–9`. */
  ageBand: z.string(),
})

const draft = withRules(fields, ({ minAge, maxAge }, fail) => {
  if (minAge !== null && maxAge !== null && minAge > maxAge) fail('maxAge', 'classLevel.agesReversed')
})

/** A class level as the API returns it. */
export interface ClassLevel extends z.infer<typeof entity> {}
/** A class level as the API receives it. */
export interface ClassLevelDraft extends z.infer<typeof draft> {}
/** Checks record and draft. Overlapping ages in a dimension are only a warning. */
export const classLevelSchema = { entity, draft }
