import { useId, useState } from 'react'
import type { AnswerFinding } from '../../../../blocks/questionnaire/answer.js'
import { answerLength } from '../../../../blocks/questionnaire/answer/answer.js'
import { severities } from '../../../../blocks/questionnaire/score.js'
import { type Hold, useTyped, WrongNote } from './AnswerInput.js'
import type { WrongValue } from './givenAnswers.js'
import type { PhoneTexts } from './phoneTexts.js'
import { TypedCount } from './TypedCount.js'

interface FindingBoxProps {
  readonly finding: AnswerFinding | null | undefined
  /** A description that was typed and is too long. */
  readonly wrong?: WrongValue | undefined
  readonly texts: PhoneTexts
  readonly isDisabled: boolean
  readonly onGive: (finding: AnswerFinding) => void
  /** Told at every key. */
  readonly onType?: Hold<AnswerFinding>
}

/** Same minimum as on the server. */
const shortest = 5

/** A non-conformity reported where it is seen: severity and description. Deadlines are set later at the desk. */
export function FindingBox({ finding, wrong, texts, isDisabled, onGive, onType }: FindingBoxProps) {
  const [name, textId, noteId] = [useId(), useId(), useId()]
  const [severity, setSeverity] = useState(finding?.severity ?? 'moderada')
  const findingOf = (description: string, chosen: AnswerFinding['severity']): AnswerFinding => {
    const { deadline = null, correctiveAction = null } = finding ?? {}
    return { severity: chosen, description, deadline, correctiveAction }
  }
  const give = (description: string, chosen: AnswerFinding['severity']) => {
    const isSame = !wrong && chosen === finding?.severity && description === finding.description
    if (description.length >= shortest && !isSame) onGive(findingOf(description, chosen))
  }
  const [typed, setTyped] = useTyped(wrong?.value ?? finding?.description ?? '', (text) => give(text.trim(), severity), {
    hold: (text) => (text.trim().length < shortest ? undefined : onType?.(findingOf(text.trim(), severity))),
  })
  const choose = (value: AnswerFinding['severity']) => {
    setSeverity(value)
    give(typed.trim(), value)
  }
  return (
    <fieldset className="ep-answer-finding" disabled={isDisabled}>
      <legend>{texts.finding}</legend>
      <label htmlFor={textId}>{texts.findingText}</label>
      <textarea
        id={textId}
        className="ep-answer-text"
        rows={2}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong && noteId}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(typed, true)}
      />
      <TypedCount typed={typed} maxLength={answerLength.finding} texts={texts} />
      {wrong && <WrongNote id={noteId} wrong={wrong} counted={finding?.description ?? texts.nothing} texts={texts} />}
      {typed.trim().length < shortest ? <p className="ep-answer-help">{texts.findingNote}</p> : null}
      <div className="ep-answers" data-look="pair" role="radiogroup" aria-label={texts.severity}>
        {severities.map((value) => (
          <label key={value} className="ep-answer ep-answer-small">
            <input type="radio" name={name} checked={severity === value} onChange={() => choose(value)} />
            <span>{texts.severities[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
