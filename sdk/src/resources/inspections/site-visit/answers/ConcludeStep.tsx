import { askedQuestions } from '../../../../blocks/questionnaire/asked.js'
import { isNonConforming } from '../../../../blocks/questionnaire/checkAnswer.js'
import { questionName } from '../../../../blocks/questionnaire/questionName.js'
import type { StepProps } from '../../../../core/workflow.js'
import { Notice } from '../../../../form/notices/Notice.js'
import { type Reason, Refusal } from '../../../../form/status/Refusal.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { siteVisitMessages } from '../messages.js'
import { findingMessages, signatureMessages } from '../parts/messages.js'
import type { SiteVisit } from '../schema.js'
import { answerText } from './answerText.js'
import { missingSides, signerNames } from '../signing/signers.js'
import { isUntold } from './isUntold.js'
import { lacksDeadline } from './lacksDeadline.js'
import { useSheet } from './useSheet.js'

/** What a visit still lacks before it is concluded or homologated. None of it is demanded, and afterwards none is seen so easily. */
export function Step({ record, transition, onField }: StepProps) {
  const visit = record as SiteVisit
  if (!['conclude', 'homologate'].includes(transition)) return null
  // A concluded visit is homologated or given back: nothing can be filled in before.
  const way = transition === 'conclude' ? onField : undefined
  return (
    <div className="ep-form-notices">
      <Undescribed visit={visit} transition={transition} />
      <Outlived visit={visit} onField={way} />
      <Undated visit={visit} onField={way} />
      {transition === 'conclude' ? <Unsigned visit={visit} onField={way} /> : null}
    </div>
  )
}

type Lacking = Pick<StepProps, 'onField'> & { readonly visit: SiteVisit }

/** The grave non-conformities that nobody has to correct by a day. */
function Undated({ visit: { nonConformities }, onField }: Lacking) {
  const { locale } = useLocale()
  const { singular, options } = findingMessages[locale]
  const reasons = nonConformities.flatMap((finding, index): readonly Reason[] => {
    const field = { path: `nonConformities[${index}].deadline`, label: `${singular} ${index + 1}` }
    return lacksDeadline(finding) ? [{ field, words: `${options?.severity?.[finding.severity]} · ${finding.description}` }] : []
  })
  return <Refusal title={siteVisitMessages[locale].rules.undated} reasons={reasons} onField={onField} />
}

/** The sides that did not sign. */
function Unsigned({ visit, onField }: Lacking) {
  const { locale } = useLocale()
  const roles = signatureMessages[locale].options?.role
  const names = signerNames(visit)
  const reasons = missingSides(visit.signatures).map((side) => ({
    field: { path: '#signatures', label: roles?.[side] ?? side },
    words: names[side] || siteVisitMessages[locale].rules.unnamed,
  }))
  return <Refusal title={siteVisitMessages[locale].rules.unsigned} reasons={reasons} onField={onField} />
}

/** The non-conformities whose answers were corrected since: they still decide the result. */
function Outlived({ visit, onField }: Lacking) {
  const locale = useLocale()
  const { sheet } = useSheet(visit.id, visit.version)
  if (!sheet) return null
  const questions = sheet.questionnaire.sections.flatMap((section) => section.questions)
  const reasons = visit.nonConformities.flatMap(({ questionId, description }, index): readonly Reason[] => {
    const question = questions.find(({ code }) => code === questionId)
    const answer = sheet.answers.find((given) => given.questionId === questionId)
    if (!question || !answer || isNonConforming(question, answer)) return []
    const field = { path: `nonConformities[${index}].description`, label: `${findingMessages[locale.locale].singular} ${index + 1}` }
    return [{ field, words: `${description} · ${questionName(sheet.questionnaire, question)} · ${answerText(question, answer, locale)}` }]
  })
  return <Refusal title={siteVisitMessages[locale.locale].rules.outlived} reasons={reasons} onField={onField} />
}

/** The answers that do not conform and of which no non-conformity was registered. */
function Undescribed({ visit, transition }: Pick<Lacking, 'visit'> & Pick<StepProps, 'transition'>) {
  const locale = useLocale()
  const { sheet } = useSheet(visit.id, visit.version)
  if (!sheet) return null
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
