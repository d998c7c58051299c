import { answerLength } from '../../../../blocks/questionnaire/answer/answer.js'
import { Button } from '../../../../feedback/Button.js'
import { Mic } from '../../../../icons/icons.js'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { type Hold, useTyped, WrongNote } from './AnswerInput.js'
import type { WrongValue } from './givenAnswers.js'
import type { PhoneTexts } from './phoneTexts.js'
import { TypedCount } from './TypedCount.js'

interface CommentFieldProps {
  readonly comment: string | null
  /** What was typed and is too long. */
  readonly wrong?: WrongValue | undefined
  readonly texts: PhoneTexts
  readonly isDisabled: boolean
  readonly onGive: (comment: string | null) => void
  /** Told at every key. */
  readonly onType?: Hold<string | null>
}

/** The part of the browser's dictation API that is used here; TypeScript has no types for it. */
interface Dictation {
  lang: string
  onresult: (event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => void
  onend: () => void
  start(): void
  stop(): void
}
type DictationWindow = typeof globalThis & {
  readonly webkitSpeechRecognition?: new () => Dictation
  readonly SpeechRecognition?: new () => Dictation
}

/** A comment that the user types or, if the browser can, dictates. */
export function CommentField({ comment, wrong, texts, isDisabled, onGive, onType }: CommentFieldProps) {
  const [id, noteId] = [useId(), useId()]
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const stored = wrong?.value ?? comment ?? ''
  const [typed, setTyped] = useTyped(
    stored,
    (text) => {
      if (text.trim() !== stored) onGive(text.trim() || null)
    },
    { hold: (text) => onType?.(text.trim() || null) },
  )
  const { dictate, isListening } = useDictation((said) => setTyped([typed.trim(), said.trim()].filter(Boolean).join(' '), true))
  const open = () => {
    flushSync(() => setOpen(true))
    // A phone shows its keyboard only for a focus during the tap.
    box.current?.focus()
  }
  if (isDisabled && typed === '') return null
  if (!isOpen && typed === '')
    return (
      <Button variant="secondary" size="touch" onPress={open}>
        {texts.addComment}
      </Button>
    )
  return (
    <div className="ep-answer-comment">
      <label htmlFor={id}>{texts.comment}</label>
      <textarea
        ref={box}
        id={id}
        className="ep-answer-text"
        rows={2}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong && noteId}
        disabled={isDisabled}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(typed, true)}
      />
      <TypedCount typed={typed} maxLength={answerLength.comment} texts={texts} />
      {wrong && <WrongNote id={noteId} wrong={wrong} counted={comment ?? texts.nothing} texts={texts} />}
      {dictate && !isDisabled ? (
        <Button variant="secondary" size="touch" aria-pressed={isListening} onPress={dictate}>
          <Mic aria-hidden="true" />
          {isListening ? texts.listening : texts.dictate}
        </Button>
      ) : null}
    </div>
  )
}

/** Turns speech into text where the device can; `dictate` begins or ends it, and is missing elsewhere. */
function useDictation(onSaid: (said: string) => void) {
  const { locale } = useLocale()
  const running = useRef<Dictation>(undefined)
  const [isListening, setListening] = useState(false)
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as DictationWindow
  const Recognition = SpeechRecognition ?? webkitSpeechRecognition
  if (!Recognition) return { isListening }
  const dictate = () => {
    if (running.current) return running.current.stop()
    const dictation = new Recognition()
    dictation.lang = locale
    dictation.onresult = ({ results }) => onSaid(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '))
    dictation.onend = () => {
      running.current = undefined
      setListening(false)
    }
    running.current = dictation
    setListening(true)
    dictation.start()
  }
  return { dictate, isListening }
}
