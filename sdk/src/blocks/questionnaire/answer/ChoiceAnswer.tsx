import { Button } from '../../../feedback/Button.js'
import { X } from '../../../icons/icons.js'
import { useId } from 'react'
import { useLeave } from '../../../controls/leave.js'
import { useAnswerText } from './useAnswerText.js'

export interface Choosable {
  readonly value: string
  readonly label: string
}

interface ChoiceAnswerProps {
  readonly choices: readonly Choosable[]
  readonly chosen: readonly string[]
  readonly isSeveral: boolean
  /** Side by side, as a list, or as the steps of a scale. */
  readonly look: 'buttons' | 'list' | 'scale'
  readonly labelId: string
  readonly isReadOnly: boolean
  readonly isRequired: boolean
  readonly onChoose: (value: string, isOn: boolean) => void
  readonly onBlur?: () => void
}

/**
 * Options of a question, all visible and large enough for a thumb. Native radio buttons and check boxes keep the usual arrow and space
 * keys.
 */
export function ChoiceAnswer(props: ChoiceAnswerProps) {
  const { choices, chosen, isSeveral, look, labelId, isReadOnly, isRequired, onChoose, onBlur } = props
  const name = useId()
  const say = useAnswerText()
  const leave = useLeave(() => onBlur?.())
  const mayClear = !isSeveral && !isRequired && !isReadOnly && chosen.length > 0
  return (
    <div
      role={isSeveral ? 'group' : 'radiogroup'}
      aria-labelledby={labelId}
      aria-required={!isSeveral && isRequired ? true : undefined}
      className="ep-answers"
      data-look={look}
      {...leave}
    >
      {choices.map(({ value, label }) => (
        <label key={value} className="ep-answer" data-value={value}>
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={isSeveral ? undefined : name}
            checked={chosen.includes(value)}
            disabled={isReadOnly}
            onChange={(event) => onChoose(value, event.target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
      {mayClear ? (
        <Button variant="link" size="touch" onPress={() => onChoose(chosen[0] ?? '', false)}>
          <X aria-hidden="true" className="ep-icon" />
          {say('clear')}
        </Button>
      ) : null}
    </div>
  )
}
