import { timestamp } from '../../../../core/serverClock.js'
import { Button } from '../../../../feedback/Button.js'
import { type RefObject, useId, useRef } from 'react'
import { hasFiles, isNonConforming } from '../../../../blocks/questionnaire/checkAnswer.js'
import { lackingPhotos } from '../../../../blocks/questionnaire/lackingAnswers.js'
import { useConfirm } from '../../../../feedback/FeedbackProvider.js'
import { useLoaded } from '../../../../feedback/useLoaded.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { AnswerInput } from './AnswerInput.js'
import { type PhoneTexts, phoneTexts, filled } from './phoneTexts.js'
import { saidText } from './saidText.js'
import { CommentField } from './CommentField.js'
import { FindingBox } from './FindingBox.js'
import { type AskedQuestion, type GivenChange, type KnownAnswer, mostFilesOf, type TypedPart, wrongName } from './givenAnswers.js'
import { PhotoPicture } from './PhotoPicture.js'
import { PhotoStrip, withFiles } from './PhotoStrip.js'
import { sha256Of } from '../../../../blocks/questionnaire/answer/preparePhoto.js'
import { useKeptDrawing } from '../signing/useKeptDrawing.js'
import { useIssueWords } from './useIssueWords.js'
import type { PhoneVisit } from './usePhoneVisit.js'

interface QuestionCardProps {
  readonly answering: PhoneVisit
  readonly asked: AskedQuestion
  readonly place: number
}

/** One question: wording, answer, photos and comment, and the answer of the last visit. */
export function QuestionCard({ answering, asked, place }: QuestionCardProps) {
  const texts = phoneTexts[useLocale().locale]
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { question } = asked
  const answer = answering.known.get(question.code)
  const isDisabled = !answering.isRunning
  const confirm = useConfirm()
  const words = useIssueWords()
  const { finding = answering.read?.findings[question.code] } = answer ?? {}
  const wrongIn = (part: TypedPart) => answering.wrong[wrongName(question.code, part)]
  const told = wrongIn('finding')?.value ?? finding?.description
  const give = async (change: GivenChange) => {
    const isKept = change.value === undefined || isNonConforming(question, { na: change.na, value: change.value })
    if (isKept || told === undefined) return answering.give(question.code, change)
    const isSure = await confirm({
      ...{ title: texts.dropFinding, message: filled(texts.dropFindingNote, { text: told }) },
      ...{ acceptLabel: texts.dropFindingYes, rejectLabel: texts.dropFindingNo },
    })
    if (isSure) await answering.give(question.code, { ...change, finding: null })
  }
  const hold = (change: GivenChange) => answering.hold(question.code, change)
  const lacking = lackingPhotos(question, answer, answering.policy)
  const lacks = lacking === 1 ? texts.needsPhotos.one : lacking > 0 ? filled(texts.needsPhotos.other, { count: lacking }) : undefined
  const isWrong = isNonConforming(question, answer ?? { value: null })
  const common = { asked, answer, texts, isDisabled }
  return (
    <article className="ep-answer-card" aria-labelledby={headingId} data-code={question.code} data-state={answer?.state}>
      <header>
        <p className="ep-answer-about">
          <span>{filled(texts.question, { place, total: answering.asked.length })}</span>
          {answer ? <span className="ep-answer-state">{texts.states[answer.state]}</span> : null}
        </p>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {question.statement}
          {question.required ? <span className="ep-answer-required"> ({texts.required})</span> : null}
        </h2>
        {question.help ? <p className="ep-answer-help">{question.help}</p> : null}
      </header>
      {answer?.rival ? <Conflict answering={answering} asked={asked} answer={answer} texts={texts} /> : null}
      {answer?.state === 'refused' ? (
        <p className="ep-answer-wrong" role="alert">
          {answer.entry?.refusal?.message ?? words(answer.entry?.refusal?.fieldErrors[0])}
        </p>
      ) : null}
      <AnswerInput {...common} wrong={wrongIn('value')} labelledBy={headingId} onGive={(change) => void give(change)} onType={hold} />
      {question.type === 'assinatura' ? <Signature {...common} answering={answering} /> : null}
      <div className="ep-answer-evidence">
        {question.type !== 'assinatura' && mostFilesOf(asked) > 0 ? <PhotoStrip {...common} answering={answering} /> : null}
        {question.allowComment ? (
          <CommentField
            key={question.code}
            comment={answer?.comment ?? null}
            wrong={wrongIn('comment')}
            texts={texts}
            isDisabled={isDisabled}
            onGive={(comment) => void give({ comment })}
            onType={(comment) => hold({ comment })}
          />
        ) : null}
        {lacks === undefined ? null : <p className="ep-answer-lacking">{lacks}</p>}
      </div>
      <Asked>{[isWrong ? texts.finding : undefined, lacks].filter(Boolean).join('. ')}</Asked>
      {isWrong ? (
        <FindingBox
          key={question.code}
          finding={finding}
          wrong={wrongIn('finding')}
          texts={texts}
          isDisabled={isDisabled}
          onGive={(given) => void give({ finding: given })}
          onType={(given) => hold({ finding: given })}
        />
      ) : null}
      {answer && (answer.value !== null || answer.na) && !isDisabled && !hasFiles(question.type) ? (
        <Clear heading={heading} texts={texts} onClear={() => void give({ value: null, na: false })} />
      ) : null}
      <LastTime asked={asked} answering={answering} texts={texts} />
    </article>
  )
}

/** What an answer asks for, told in one message. */
function Asked({ children }: { readonly children: string }) {
  return (
    <p role="status" className="ep-visually-hidden">
      {children}
    </p>
  )
}

interface ClearProps extends Pick<PartProps, 'texts'> {
  readonly heading: RefObject<HTMLElement | null>
  readonly onClear: () => void
}

/** Goes with the answer that it takes away, so the focus goes to the question. */
function Clear({ heading, texts, onClear }: ClearProps) {
  const press = () => {
    heading.current?.focus({ preventScroll: true })
    onClear()
  }
  return (
    <button type="button" className="ep-answer-link" onClick={press}>
      {texts.clear}
    </button>
  )
}

interface PartProps {
  readonly answering: PhoneVisit
  readonly asked: AskedQuestion
  readonly texts: PhoneTexts
}

/** Loaded on demand, because few questions ask for a signature. */
const loadBoard = () => import('../../../../blocks/questionnaire/answer/SignatureBoard.js')

function Signature({
  answering,
  asked,
  answer,
  texts,
  isDisabled,
}: PartProps & { readonly answer: KnownAnswer | undefined; readonly isDisabled: boolean }) {
  const { code } = asked.question
  const [signed] = answer?.photos ?? []
  const board = useLoaded(loadBoard, signed === undefined && !isDisabled)
  const { text: drawing, keep: keepDrawing } = useKeptDrawing(`signature ${answering.read?.visit.id} ${code}`, answering.view.outbox)
  const keep = async (file: File) => {
    const photo = { file, about: { sha256: await sha256Of(file), takenAt: timestamp() } }
    await answering.give(code, withFiles(asked, [], [photo]), [photo])
    keepDrawing(null)
  }
  if (!signed)
    return isDisabled || !board || drawing === undefined ? null : (
      <board.SignatureBoard key={code} onKeep={keep} drawing={drawing} onStroke={keepDrawing} />
    )
  return (
    <div className="ep-answer-signature">
      <PhotoPicture photo={signed} answering={answering} label={texts.sign} />
      {isDisabled ? null : (
        <Button variant="secondary" size="touch" onPress={() => void answering.give(code, withFiles(asked, [], []))}>
          {texts.signAgain}
        </Button>
      )}
    </div>
  )
}

/** Two devices gave different answers: the user chooses for each question. */
function Conflict({ answering, asked, answer, texts }: PartProps & { readonly answer: KnownAnswer }) {
  const { rival } = answer
  const { code } = asked.question
  return (
    <section className="ep-answer-conflict" role="alert">
      <p>{texts.conflict}</p>
      <dl>
        <dt>{filled(texts.theirs, { who: rival?.by?.label ?? '?' })}</dt>
        <dd>{saidText(asked, rival, texts)}</dd>
        <dt>{texts.mine}</dt>
        <dd>{saidText(asked, answer, texts)}</dd>
      </dl>
      <div className="ep-answer-row">
        <Button variant="secondary" size="touch" onPress={() => void answering.takeTheirs(code)}>
          {texts.takeTheirs}
        </Button>
        <Button variant="accent" size="touch" onPress={() => void answering.keepMine(code)}>
          {texts.keepMine}
        </Button>
      </div>
    </section>
  )
}

/** The answer of the visit before, with its photo. */
function LastTime({ asked, answering, texts }: PartProps) {
  const { date } = useLocale()
  const former = answering.read?.sheet.former
  if (!former) return null
  const answer = former.answers.find(({ questionId }) => questionId === asked.question.code)
  const [photo] = answer?.photos ?? []
  if (!answer) return <p className="ep-answer-last">{texts.lastNone}</p>
  return (
    <aside className="ep-answer-last">
      {photo ? <PhotoPicture photo={photo} answering={answering} label={texts.photos} /> : null}
      <p>
        {filled(texts.last, { day: date(former.scheduledFor) })} <strong>{saidText(asked, answer, texts)}</strong>
      </p>
    </aside>
  )
}
