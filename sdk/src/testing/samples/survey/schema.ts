import { z } from 'zod'
import type { Stored } from '../../../core/record.js'
import { flag, type RowId, requiredText, rowsOf, storedRows, storedShape } from '../../../schema/fields.js'

export interface OptionRow {
  readonly text: string
  readonly isConform: boolean
}
export interface QuestionRow {
  readonly text: string
  readonly isRequired: boolean
  readonly options: readonly (OptionRow & RowId)[]
}
export interface SectionRow {
  readonly title: string
  readonly questions: readonly (QuestionRow & RowId)[]
}
export interface SurveyDraft {
  readonly title: string
  readonly sections: readonly (SectionRow & RowId)[]
}
export interface Survey extends Stored, SurveyDraft {}

const option = z.object({ text: requiredText(1, 120), isConform: flag })
const question = z.object({ text: requiredText(3, 250), isRequired: flag, options: rowsOf(option, 12) })
const section = z.object({ title: requiredText(3, 120), questions: rowsOf(question, 40) })
const draft = z.object({ title: requiredText(3, 150), sections: rowsOf(section, 20) })
const stored = section.extend({ questions: storedRows(question.extend({ options: storedRows(option) })) })
const entity = draft.extend({ ...storedShape, status: z.string(), sections: storedRows(stored) })

export const surveySchema = { entity, draft }
