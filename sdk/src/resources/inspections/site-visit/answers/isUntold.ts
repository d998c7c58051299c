import type { StoredAnswer } from '../../../../blocks/questionnaire/answer.js'
import { isNonConforming } from '../../../../blocks/questionnaire/checkAnswer.js'
import type { Question } from '../../../../blocks/questionnaire/fields.js'
import type { SiteVisit } from '../schema.js'

/** Whether an answer does not conform and no non-conformity was recorded for it: it lowers the score, and nobody follows it up. */
export function isUntold(
  question: Pick<Question, 'code' | 'type' | 'options'>,
  answer: Pick<StoredAnswer, 'value' | 'na'> | undefined,
  { nonConformities }: { readonly nonConformities: readonly Pick<SiteVisit['nonConformities'][number], 'questionId'>[] },
): boolean {
  return (
    answer !== undefined && isNonConforming(question, answer) && !nonConformities.some(({ questionId }) => questionId === question.code)
  )
}
