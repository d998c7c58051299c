import { scoreOf } from '../../../../blocks/questionnaire/score.js'
import { Modal } from '../../../../feedback/Modal.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { Link } from '../../../../navigation/Link.js'
import { type PhoneTexts, phoneTexts } from './phoneTexts.js'
import { saidText } from './saidText.js'
import { asGiven, type AskedQuestion, isGiven, visitPath } from './givenAnswers.js'
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
        {questionnaire.sections.map((section, place) => (
          <section key={section.title} aria-label={section.title}>
            <h3>{section.title}</h3>
            <Rows asked={asked.filter((each) => each.section === place)} answering={answering} texts={texts} onChoose={onChoose} />
          </section>
        ))}
        {apart.length > 0 ? (
          <section aria-label={texts.apart}>
            <h3>{texts.apart}</h3>
            <Rows asked={apart} answering={answering} texts={texts} />
          </section>
        ) : null}
        <p>
          <Link to={visitPath(read.visit.id)} className="ep-button" data-variant="accent" data-size="touch">
            {texts.finish}
          </Link>
        </p>
        <p className="ep-answer-help">{texts.finishNote}</p>
      </div>
    </Modal>
  )
}

interface RowsProps extends Partial<Pick<OverviewProps, 'onChoose'>> {
  readonly asked: readonly AskedQuestion[]
  readonly answering: PhoneVisit
  readonly texts: PhoneTexts
}

function Rows({ asked, answering, texts, onChoose }: RowsProps) {
  return (
    <ol className="ep-answer-rows">
      {asked.map((each) => {
        const { code, statement } = each.question
        const answer = answering.known.get(code)
        const words = (
          <>
            <span>{statement}</span>
            <span className="ep-answer-said" data-state={answer?.state} data-open={!isGiven(each, answer) || undefined}>
              {saidText(each, answer, texts)}
              {answer && answer.state !== 'stored' ? ` · ${texts.states[answer.state]}` : null}
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
