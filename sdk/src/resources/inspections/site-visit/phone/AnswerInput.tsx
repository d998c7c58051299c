import { answerLength } from '../../../../blocks/questionnaire/answer/answer.js'
import { ChoiceAnswer } from '../../../../blocks/questionnaire/answer/ChoiceAnswer.js'
import { PlaceAnswer } from '../../../../blocks/questionnaire/answer/PlaceAnswer.js'
import { dayText, lacksYear } from '../../../../kinds/time/dateText.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { AskedQuestion, GivenChange, KnownAnswer, WrongValue } from './givenAnswers.js'
import { type PhoneTexts, filled } from './phoneTexts.js'
import { rangeText, saidText, typedText, typedValue } from './saidText.js'
import { TypedCount } from './TypedCount.js'
import { useIssueWords } from './useIssueWords.js'

interface AnswerInputProps {
  readonly asked: AskedQuestion
  readonly answer: KnownAnswer | undefined
  /** What was typed and does not fit. */
  readonly wrong: WrongValue | undefined
  readonly texts: PhoneTexts
  readonly labelledBy: string
  readonly isDisabled: boolean
  readonly onGive: (change: GivenChange) => void
  /** Told at every key. */
  readonly onType?: Hold<GivenChange>
}

/** The field to answer a question by touch: large targets for choices, and the device's own keyboards and pickers for typed values. */
export function AnswerInput(props: AnswerInputProps) {
  const { asked, answer, labelledBy, isDisabled, onGive } = props
  const { question } = asked
  const { value = null, na = false } = answer ?? {}
  switch (question.type) {
    case 'sim-nao':
    case 'sim-nao-na':
    case 'escolha-unica':
    case 'multipla-escolha':
    case 'escala':
      return <ChoiceAnswer {...{ question }} answer={{ value, na }} labelId={labelledBy} isReadOnly={isDisabled} onChange={onGive} />
    case 'localizacao':
      return <PlaceAnswer value={value} isReadOnly={isDisabled} onChange={(place) => onGive({ value: place })} />
    case 'foto':
    case 'arquivo':
    case 'assinatura':
      return null
    default:
      return <Typed key={question.code} {...props} />
  }
}

/** A browser's own date and time fields follow the browser's language, not the page's: month first in an English one. */
const keyboards: Readonly<Record<string, 'decimal' | 'numeric' | undefined>> = {
  numero: 'decimal',
  moeda: 'decimal',
  data: 'numeric',
  hora: 'numeric',
}

/** Stored in a pause of typing, at Enter, and when the user leaves the field or the page is hidden. */
function Typed({ asked, answer, wrong, texts, labelledBy, isDisabled, onGive, onType }: AnswerInputProps) {
  const { type, unit } = asked.question
  const { number } = useLocale()
  const id = useId()
  const counted = typeof answer?.value === 'string' ? answer.value : ''
  const stored = wrong?.value ?? counted
  const give = (text: string) => {
    const value = typedValue(type, text)
    if (value !== (stored || null)) onGive({ value })
  }
  const [typed, setTyped] = useTyped(typedText(type, stored), give, {
    pause: type in keyboards ? numberPause : textPause,
    hold: (text) => onType?.({ value: typedValue(type, text) }),
  })
  const note = [unit, rangeText(asked, texts, number)].filter(Boolean).join(' ')
  const common = {
    ...{ value: typed, disabled: isDisabled, className: 'ep-answer-text' },
    ...{ 'aria-labelledby': labelledBy, 'aria-describedby': id, 'aria-invalid': wrong ? true : undefined },
  }
  const wrongNote = wrong && <WrongNote wrong={wrong} counted={saidText(asked, counted === '' ? undefined : answer, texts)} texts={texts} />
  if (type === 'texto-longo')
    return (
      <>
        <textarea {...common} rows={4} onChange={(event) => setTyped(event.target.value)} onBlur={() => setTyped(typed, true)} />
        <TypedCount typed={typed} maxLength={answerLength.long} texts={texts} />
        <div id={id}>{wrongNote}</div>
      </>
    )
  return (
    <div className="ep-answer-typed">
      {type === 'moeda' ? <span aria-hidden="true">R$</span> : null}
      <input
        {...common}
        type="text"
        // The decimal keypad of an iPhone has no minus.
        inputMode={Number(asked.question.min) < 0 ? 'text' : keyboards[type]}
        placeholder={type === 'data' ? texts.day : type === 'hora' ? texts.time : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && setTyped(typed, true)}
        onBlur={() => setTyped(typed, true)}
      />
      <div id={id} className="ep-answer-note">
        {note ? <span>{note}</span> : null}
        {wrongNote}
      </div>
    </div>
  )
}

interface WrongNoteProps {
  readonly id?: string
  readonly wrong: WrongValue
  readonly counted: string
  readonly texts: PhoneTexts
}

/** Why a typed value is not taken, and what counts until it is corrected. */
export function WrongNote({ id, wrong, counted, texts }: WrongNoteProps) {
  const words = useIssueWords()
  return (
    <p id={id} className="ep-answer-wrong" role="alert">
      {words(lacksItsYear(wrong) ? { code: 'noYear', params: { example: dayText.example } } : wrong.issue)}{' '}
      {counted === texts.nothing ? null : <small>{filled(texts.stillCounts, { answer: counted })}</small>}
    </p>
  )
}

const lacksItsYear = ({ issue, value }: WrongValue) => issue.code === 'date' && lacksYear(value)

/** Milliseconds without a key before typed text is passed on: a phone may end a page without a word. */
const textPause = 400
/** Milliseconds after which text is passed on although the person goes on typing. */
const longestWait = 3000
/** A number, a date or a time is judged when it is passed on, so the person has time for its next digit. */
const numberPause = 1500

/** Keeps what is being typed, which is not passed on yet. @returns lets go of it */
export type Hold<T> = (typed: T) => (() => void) | undefined

interface Typing {
  readonly pause?: number
  readonly hold?: Hold<string>
}

/**
 * Holds typed text and passes it on in a pause of typing, when the field loses focus or unmounts, or when the page is hidden. It waits for
 * the end of a press: the notes that follow would move the choice away from under the finger, which would then not be taken.
 */
export function useTyped(
  stored: string,
  onDone: (text: string) => void,
  { pause = textPause, hold }: Typing,
): readonly [string, (text: string, isDone?: boolean) => void] {
  const [typed, setTyped] = useState<string>()
  /** When the typing began that is not handed over yet. */
  const since = useRef<number>(undefined)
  const open = useRef<{ readonly text: string; readonly done: (text: string) => void }>(undefined)
  const letGo = useRef<() => void>(undefined)
  const afterPress = useAfterPress()
  const pass = (text: string) => {
    onDone(text)
    letGo.current?.()
  }
  useEffect(() => {
    open.current = typed === undefined ? undefined : { text: typed, done: pass }
  })
  useEffect(() => {
    if (typed === undefined) return
    since.current ??= performance.now()
    const wait = Math.min(pause, Math.max(0, since.current + longestWait - performance.now()))
    const timer = setTimeout(() => {
      since.current = undefined
      afterPress(() => open.current?.done(open.current.text))
    }, wait)
    return () => clearTimeout(timer)
  }, [typed, pause, afterPress])
  useEffect(() => {
    const handOver = () => {
      open.current?.done(open.current.text)
      open.current = undefined
    }
    const whenHidden = () => document.visibilityState === 'hidden' && handOver()
    document.addEventListener('visibilitychange', whenHidden)
    window.addEventListener('pagehide', handOver)
    return () => {
      document.removeEventListener('visibilitychange', whenHidden)
      window.removeEventListener('pagehide', handOver)
      handOver()
    }
  }, [])
  const set = (text: string, isDone = false) => {
    setTyped(text)
    if (!isDone) return void (letGo.current = hold?.(text))
    since.current = undefined
    open.current = { text, done: pass }
    afterPress(() => {
      const last = open.current
      open.current = undefined
      setTyped(undefined)
      last?.done(last.text)
    })
  }
  return [typed ?? stored, set]
}

/** Runs a function after the press that is under way, and after its click. */
function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const onPress = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown'
    }
    const types = ['pointerdown', 'pointerup', 'pointercancel'] as const
    for (const type of types) document.addEventListener(type, onPress, true)
    return () => {
      for (const type of types) document.removeEventListener(type, onPress, true)
    }
  }, [])
  return useCallback((run) => {
    if (!isPressed.current) return void setTimeout(run)
    const ends = new AbortController()
    const onEnd = () => {
      ends.abort()
      setTimeout(run)
    }
    for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, onEnd, { signal: ends.signal })
  }, [])
}
