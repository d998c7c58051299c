import { z } from 'zod'
import { modalityCodes } from '../../../blocks/modalities/codes.js'
import * as field from '../../../schema/fields.js'
import { withRules } from '../../../schema/rules.js'

const fields = z.object({
  name: field.requiredText(3, 80),
  stage: field.oneOf(['vivencia', 'formacao', 'excelencia', 'vida-toda']),
  minAge: field.integer(3, 120),
  maxAge: field.integer(3, 120),
  /** The day on which the pupil must have the age: the last day of the year, or the day of enrolment. */
  ageReference: field.oneOf(['ano-civil', 'data-matricula']),
  maxStudents: field.integer(5, 60),
  weeklyHours: field.integer(1, 30),
  modalityIds: field.someOf(modalityCodes),
  description: field.optionalParagraphs(500),
  notes: field.notes,
})
const entity = fields.extend({
  ...field.storedShape,
  status: field.activeStatus,
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
