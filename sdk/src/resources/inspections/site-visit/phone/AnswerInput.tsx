import { answerLength } from '../../../../blocks/questionnaire/answer/answer.js'
import { ScaleEnds } from '../../../../blocks/questionnaire/answer/ScaleEnds.js'
import { Button } from '../../../../feedback/Button.js'
import { dayText, lacksYear } from '../../../../kinds/time/dateText.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { AskedQuestion, KnownAnswer, WrongValue } from './givenAnswers.js'
import { type PhoneTexts, filled } from './phoneTexts.js'
import { capturePlace, type PlaceTrouble, troubleOf } from './places.js'
import { rangeText, saidText, typedText, typedValue } from './saidText.js'
import { TypedCount } from './TypedCount.js'
import { useIssueWords } from './useIssueWords.js'
import type { GivenChange } from './usePhoneVisit.js'

interface AnswerInputProps {
  readonly asked: AskedQuestion
  readonly answer: KnownAnswer | undefined
  /** What was typed and does not fit. */
  readonly wrong: WrongValue | undefined
  readonly texts: PhoneTexts
  readonly labelledBy: string
  readonly isDisabled: boolean
  readonly onGive: (change: GivenChange) => void
}

/** The field to answer a question by touch: large targets for choices, and the device's own keyboards and pickers for typed values. */
export function AnswerInput(props: AnswerInputProps) {
  const { type } = props.asked.question
  if (type === 'sim-nao' || type === 'sim-nao-na') return <YesNo {...props} />
  if (type === 'escolha-unica' || type === 'escala') return <OneOf {...props} />
  if (type === 'multipla-escolha') return <SomeOf {...props} />
  if (type === 'localizacao') return <PlaceInput {...props} />
  if (type === 'foto' || type === 'arquivo' || type === 'assinatura') return null
  return <Typed key={props.asked.question.code} {...props} />
}

interface Choice {
  readonly value: string
  readonly label: string
}

function YesNo({ asked, answer, texts, ...props }: AnswerInputProps) {
  const choices: readonly Choice[] = [
    { value: 'sim', label: texts.yes },
    { value: 'nao', label: texts.no },
    ...(asked.question.type === 'sim-nao-na' ? [{ value: 'na', label: texts.notApplicable }] : []),
  ]
  const chosen = answer?.na ? 'na' : typeof answer?.value === 'string' ? answer.value : undefined
  const give = (value: string) => props.onGive(value === 'na' ? { na: true, value: null } : { na: false, value })
  return <Choices {...props} choices={choices} chosen={chosen} onChoose={give} layout="row" />
}

function OneOf({ asked, answer, ...props }: AnswerInputProps) {
  const { type, options, scale } = asked.question
  const [least = 1, most = 5] = (scale ?? '1-5').split('-').map(Number)
  const steps = Array.from({ length: most - least + 1 }, (_, place) => String(least + place))
  const choices: readonly Choice[] = type === 'escala' ? steps.map((value) => ({ value, label: value })) : options
  const chosen = typeof answer?.value === 'string' ? answer.value : undefined
  return (
    <>
      <Choices
        {...props}
        choices={choices}
        chosen={chosen}
        onChoose={(value) => props.onGive({ value })}
        layout={type === 'escala' ? 'scale' : 'column'}
      />
      <ScaleEnds question={asked.question} />
    </>
  )
}

interface ChoicesProps extends Pick<AnswerInputProps, 'labelledBy' | 'isDisabled'> {
  readonly choices: readonly Choice[]
  readonly chosen: string | undefined
  readonly onChoose: (value: string) => void
  readonly layout: 'row' | 'column' | 'scale'
}

function Choices({ choices, chosen, labelledBy, isDisabled, onChoose, layout }: ChoicesProps) {
  const name = useId()
  return (
    <div className={`ep-answer-choices ep-answer-${layout}`} role="radiogroup" aria-labelledby={labelledBy}>
      {choices.map(({ value, label }) => (
        <label key={value} className="ep-answer-choice">
          <input type="radio" name={name} value={value} checked={chosen === value} disabled={isDisabled} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}

function SomeOf({ asked, answer, labelledBy, isDisabled, onGive }: AnswerInputProps) {
  const chosen = Array.isArray(answer?.value) ? (answer.value as readonly string[]) : []
  const toggle = (value: string) => {
    const next = asked.question.options.map((option) => option.value).filter((one) => chosen.includes(one) !== (one === value))
    onGive({ value: next.length > 0 ? next : null })
  }
  return (
    <fieldset className="ep-answer-choices ep-answer-column" aria-labelledby={labelledBy} disabled={isDisabled}>
      {asked.question.options.map(({ value, label }) => (
        <label key={value} className="ep-answer-choice">
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A browser's own date and time fields follow the browser's language, not the page's: month first in an English one. */
const keyboards: Readonly<Record<string, 'decimal' | 'numeric' | undefined>> = {
  numero: 'decimal',
  moeda: 'decimal',
  data: 'numeric',
  hora: 'numeric',
}

/** Stored in a pause of typing, at Enter, and when the user leaves the field or the page is hidden. */
function Typed({ asked, answer, wrong, texts, labelledBy, isDisabled, onGive }: AnswerInputProps) {
  const { type, unit } = asked.question
  const { number } = useLocale()
  const id = useId()
  const counted = typeof answer?.value === 'string' ? answer.value : ''
  const stored = wrong?.value ?? counted
  const give = (text: string) => {
    const value = typedValue(type, text)
    if (value !== (stored || null)) onGive({ value })
  }
  const [typed, setTyped] = useTyped(typedText(type, stored), give, type in keyboards ? numberPause : textPause)
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

/**
 * Holds typed text and passes it on in a pause of typing, when the field loses focus or unmounts, or when the page is hidden. It waits for
 * the end of a press: the notes that follow would move the choice away from under the finger, which would then not be taken.
 */
export function useTyped(
  stored: string,
  onDone: (text: string) => void,
  pause = textPause,
): readonly [string, (text: string, isDone?: boolean) => void] {
  const [typed, setTyped] = useState<string>()
  /** When the typing began that is not handed over yet. */
  const since = useRef<number>(undefined)
  const open = useRef<{ readonly text: string; readonly done: (text: string) => void }>(undefined)
  const afterPress = useAfterPress()
  useEffect(() => {
    open.current = typed === undefined ? undefined : { text: typed, done: onDone }
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
    return () => {
      document.removeEventListener('visibilitychange', whenHidden)
      handOver()
    }
  }, [])
  const set = (text: string, isDone = false) => {
    setTyped(text)
    if (!isDone) return
    since.current = undefined
    open.current = { text, done: onDone }
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

function PlaceInput({ answer, texts, isDisabled, onGive }: AnswerInputProps) {
  const [trouble, setTrouble] = useState<PlaceTrouble>()
  const [isAsking, setAsking] = useState(false)
  const [latitude, longitude, accuracy] = typeof answer?.value === 'string' ? answer.value.split(',') : []
  const ask = async () => {
    setAsking(true)
    setTrouble(undefined)
    try {
      const place = await capturePlace()
      onGive({ value: `${place.latitude},${place.longitude},${place.accuracy}` })
    } catch (error) {
      setTrouble(troubleOf(error))
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className="ep-answer-position">
      <Button variant="secondary" size="touch" isDisabled={isDisabled || isAsking} aria-busy={isAsking} onPress={() => void ask()}>
        {texts.here}
      </Button>
      <p role="status">
        {latitude && longitude ? `${latitude}, ${longitude} · ${filled(texts.accuracy, { meters: accuracy ?? '?' })}` : null}
        {trouble ? texts.noPlace[trouble] : null}
      </p>
    </div>
  )
}
