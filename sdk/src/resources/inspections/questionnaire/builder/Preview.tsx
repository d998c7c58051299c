import { ChevronLeft, ChevronRight, Eraser, Monitor, Smartphone, X } from '../../../../icons/icons.js'
import { memo, startTransition, useCallback, useContext, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { type AnswerFiles, createMemoryFiles, type QuestionAnswer } from '../../../../blocks/questionnaire/answer/answer.js'
import { QuestionField } from '../../../../blocks/questionnaire/answer/QuestionField.js'
import { askedQuestions } from '../../../../blocks/questionnaire/asked.js'
import type { Question } from '../../../../blocks/questionnaire/fields.js'
import type { ScoreRule } from '../../../../blocks/questionnaire/question.js'
import { scoreOf } from '../../../../blocks/questionnaire/score.js'
import { StoredContext, useFormState } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { IconButton } from './OptionsEditor.js'
import { placeOf, type SectionRow, sectionOf, textOf } from './pure/rows.js'
import { useBuilderText } from './useBuilderText.js'

/** Width of a phone, or the width left on a desktop. */
export type PreviewWidth = 'phone' | 'desk'
type Answers = Readonly<Record<string, QuestionAnswer | undefined>>

interface PreviewProps {
  readonly rows: readonly SectionRow[]
  /** Code of the question being edited; the preview shows its section. */
  readonly open: string | undefined
  readonly width: PreviewWidth
  readonly onWidth: (width: PreviewWidth | undefined) => void
}

/** The questionnaire as inspectors see it, to try it out: conditions and score work, and answers are not kept. */
export function Preview({ rows: latest, open, width, onWidth }: PreviewProps) {
  const { say, plural } = useBuilderText()
  // Typing in the editor stays fast because the preview may follow later.
  const rows = useDeferredValue(latest)
  const [files] = useState(createMemoryFiles)
  const [answers, setAnswers] = useState<Answers>({})
  const [chosen, choose] = useState(() => ({ open, section: (open && placeOf(latest, open)?.section) || 0 }))
  const followed = open !== chosen.open && open !== undefined ? placeOf(latest, open)?.section : undefined
  if (open !== chosen.open) choose({ open, section: followed ?? chosen.section })
  const index = Math.min(chosen.section, Math.max(0, rows.length - 1))
  const sections = useMemo(() => rows.map((row) => sectionOf(row)), [rows])
  const asked = useMemo(() => askedQuestions(sections, answers), [sections, answers])
  const section = sections[index]
  const shown = (section?.questions ?? []).filter(({ code }) => asked.has(code))
  const hidden = (section?.questions.length ?? 0) - shown.length
  const answer = useCallback((code: string, given: QuestionAnswer) => setAnswers((all) => ({ ...all, [code]: given })), [])
  const go = (step: -1 | 1) => choose({ open, section: Math.min(rows.length - 1, Math.max(0, index + step)) })
  return (
    <aside className="ep-builder-preview" aria-label={say('preview')}>
      <div className="ep-builder-preview-bar">
        <span className="ep-builder-widths" role="group" aria-label={say('preview')}>
          {(['phone', 'desk'] as const).map((each) => (
            <button key={each} type="button" className="ep-builder-add" aria-pressed={width === each} onClick={() => onWidth(each)}>
              {each === 'phone' ? (
                <Smartphone aria-hidden="true" className="ep-icon" />
              ) : (
                <Monitor aria-hidden="true" className="ep-icon" />
              )}
              {say(each)}
            </button>
          ))}
        </span>
        <span className="ep-builder-tools">
          <IconButton label={say('restart')} Icon={Eraser} onPress={() => setAnswers({})} />
          <IconButton label={say('previewOff')} Icon={X} onPress={() => onWidth(undefined)} />
        </span>
      </div>
      <Score sections={sections} index={index} answers={answers} />
      {section ? (
        <div className="ep-builder-screen" data-width={width}>
          <div className="ep-builder-screen-head">
            <IconButton label={say('previousSection')} Icon={ChevronLeft} onPress={() => go(-1)} />
            <p>
              <strong>{section.title || say('untitled')}</strong>
              <small>{say('previewSection', { number: index + 1, count: rows.length })}</small>
            </p>
            <IconButton label={say('nextSection')} Icon={ChevronRight} onPress={() => go(1)} />
          </div>
          {section.description ? <p className="ep-question-help">{textOf(section.description)}</p> : null}
          <Questions key={index} {...{ shown, answers, files, open }} onAnswer={answer} />
          {shown.length === 0 ? <p className="ep-builder-note">{say('previewEmpty')}</p> : null}
          {hidden > 0 ? <p className="ep-builder-note">{plural('hidden', hidden)}</p> : null}
        </div>
      ) : null}
    </aside>
  )
}

interface QuestionsProps {
  readonly shown: readonly Question[]
  readonly answers: Answers
  readonly files: AnswerFiles
  /** Code of the question being edited. */
  readonly open: string | undefined
  readonly onAnswer: (code: string, answer: QuestionAnswer) => void
}

/** Questions drawn at once and after each pause, because a section may have two hundred. */
const portion = 8

function Questions({ shown, answers, files, open, onAnswer }: QuestionsProps) {
  const [mounted, setMounted] = useState(portion)
  useEffect(() => {
    if (mounted < shown.length) startTransition(() => setMounted(mounted + portion))
  }, [mounted, shown.length])
  const place = useRef<HTMLDivElement>(null)
  const isThere = shown.slice(0, mounted).some(({ code }) => code === open)
  useEffect(() => {
    if (isThere && open !== undefined) reveal(place.current, open)
  }, [open, isThere])
  return (
    <div ref={place} className="ep-builder-tried">
      {shown.slice(0, mounted).map((question) => (
        <TriedQuestion key={question.code} {...{ question, files, onAnswer }} answer={answers[question.code]} />
      ))}
    </div>
  )
}

/** Scrolls a question into view inside the preview only, so that the editor does not move. */
function reveal(place: HTMLElement | null, code: string): void {
  const scroller = place?.closest('aside')
  const question = place?.querySelector(`[data-question="${code}"]`)
  if (!scroller || !question) return
  const [box, frame] = [question.getBoundingClientRect(), scroller.getBoundingClientRect()]
  const isSeen = box.top >= frame.top && box.bottom <= frame.bottom
  if (!isSeen) scroller.scrollTop += box.top - frame.top - frame.height / 3
}

interface TriedQuestionProps extends Pick<QuestionsProps, 'files' | 'onAnswer'> {
  readonly question: Question
  readonly answer: QuestionAnswer | undefined
}

const TriedQuestion = memo(function TriedQuestion({ question, answer, files, onAnswer }: TriedQuestionProps) {
  const { code } = question
  const change = useCallback((given: QuestionAnswer) => onAnswer(code, given), [code, onAnswer])
  return <QuestionField {...{ question, answer, files }} onChange={change} />
})

interface ScoreProps {
  readonly sections: readonly ReturnType<typeof sectionOf>[]
  readonly index: number
  readonly answers: Answers
}

function Score({ sections, index, answers }: ScoreProps) {
  const { say } = useBuilderText()
  const { number } = useLocale()
  const isScored = useFormState(({ values }) => values.scored === true)
  const minScore = useFormState(({ values }) => textOf(values.minScore))
  const scoreRule = (useContext(StoredContext)?.scoreRule as ScoreRule | undefined) ?? 'por-peso'
  if (!isScored) return null
  const { total, sections: each } = scoreOf({ scored: true, minScore: minScore || null, scoreRule, sections }, answers)
  const own = each[index]
  const isBelow = total !== null && minScore !== '' && Number(total) < Number(minScore)
  return (
    <p className="ep-builder-score" role="status" data-below={isBelow || undefined}>
      <strong>{total === null ? say('scoreNone') : say('score', { score: number(total) })}</strong>
      {minScore === '' ? null : <span>{say(isBelow ? 'belowLeast' : 'least', { min: number(minScore) })}</span>}
      {own ? <span>{say('scoreOf', { score: number(own) })}</span> : null}
    </p>
  )
}
