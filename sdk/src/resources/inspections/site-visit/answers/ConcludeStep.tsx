import { askedQuestions } from '../../../../blocks/questionnaire/asked.js'
import { isNonConforming } from '../../../../blocks/questionnaire/checkAnswer.js'
import type { StepProps } from '../../../../core/workflow.js'
import { Notice } from '../../../../form/notices/Notice.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import type { SiteVisit } from '../schema.js'
import { sheetTexts } from './answerSheetTexts.js'
import { answerText } from './answerText.js'
import { useSheet } from './useSheet.js'

/** Before a visit is concluded: the answers that do not conform and of which no non-conformity was registered. */
export function Step({ record, transition }: StepProps) {
  return transition === 'conclude' ? <Undescribed visit={record as SiteVisit} /> : null
}

function Undescribed({ visit: { id, version, nonConformities } }: { readonly visit: SiteVisit }) {
  const locale = useLocale()
  const texts = sheetTexts[locale.locale]
  const { sheet } = useSheet(id, version)
  if (!sheet) return null
  const { sections } = sheet.questionnaire
  const answers = Object.fromEntries(sheet.answers.map((answer) => [answer.questionId, answer]))
  const asked = askedQuestions(sections, answers)
  const told = new Set(nonConformities.map(({ questionId }) => questionId))
  const untold = sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      const answer = answers[question.code]
      const isUntold = answer && asked.has(question.code) && !told.has(question.code) && isNonConforming(question, answer)
      return isUntold ? [{ question, answer }] : []
    })
  if (untold.length === 0) return null
  return (
    <Notice tone="notice" title={texts.undescribed(untold.length)}>
      <ul className="ep-status-reasons">
        {untold.map(({ question, answer }) => (
          <li key={question.code}>{`${question.statement} · ${answerText(question, answer, locale)}`}</li>
        ))}
      </ul>
      <p>{texts.undescribedHint}</p>
    </Notice>
  )
}
