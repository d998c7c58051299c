import { isNonConforming } from '../../../../blocks/questionnaire/checkAnswer.js'
import { questionName } from '../../../../blocks/questionnaire/questionName.js'
import { scoreOf } from '../../../../blocks/questionnaire/score.js'
import { Modal } from '../../../../feedback/Modal.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { useIsOnline } from '../../../../mount/useIsOnline.js'
import { Link } from '../../../../navigation/Link.js'
import { counted, outboxTexts } from '../../../../outbox/outboxTexts.js'
import { type PhoneTexts, phoneTexts } from './phoneTexts.js'
import { saidText } from './saidText.js'
import { asGiven, type AskedQuestion, type Lack, lackOf, visitPath } from './givenAnswers.js'
import type { PhoneVisit } from './usePhoneVisit.js'

interface OverviewProps {
  readonly answering: PhoneVisit
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (code: string) => void
}

/** All questions with their answers, by section; a tap opens one. */
export function Overview({ answering, isOpen, onClose, onChoose }: OverviewProps) {
  const { locale, number } = useLocale()
  const texts = phoneTexts[locale]
  const { read, known, asked, apart } = answering
  if (!read) return null
  const { questionnaire } = read.sheet
  const { total } = scoreOf(questionnaire, asGiven(known))
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={texts.overview} size="full" isDismissable>
      <div className="ep-answer-overview">
        {total === null ? null : (
          <p>
            {texts.score}: <strong>{number(total)}</strong>
          </p>
        )}
        <Lacking answering={answering} texts={texts} onChoose={onChoose} />
        {questionnaire.sections.map((section, place) => (
          <section key={section.title} aria-label={section.title}>
            <h3>{section.title}</h3>
            <Rows asked={asked.filter((each) => each.section === place)} answering={answering} texts={texts} onChoose={onChoose} />
          </section>
        ))}
        {apart.length > 0 ? (
          <section aria-label={texts.apart}>
            <h3>{texts.apart}</h3>
            <Rows asked={apart} answering={answering} texts={texts} isMixed />
          </section>
        ) : null}
        <Finish answering={answering} texts={texts} />
      </div>
    </Modal>
  )
}

/** The way to the record, which opens only with network: without it, says so here, and that the answers are safe. */
function Finish({ answering: { read, view, isFromDevice }, texts }: { readonly answering: PhoneVisit; readonly texts: PhoneTexts }) {
  const { locale } = useLocale()
  const isOnline = useIsOnline()
  if (!read) return null
  const keeping = view.outbox?.isKept ? texts.finishKept : outboxTexts[locale].kept.page
  return (
    <>
      <p role="status" className="ep-answering-remark">
        {isOnline && !isFromDevice ? null : `${texts.finishAway} ${keeping}`}
      </p>
      {isOnline ? (
        <p>
          <Link to={visitPath(read.visit.id)} className="ep-button" data-variant="accent" data-size="touch">
            {texts.finish}
          </Link>
        </p>
      ) : null}
      <p className="ep-answer-help">{texts.finishNote}</p>
    </>
  )
}

/** What is still missing before the visit can be concluded, each with the way to it. */
function Lacking({ answering, texts, onChoose }: Pick<OverviewProps, 'answering' | 'onChoose'> & { readonly texts: PhoneTexts }) {
  const lacking = answering.asked.filter((each) => lackOf(each, answering) !== undefined)
  const wanted = lacking.filter((each) => isWanted(each, lackOf(each, answering)))
  const untold = answering.asked.filter((each) => isUntold(each, answering))
  const optional = lacking.length - wanted.length
  // Without them the numbers would not add up to all questions.
  const more = optional === 0 ? [] : [counted(texts.optional, optional)]
  const open = answering.asked.filter((each) => wanted.includes(each) || untold.includes(each))
  if (open.length === 0) return <p role="status">{[texts.complete, ...more].join(' ')}</p>
  const title = [
    ...(wanted.length > 0 ? [counted(texts.lacking, wanted.length)] : []),
    ...(untold.length > 0 ? [counted(texts.untold, untold.length)] : []),
    ...more,
  ].join(' · ')
  return (
    <section aria-label={title} className="ep-answer-open">
      <h3>{title}</h3>
      <Rows asked={open} answering={answering} texts={texts} onChoose={onChoose} isMixed />
    </section>
  )
}

/** A question without an answer stops the conclusion only if it is required. */
const isWanted = ({ question }: AskedQuestion, lack: Lack | undefined): boolean =>
  lack !== undefined && (lack !== 'answer' || question.required)

/** Whether the answer does not conform and nothing says what is wrong. */
function isUntold({ question }: AskedQuestion, { known, read }: PhoneVisit): boolean {
  const answer = known.get(question.code)
  const { finding = read?.findings[question.code] } = answer ?? {}
  return answer !== undefined && !finding && isNonConforming(question, answer)
}

interface RowsProps extends Partial<Pick<OverviewProps, 'onChoose'>> {
  readonly asked: readonly AskedQuestion[]
  readonly answering: PhoneVisit
  readonly texts: PhoneTexts
  /** The questions are of several sections. @default of one, which is their heading */
  readonly isMixed?: boolean
}

function Rows({ asked, answering, texts, onChoose, isMixed = false }: RowsProps) {
  const questionnaire = answering.read?.sheet.questionnaire
  return (
    <ol className="ep-answer-rows">
      {asked.map((each) => {
        const { code, statement } = each.question
        const name = isMixed && questionnaire ? questionName(questionnaire, each.question) : statement
        const counted = answering.known.get(code)
        const wrong = answering.wrong[code]
        const answer = wrong ? { ...counted, value: wrong.value, state: undefined } : counted
        const lack = lackOf(each, answering)
        const lacksWords = isUntold(each, answering)
        const notes = [
          ...(answer?.state === 'waiting' ? [texts.states.waiting] : []),
          ...(lack !== undefined && lack !== 'answer' ? [texts.lacks[lack]] : []),
          ...(lacksWords ? [texts.undescribed] : []),
        ]
        const words = (
          <>
            <span>{name}</span>
            <span className="ep-answer-said" data-state={answer?.state} data-open={lack !== undefined || lacksWords || undefined}>
              {[saidText(each, answer, texts), ...notes].join(' · ')}
            </span>
          </>
        )
        return (
          <li key={code}>
            {onChoose ? (
              <button type="button" onClick={() => onChoose(code)}>
                {words}
              </button>
            ) : (
              <p>{words}</p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
