import { Button } from '../../../feedback/Button.js'
import { X } from '../../../icons/icons.js'
import { useId } from 'react'
import { useLeave } from '../../../controls/leave.js'
import { type AskedQuestion, listOf, type QuestionAnswer } from './answer.js'
import { ScaleEnds } from './ScaleEnds.js'
import { useAnswerText } from './useAnswerText.js'
import './choice.css'

/** What of an answer a choice changes. */
type Given = Pick<QuestionAnswer, 'value' | 'na'>

interface ChoiceAnswerProps {
  readonly question: Pick<AskedQuestion, 'type' | 'options' | 'required' | 'scale' | 'scaleLow' | 'scaleHigh'>
  readonly answer: Given
  readonly onChange: (answer: Given) => void
  readonly onBlur?: () => void
  readonly isReadOnly: boolean
  /** Id of the wording, which labels the options. */
  readonly labelId: string
}

/** The answer to a question that is chosen: yes or no, one option, several, a step of a scale. */
export function ChoiceAnswer({ question, answer, onChange, onBlur, isReadOnly, labelId }: ChoiceAnswerProps) {
  const say = useAnswerText()
  const { type, options, required } = question
  const isSeveral = type === 'multipla-escolha'
  const choices = choicesOf(question, say)
  const chosen = answer.na ? ['na'] : listOf(answer)
  const choose = (value: string, isOn: boolean) => {
    if (value === 'na' && type === 'sim-nao-na') return onChange({ value: null, na: isOn })
    if (!isSeveral) return onChange({ value: isOn ? value : null, na: false })
    // Stored in the order of the options, whatever the order of the clicks.
    const next = choices.map((choice) => choice.value).filter((other) => (other === value ? isOn : chosen.includes(other)))
    return onChange({ value: next.length === 0 ? null : next, na: false })
  }
  return (
    <>
      <Options
        {...{ choices, chosen, isSeveral, labelId, isReadOnly, onBlur }}
        look={type === 'escala' ? 'scale' : options.length === 0 ? 'row' : options.length > 3 ? 'list' : 'buttons'}
        isRequired={required}
        onChoose={choose}
      />
      <ScaleEnds question={question} />
    </>
  )
}

interface Choosable {
  readonly value: string
  readonly label: string
}

function choicesOf({ type, options, scale }: ChoiceAnswerProps['question'], say: ReturnType<typeof useAnswerText>): readonly Choosable[] {
  const yesNo = [
    { value: 'sim', label: say('yes') },
    { value: 'nao', label: say('no') },
  ]
  if (type === 'sim-nao') return yesNo
  if (type === 'sim-nao-na') return [...yesNo, { value: 'na', label: say('na') }]
  if (type !== 'escala') return options
  const [least = 1, most = 5] = (scale ?? '1-5').split('-').map(Number)
  const steps = Array.from({ length: most - least + 1 }, (_, place) => String(least + place))
  return steps.map((value) => ({ value, label: value }))
}

interface OptionsProps {
  readonly choices: readonly Choosable[]
  readonly chosen: readonly string[]
  readonly isSeveral: boolean
  /** Two or three short words, side by side, as a list, or as the steps of a scale. */
  readonly look: 'row' | 'buttons' | 'list' | 'scale'
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
function Options(props: OptionsProps) {
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
            value={value}
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
