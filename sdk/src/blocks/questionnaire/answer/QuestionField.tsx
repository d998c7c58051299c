import { Button } from '../../../feedback/Button.js'
import { MessageSquarePlus } from '../../../icons/icons.js'
import { memo, type ReactNode, type Ref, useId, useState } from 'react'
import { FieldControl } from '../../../controls/FieldControl.js'
import { multiline } from '../../../kinds/text/multiline.js'
import { type AnswerFiles, type AskedQuestion, answerLength, type QuestionAnswer } from './answer.js'
import { AnswerControl } from './AnswerControl.js'
import { FilesAnswer } from './FilesAnswer.js'
import { useAnswerText } from './useAnswerText.js'
import './answer.css'

export interface QuestionFieldProps {
  readonly question: AskedQuestion
  /** Its number among the questions: `1.2`. */
  readonly number?: string
  readonly answer: QuestionAnswer | undefined
  /** The whole answer, with its comment and photos. */
  readonly onChange: (answer: QuestionAnswer) => void
  /** Called when the user leaves the answer. */
  readonly onBlur?: () => void
  readonly files: AnswerFiles
  readonly error?: string
  readonly isReadOnly?: boolean
  /** Content below the answer, such as the last visit's answer. */
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

const blank: QuestionAnswer = { value: null }

/** One question of any type with its answer, comment and photos. It holds no state of them, so that desktop, phone and preview share it. */
export const QuestionField = memo(function QuestionField(props: QuestionFieldProps) {
  const { question, number, answer = blank, onChange, files, error, isReadOnly = false, children, ref } = props
  const id = useId()
  const say = useAnswerText()
  const isPhotoQuestion = question.type === 'foto'
  return (
    <div ref={ref} role="group" aria-labelledby={id} className="ep-question" data-question={question.code} data-type={question.type}>
      <p id={id} className="ep-question-statement">
        {number === undefined ? null : <span className="ep-question-number">{number}</span>}
        <span>
          {question.statement} {question.required ? <small>{say('required')}</small> : null}
        </span>
      </p>
      {question.help ? <p className="ep-question-help">{question.help}</p> : null}
      <AnswerControl {...{ question, answer, onChange, files, isReadOnly }} onBlur={props.onBlur} labelId={id} />
      {error ? (
        <p className="ep-field-note ep-field-error" role="alert">
          {error}
        </p>
      ) : null}
      <div className="ep-question-extras">
        {question.photoMax > 0 && !isPhotoQuestion ? (
          <FilesAnswer
            label={say('photos')}
            of={question.statement}
            kind="photo"
            names={answer.photos ?? []}
            min={question.photoMin}
            max={question.photoMax}
            files={files}
            isReadOnly={isReadOnly}
            onChange={(photos) => onChange({ ...answer, photos })}
          />
        ) : null}
        {question.allowComment ? (
          <CommentField
            question={question}
            comment={answer.comment ?? ''}
            isReadOnly={isReadOnly}
            onChange={(comment) => onChange({ ...answer, comment })}
          />
        ) : null}
      </div>
      {children}
    </div>
  )
})

const commentControl = multiline({ maxLength: answerLength.comment })

interface CommentFieldProps {
  readonly question: AskedQuestion
  readonly comment: string
  readonly isReadOnly: boolean
  readonly onChange: (comment: string | null) => void
}

/** Opens when the user wants to write a comment. */
function CommentField({ question, comment, isReadOnly, onChange }: CommentFieldProps) {
  const say = useAnswerText()
  const [isOpen, setOpen] = useState(false)
  if (isOpen || comment !== '')
    return (
      <div ref={isOpen && comment === '' ? focusField : undefined}>
        <FieldControl
          control={commentControl}
          label={say('comment')}
          value={comment}
          isReadOnly={isReadOnly}
          isCompact
          onChange={(next) => onChange(typeof next === 'string' && next !== '' ? next : null)}
        />
      </div>
    )
  if (isReadOnly) return null
  return (
    <Button variant="link" size="touch" aria-label={say('commentOn', { name: question.statement })} onPress={() => setOpen(true)}>
      <MessageSquarePlus aria-hidden="true" className="ep-icon" />
      {say('addComment')}
    </Button>
  )
}

const focusField = (place: HTMLElement | null) => place?.querySelector('textarea')?.focus()
