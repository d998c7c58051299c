import { type Fail, failRepeated, type Loose } from '../../../../schema/rules.js'
import type { Question } from '../../../../blocks/questionnaire/fields.js'
import { hasOptions } from '../../../../blocks/questionnaire/question.js'
import type { QuestionnaireDraft } from '../fields.js'
import { conditionIssues, type QuestionnaireRule } from './conditions.js'

/** Points that the sections of a scored questionnaire share. */
export const wholeWeight = 100

/** Rules over the whole questionnaire; domain model B6.3. */
export function questionnaireRules(draft: Loose<QuestionnaireDraft>, fail: Fail<QuestionnaireRule>): void {
  const { validFrom, validTo, scored } = draft
  const sections = draft.sections ?? []
  if (validFrom !== null && validTo !== null && validTo < validFrom) fail('validTo', 'questionnaire.validityReversed')
  const sum = sections.reduce((all, section) => all + (section?.weight ?? 0), 0)
  if (scored && sections.length > 0 && sum !== wholeWeight) fail('sections', 'questionnaire.weights', { sum })
  for (const { path, code, params } of conditionIssues(sections)) fail(path, code, params)
}

/** Rules between the fields of one question and its type. */
export function questionRules(question: Loose<Question>, fail: Fail<QuestionnaireRule>): void {
  const { type, options, min, max, step, photoMin, photoMax } = question
  const values = (options ?? []).map(({ value }) => value)
  if (hasOptions(type) && values.length < 2) fail('options', 'questionnaire.twoOptions')
  failRepeated(values, (place) => fail(`options[${place}].value`, 'questionnaire.sameValue'))
  if (min !== null && max !== null && Number(max) < Number(min)) fail('max', 'questionnaire.rangeReversed')
  if (step !== null && Number(step) <= 0) fail('step', 'questionnaire.step')
  if (photoMin !== null && photoMax !== null && photoMax < photoMin) fail('photoMax', 'questionnaire.photosReversed')
}
