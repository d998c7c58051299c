import { Button } from '../../../../feedback/Button.js'
import { askedQuestions } from '../../../../blocks/questionnaire/asked.js'
import type { AnswerSheet, FormerVisit } from '../../../../blocks/questionnaire/answer.js'
import type { QuestionAnswer } from '../../../../blocks/questionnaire/answer/answer.js'
import { QuestionField } from '../../../../blocks/questionnaire/answer/QuestionField.js'
import { isNonConforming } from '../../../../blocks/questionnaire/checkAnswer.js'
import { isAnswered } from '../../../../blocks/questionnaire/lackingAnswers.js'
import type { Question } from '../../../../blocks/questionnaire/fields.js'
import { questionName } from '../../../../blocks/questionnaire/questionName.js'
import { resultOf, scoreOf, type Severity } from '../../../../blocks/questionnaire/score.js'
import type { SectionSlotProps } from '../../../../core/resource.js'
import { useCanWrite } from '../../../../data/useCanWrite.js'
import { useConfirm } from '../../../../feedback/FeedbackProvider.js'
import { issueText } from '../../../../form/checks/issueTexts.js'
import { removeRow } from '../../../../form/store/rows.js'
import { useForm, useFormState, usePlace } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { StatusBadge } from '../../../../values/StatusBadge.js'
import { siteVisitContract } from '../contract.js'
import { siteVisitMessages } from '../messages.js'
import type { SiteVisit, SiteVisitDraft } from '../schema.js'
import { sheetTexts } from './answerSheetTexts.js'
import { answerText } from './answerText.js'
import { type Answering, useAnswering } from './useAnswering.js'
import { useSheet } from './useSheet.js'
import './answers.css'

/** The questions of a visit with their answers, stored while the user answers; with the score so far. */
export function Slot({ record }: SectionSlotProps) {
  const visit = record as SiteVisit
  const { locale } = useLocale()
  const { sheet, hasFailed, retry, keep } = useSheet(visit.id, visit.version)
  const texts = sheetTexts[locale]
  if (visit.status === 'agendada') return <p className="ep-sheet-note">{texts.begin}</p>
  if (hasFailed)
    return (
      <p className="ep-sheet-note" role="alert">
        {texts.loadFailed}{' '}
        <Button variant="secondary" onPress={retry}>
          {texts.retry}
        </Button>
      </p>
    )
  return sheet ? <Sheet visit={visit} sheet={sheet} keep={keep} /> : <div className="ep-sheet-loading" aria-busy="true" />
}

interface SheetProps {
  readonly visit: SiteVisit
  readonly sheet: AnswerSheet
  readonly keep: ReturnType<typeof useSheet>['keep']
}

function Sheet({ visit, sheet, keep }: SheetProps) {
  const { locale } = useLocale()
  const canWrite = useCanWrite(siteVisitContract) === true
  const answering = useAnswering({ visitId: visit.id, sheet, keep })
  const { questionnaire, former } = sheet
  const { sections } = questionnaire
  const { answers } = answering
  const isReadOnly = !canWrite || visit.status !== 'em-andamento'
  const asked = askedQuestions(sections, answers)
  const left = sections.flatMap(({ questions }) => questions).filter(({ code }) => !asked.has(code) && isAnswered(answers[code]))
  const texts = sheetTexts[locale]
  const { sections: scores } = scoreOf(questionnaire, answers)
  return (
    <div className="ep-sheet">
      <SheetHead sheet={sheet} answering={answering} isRunning={visit.status === 'em-andamento'} />
      {sections.map((section, place) => (
        <section key={section.title} className="ep-sheet-section">
          <h3>
            {`${place + 1}. ${section.title}`}
            <small>
              {questionnaire.scored ? `${texts.weight} ${section.weight} · ${texts.score} ${scoreText(scores[place], locale)}` : null}
            </small>
          </h3>
          {section.description ? <p className="ep-sheet-note">{section.description}</p> : null}
          {section.questions
            .filter(({ code }) => asked.has(code))
            .map((question) => (
              <Answered key={question.code} question={question} answering={answering} former={former} isReadOnly={isReadOnly} />
            ))}
        </section>
      ))}
      {left.length > 0 ? <NotAsked questionnaire={questionnaire} questions={left} answering={answering} /> : null}
    </div>
  )
}

const scoreText = (score: string | null | undefined, locale: string) =>
  score === null || score === undefined ? '—' : Number(score).toLocaleString(locale, { maximumFractionDigits: 2 })

/** Progress and the score, so far while answers may still come. */
function SheetHead({
  sheet: { questionnaire, devices, awaiting, answers: stored },
  answering,
  isRunning,
}: {
  readonly sheet: AnswerSheet
  readonly answering: Answering
  readonly isRunning: boolean
}) {
  const { locale } = useLocale()
  const { answers, state, retry } = answering
  const findings = useFormState(({ values }) => values.nonConformities) as SiteVisitDraft['nonConformities']
  const isInconclusive = useFormState(({ values }) => values.isInconclusive) === true
  const asked = askedQuestions(questionnaire.sections, answers)
  const done = [...asked].filter((code) => isAnswered(answers[code])).length
  const { total } = scoreOf(questionnaire, answers)
  const severities = findings.flatMap(({ severity }) => ((severity as Severity | null) === null ? [] : [severity]))
  const result = resultOf(questionnaire, { total, severities, isInconclusive })
  const texts = sheetTexts[locale]
  const clocks = stored.filter(({ isClockOff }) => isClockOff).length
  return (
    <div className="ep-sheet-head">
      <progress max={asked.size} value={done} aria-label={texts.answered(done, asked.size)} />
      <span>{texts.answered(done, asked.size)}</span>
      {questionnaire.scored ? (
        <span>
          {texts.score} <strong>{scoreText(total, locale)}</strong>
        </span>
      ) : null}
      {done === 0 && !isInconclusive ? null : <StatusBadge status={result} label={siteVisitMessages[locale].options.result[result]} />}
      {isRunning && done < asked.size ? <span className="ep-sheet-note">{texts.soFar}</span> : null}
      <span role="status" className="ep-sheet-state">
        {state === 'idle' ? null : texts[state]}
      </span>
      {state === 'failed' ? (
        <Button variant="secondary" onPress={retry}>
          {texts.retry}
        </Button>
      ) : null}
      {clocks > 0 ? <span className="ep-sheet-note">{texts.clockOff(clocks)}</span> : null}
      {devices.length > 1 ? <span className="ep-sheet-note">{texts.devices(devices.length)}</span> : null}
      {awaiting.length > 0 ? <span className="ep-sheet-note">{texts.awaiting(awaiting.length)}</span> : null}
    </div>
  )
}

interface AnsweredProps {
  readonly question: Question
  readonly answering: Answering
  readonly former: FormerVisit | null
  readonly isReadOnly: boolean
}

function Answered({ question, answering, former, isReadOnly }: AnsweredProps) {
  const locale = useLocale()
  const texts = sheetTexts[locale.locale]
  const { code } = question
  const answer = answering.answers[code]
  const before = former?.answers.find(({ questionId }) => questionId === code)
  const refusal = answering.refusals[code]?.[0]
  const conflict = answering.conflicts[code]
  const isWrong = answer !== undefined && isNonConforming(question, answer)
  const { store } = useForm()
  const drop = useDropFinding(code)
  const give = async (next: QuestionAnswer) => {
    if (isNonConforming(question, next) || (await drop())) answering.give(question, next)
  }
  return (
    <QuestionField
      ref={usePlace(`answers.${code}`)}
      question={question}
      number={code}
      answer={answering.shown(question)}
      onChange={(next) => void give(next)}
      files={answering.files}
      error={refusal && issueText(store.resource, locale, refusal)}
      isReadOnly={isReadOnly}
    >
      {conflict ? (
        <p className="ep-sheet-conflict" role="alert">
          {texts.conflict(conflict.by?.label ?? '')} <strong>{answerText(question, conflict, locale)}</strong>
          <Button variant="secondary" onPress={() => answering.settle(code, false)}>
            {texts.keepTheirs}
          </Button>
          <Button variant="secondary" onPress={() => answering.settle(code, true)}>
            {texts.keepMine}
          </Button>
        </p>
      ) : null}
      {before && former ? (
        <p className="ep-sheet-note">
          {`${texts.former} (${locale.date(former.scheduledFor)}): ${answerText(question, before, locale)}`}
          {before.photos.length > 0 ? ` · ${texts.photos(before.photos.length)}` : null}
          {before.comment ? ` · ${before.comment}` : null}
        </p>
      ) : null}
      <p role="status" className="ep-visually-hidden">
        {isWrong ? texts.appears : null}
      </p>
      {isWrong ? <FindingButton question={question} isReadOnly={isReadOnly} /> : null}
    </QuestionField>
  )
}

/** A finding belongs to its answer: before the answer conforms, it asks whether the finding goes. @returns whether to go on */
function useDropFinding(code: string): () => Promise<boolean> {
  const { store } = useForm()
  const { locale } = useLocale()
  const confirm = useConfirm()
  const texts = sheetTexts[locale]
  return async () => {
    const { nonConformities } = store.getState().values as unknown as SiteVisitDraft
    const place = nonConformities.findIndex(({ questionId, state }) => questionId === code && state === 'aberta')
    if (place < 0) return true
    const isSure = await confirm({
      ...{ title: texts.dropFinding, message: texts.dropFindingNote(nonConformities[place]?.description ?? '') },
      ...{ acceptLabel: texts.dropFindingYes, rejectLabel: texts.dropFindingNo },
    })
    if (isSure) removeRow(store, 'nonConformities', place)
    return isSure
  }
}

/** Adds a non-conformity below, starting with the wording of its question; where nothing can be added, says that there is none. */
function FindingButton({ question: { code, statement }, isReadOnly }: { readonly question: Question; readonly isReadOnly: boolean }) {
  const { locale } = useLocale()
  const { store } = useForm()
  const findings = useFormState(({ values }) => values.nonConformities) as SiteVisitDraft['nonConformities']
  const texts = sheetTexts[locale]
  if (findings.some(({ questionId }) => questionId === code)) return <p className="ep-sheet-note">{texts.hasFinding}</p>
  if (isReadOnly) return <p className="ep-sheet-note">{texts.untold}</p>
  const blank = { severity: null, state: 'aberta', deadline: null, correctiveAction: null, followUp: null }
  const add = () => store.change('nonConformities', [...findings, { ...blank, questionId: code, description: statement }])
  return (
    <Button variant="secondary" onPress={add}>
      {texts.finding}
    </Button>
  )
}

interface NotAskedProps {
  readonly questionnaire: AnswerSheet['questionnaire']
  readonly questions: readonly Question[]
  readonly answering: Answering
}

/** Questions answered before another answer removed them. */
function NotAsked({ questionnaire, questions, answering }: NotAskedProps) {
  const locale = useLocale()
  const texts = sheetTexts[locale.locale]
  return (
    <section className="ep-sheet-section ep-sheet-left">
      <h3>
        {texts.notAsked} <small>{texts.notAskedHint}</small>
      </h3>
      <ul>
        {questions.map((question) => (
          <li key={question.code}>
            {`${questionName(questionnaire, question)} `}
            <s>{answerText(question, withFiles(answering.answers[question.code]), locale)}</s>
          </li>
        ))}
      </ul>
    </section>
  )
}

const withFiles = (answer: Answering['answers'][string]) =>
  answer && { ...answer, photos: answer.photos.map((photo) => ({ fileId: null, ...photo })) }
