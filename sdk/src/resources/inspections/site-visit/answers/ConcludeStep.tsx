import { askedQuestions } from '../../../../blocks/questionnaire/asked.js'
import { questionName } from '../../../../blocks/questionnaire/questionName.js'
import type { StepProps } from '../../../../core/workflow.js'
import { Notice } from '../../../../form/notices/Notice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { siteVisitMessages } from '../messages.js'
import type { SiteVisit } from '../schema.js'
import { answerText } from './answerText.js'
import { isUntold } from './isUntold.js'
import { useSheet } from './useSheet.js'

/** Before a visit is concluded or homologated: the answers that do not conform and of which no non-conformity was registered. */
export function Step({ record, transition }: StepProps) {
  const locale = useLocale()
  const visit = record as SiteVisit
  const { sheet } = useSheet(visit.id, visit.version)
  if (!['conclude', 'homologate'].includes(transition) || !sheet) return null
  const { sections } = sheet.questionnaire
  const answers = Object.fromEntries(sheet.answers.map((answer) => [answer.questionId, answer]))
  const asked = askedQuestions(sections, answers)
  const untold = sections
    .flatMap(({ questions }) => questions)
    .filter((question) => asked.has(question.code) && isUntold(question, answers[question.code], visit))
  if (untold.length === 0) return null
  const { undescribed, undescribedHint, undescribedBack } = siteVisitMessages[locale.locale].rules
  return (
    <Notice tone="notice" title={undescribed}>
      <ul className="ep-status-reasons">
        {untold.map((question) => (
          <li
            key={question.code}
          >{`${questionName(sheet.questionnaire, question)} · ${answerText(question, answers[question.code], locale)}`}</li>
        ))}
      </ul>
      <p>{transition === 'homologate' ? undescribedBack : undescribedHint}</p>
    </Notice>
  )
}
