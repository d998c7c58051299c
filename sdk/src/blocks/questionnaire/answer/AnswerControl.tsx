import { useMemo } from 'react'
import { FieldControl } from '../../../controls/FieldControl.js'
import type { AnyControl } from '../../../core/control.js'
import { decimal } from '../../../kinds/number/decimal.js'
import { money } from '../../../kinds/number/money.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { text } from '../../../kinds/text/text.js'
import { date } from '../../../kinds/time/date.js'
import { time } from '../../../kinds/time/time.js'
import { useLocale } from '../../../locale/LocaleProvider.js'
import { type AnswerFiles, type AskedQuestion, answerLength, listOf, mostFiles, type QuestionAnswer } from './answer.js'
import { ChoiceAnswer } from './ChoiceAnswer.js'
import { FilesAnswer } from './FilesAnswer.js'
import { PlaceAnswer } from './PlaceAnswer.js'
import { SignatureAnswer } from './SignatureAnswer.js'
import { useAnswerText } from './useAnswerText.js'

interface AnswerControlProps {
  readonly question: AskedQuestion
  readonly answer: QuestionAnswer
  readonly onChange: (answer: QuestionAnswer) => void
  readonly onBlur?: () => void
  readonly files: AnswerFiles
  readonly isReadOnly: boolean
  /** Id of the wording, which labels the control. */
  readonly labelId: string
}

/** The control for a question's answer, by its type. */
export function AnswerControl(props: AnswerControlProps) {
  const { question, answer, onChange, files, isReadOnly } = props
  const say = useAnswerText()
  // An answered question is applicable.
  const give = (value: QuestionAnswer['value']) => onChange({ ...answer, value, na: false })
  switch (question.type) {
    case 'sim-nao':
    case 'sim-nao-na':
    case 'escolha-unica':
    case 'multipla-escolha':
    case 'escala':
      return <ChoiceAnswer {...props} onChange={(given) => onChange({ ...answer, ...given })} />
    case 'foto':
    case 'arquivo':
      return (
        <FilesAnswer
          of={question.statement}
          kind={question.type === 'foto' ? 'photo' : 'file'}
          names={listOf(answer)}
          min={question.type === 'foto' ? question.photoMin : 0}
          max={question.type === 'foto' ? question.photoMax || mostFiles : mostFiles}
          files={files}
          isReadOnly={isReadOnly}
          onChange={(names) => give(names.length === 0 ? null : names)}
        />
      )
    case 'localizacao':
      return <PlaceAnswer value={answer.value} isReadOnly={isReadOnly} onChange={give} />
    case 'assinatura':
      return <SignatureAnswer name={listOf(answer)[0]} title={say('signed')} files={files} isReadOnly={isReadOnly} onChange={give} />
    default:
      return <TypedAnswer {...props} />
  }
}

/** Control for texts, numbers, dates and times. */
function TypedAnswer({ question, answer, onChange, onBlur, isReadOnly }: AnswerControlProps) {
  const { type, unit, min } = question
  const control = useMemo(() => typedControl({ type, unit, min }), [type, unit, min])
  const hint = useRange(question)
  return (
    <div className="ep-question-typed">
      <FieldControl
        control={control}
        label={question.statement}
        value={answer.value ?? control.kind.empty}
        hint={hint}
        isReadOnly={isReadOnly}
        onChange={(value) => onChange({ ...answer, value: typeof value === 'string' && value !== '' ? value : null, na: false })}
        onBlur={onBlur}
      />
    </div>
  )
}

/** The control for a typed answer, by the type of question. */
export function typedControl({ type, unit, min }: Pick<AskedQuestion, 'type' | 'unit' | 'min'>): AnyControl {
  switch (type) {
    case 'texto-longo':
      return multiline({ maxLength: answerLength.long })
    case 'numero':
      return decimal({ fraction: 4, ...(unit && { unit }), ...(min && { min: Number(min) }) })
    case 'moeda':
      return money()
    case 'data':
      return date()
    case 'hora':
      return time()
    default:
      return text({ maxLength: answerLength.short })
  }
}

/** The numbers that fit, as a text: their range and their steps. */
function useRange(question: AskedQuestion): string | undefined {
  const say = useAnswerText()
  const { number } = useLocale()
  const { type, step } = question
  const range = useBounds(question)
  if (type !== 'numero' || step === null || step === '') return range
  const steps = say('steps', { step: number(step) })
  return range === undefined ? steps : `${range}, ${steps}`
}

function useBounds({ type, min, max }: AskedQuestion): string | undefined {
  const say = useAnswerText()
  const { number } = useLocale()
  if (type !== 'numero') return undefined
  const [least, most] = [min, max].map((bound) => (bound === null || bound === '' ? undefined : number(bound)))
  if (least !== undefined && most !== undefined) return say('range', { min: least, max: most })
  if (least !== undefined) return say('atLeast', { min: least })
  return most === undefined ? undefined : say('atMost', { max: most })
}
