import { askedQuestions } from '../../../../blocks/questionnaire/asked.js'
import { isNonConforming } from '../../../../blocks/questionnaire/checkAnswer.js'
import type { StepProps } from '../../../../core/workflow.js'
import { Notice } from '../../../../form/notices/Notice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { siteVisitMessages } from '../messages.js'
import type { SiteVisit } from '../schema.js'
import { answerText } from './answerText.js'
import { useSheet } from './useSheet.js'

/** Before a visit is concluded or homologated: the answers that do not conform and of which no non-conformity was registered. */
export function Step({ record, transition }: StepProps) {
  const locale = useLocale()
  const { id, version, nonConformities } = record as SiteVisit
  const { sheet } = useSheet(id, version)
  if (!['conclude', 'homologate'].includes(transition) || !sheet) return null
  const { sections } = sheet.questionnaire
  const answers = Object.fromEntries(sheet.answers.map((answer) => [answer.questionId, answer]))
  const asked = askedQuestions(sections, answers)
  const told = new Set(nonConformities.map(({ questionId }) => questionId))
  const isUntold = (question: (typeof sections)[number]['questions'][number]) =>
    asked.has(question.code) && !told.has(question.code) && isNonConforming(question, answers[question.code] ?? { value: null })
  const untold = sections.flatMap(({ questions }) => questions.filter(isUntold))
  if (untold.length === 0) return null
  const { undescribed, undescribedHint, undescribedBack } = siteVisitMessages[locale.locale].rules
  return (
    <Notice tone="notice" title={undescribed}>
      <ul className="ep-status-reasons">
        {untold.map((question) => (
          <li key={question.code}>{`${question.statement} · ${answerText(question, answers[question.code], locale)}`}</li>
        ))}
      </ul>
      <p>{transition === 'homologate' ? undescribedBack : undescribedHint}</p>
    </Notice>
  )
}
