import { modalityCodes } from '../../../blocks/modalities/codes.js'
import type { DraftOf } from '../../../core/control.js'
import * as kind from '../../../kinds/kinds.js'

/** The fields of a class level (Nível de turma). */
export const classLevelFields = {
  name: kind.text({ required: true, minLength: 3, maxLength: 80 }),
  stage: kind.choice({ required: true, values: ['vivencia', 'formacao', 'excelencia', 'vida-toda'] }),
  minAge: kind.integer({ required: true, min: 3, max: 120 }),
  maxAge: kind.integer({ required: true, min: 3, max: 120 }),
  /** The day on which the pupil must have the age: the last day of the year, or the day of enrolment. */
  ageReference: kind.choice({ required: true, values: ['ano-civil', 'data-matricula'] }),
  maxStudents: kind.integer({ required: true, min: 5, max: 60 }),
  weeklyHours: kind.integer({ required: true, min: 1, max: 30 }),
  modalityIds: kind.choices({ values: modalityCodes }),
  description: kind.multiline({ maxLength: 500 }),
  notes: kind.multiline({ maxLength: 2000 }),
}

/** A class level as the API receives it. */
export interface ClassLevelDraft extends DraftOf<typeof classLevelFields> {}
