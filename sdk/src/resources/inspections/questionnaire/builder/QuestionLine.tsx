import { ChevronDown, CircleAlert, GripVertical, Split } from '../../../../icons/icons.js'
import { type DragEvent, type KeyboardEvent, memo, useEffect, useRef } from 'react'
import { useDrag } from 'react-aria/useDrag'
import { useDrop } from 'react-aria/useDrop'
import type { FieldIssue } from '../../../../core/issue.js'
import { issueText } from '../../../../form/checks/issueTexts.js'
import { useForm, useFormState } from '../../../../form/store/FormContext.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { optionLabel } from '../../../../locale/resourceText.js'
import type { Question } from '../../../../blocks/questionnaire/fields.js'
import { hasOptions } from '../../../../blocks/questionnaire/question.js'
import { highestPoints } from '../../../../blocks/questionnaire/score.js'
import { useBuilder } from './BuilderContext.js'
import { QuestionCard } from './QuestionCard.js'
import { questionOf, type QuestionRow, rowPath } from './pure/rows.js'
import { sentenceOf } from './sentence.js'
import { useBuilderText } from './useBuilderText.js'

/** Own MIME type, so that other pages and programs do not accept a dragged question. */
export const questionType = 'application/x-ep-question'

interface QuestionLineProps {
  readonly row: QuestionRow
  readonly section: number
  readonly index: number
  readonly isOpen: boolean
  /** Number of its fields that a refused save reported. */
  readonly wrong: number
  /** Problem of its current condition. */
  readonly problem: FieldIssue | undefined
  /** The question that its condition names. */
  readonly named: Question | undefined
  /** What it is worth in the score, in percent; `undefined` without points. */
  readonly share: number | undefined
}

/** One question as a line; when open, its fields are below. */
export const QuestionLine = memo(function QuestionLine({ row, section, index, isOpen, wrong, problem, named, share }: QuestionLineProps) {
  const { actions, isReadOnly, carrier } = useBuilder()
  const line = useRef<HTMLLIElement>(null)
  const { code } = row
  const path = rowPath({ section, question: index })
  const { places } = useForm()
  useEffect(() => (line.current ? places.add(path, line.current) : undefined), [places, path])
  const { dropProps, isDropTarget } = useDrop({
    ref: line,
    isDisabled: isReadOnly,
    getDropOperation: (types) => (types.has(questionType) ? 'move' : 'cancel'),
    onDrop: () => {
      const carried = carrier.held()
      if (carried.code !== undefined) actions.drop(carried.code, { code })
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') stepLine(event, code, isReadOnly ? undefined : actions.step)
  }
  return (
    <li
      {...dropProps}
      ref={line}
      tabIndex={-1}
      className="ep-builder-line"
      data-path={path}
      data-open={isOpen || undefined}
      data-over={isDropTarget || undefined}
    >
      <div className="ep-builder-head">
        {isReadOnly ? null : <Grip code={code} />}
        <button
          type="button"
          className="ep-builder-open"
          data-line={code}
          aria-expanded={isOpen}
          aria-keyshortcuts={isReadOnly ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
          onClick={() => actions.toggle(code)}
          onKeyDown={onKeyDown}
        >
          <Summary {...{ row, wrong, problem, named, share }} />
          <ChevronDown aria-hidden="true" className="ep-builder-chevron" />
        </button>
      </div>
      {isOpen ? <QuestionCard {...{ row, path, section, index, problem }} /> : null}
    </li>
  )
})

/** Arrow keys go from line to line; with Alt they move the question. */
function stepLine(event: KeyboardEvent, code: string, move: ((code: string, step: -1 | 1) => void) | undefined): void {
  const step = event.key === 'ArrowUp' ? -1 : 1
  event.preventDefault()
  if (event.altKey) return move?.(code, step)
  const list = event.currentTarget.closest('[data-builder]')
  const lines = [...(list?.querySelectorAll<HTMLElement>('[data-line], [data-section-line]') ?? [])]
  return lines[lines.indexOf(event.currentTarget as HTMLElement) + step]?.focus()
}

/** The handle to drag a question; Enter on it starts the move by keyboard or screen reader. */
function Grip({ code }: { readonly code: string }) {
  const { carrier } = useBuilder()
  const { say } = useBuilderText()
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ [questionType]: code, 'text/plain': code }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => carrier.take({ code }),
    onDragEnd: () => carrier.take(undefined),
  })
  const start = (event: DragEvent<HTMLElement>) => {
    dragProps.onDragStart?.(event)
    const head = event.currentTarget.parentElement
    if (head) event.dataTransfer.setDragImage(head, 16, head.clientHeight / 2)
  }
  return (
    <span
      {...dragProps}
      onDragStart={start}
      role="button"
      tabIndex={-1}
      className="ep-builder-grip"
      data-dragging={isDragging || undefined}
      aria-label={say('drag', { name: code })}
      title={say('drag', { name: code })}
    >
      <GripVertical aria-hidden="true" />
    </span>
  )
}

function Summary({ row, wrong, problem, named, share }: Pick<QuestionLineProps, 'row' | 'wrong' | 'problem' | 'named' | 'share'>) {
  const locale = useLocale()
  const { store } = useForm()
  const { question } = useBuilder()
  const { say, plural } = useBuilderText()
  const { code, statement, type, required, weight, showIf, ...answers } = questionOf(row)
  const isScored = useFormState(({ values }) => values.scored === true)
  const isPointless = isScored && weight > 0 && hasOptions(type) && highestPoints({ type, ...answers }) === 0
  const meta = [
    optionLabel(locale, question.messages, { key: 'type', value: type }),
    ...(required ? [say('required')] : []),
    ...(share !== undefined && weight !== 1 ? [`${question.messages[locale.locale].fields.weight}: ${weight}`] : []),
    ...(share === undefined ? [] : [say('share', { share })]),
    ...(isPointless ? [say('noPoints')] : []),
  ]
  return (
    <span className="ep-builder-summary">
      <span className="ep-builder-code">{code}</span>{' '}
      <span className="ep-builder-statement" data-empty={statement === '' || undefined}>
        {statement || say('unworded')}
      </span>{' '}
      <span className="ep-builder-meta">
        <span>{meta.join(' · ')}</span>{' '}
        {showIf ? (
          <span className="ep-builder-if">
            <Split aria-hidden="true" />
            {say('if', { sentence: sentenceOf(locale.locale, showIf, named) })}
          </span>
        ) : null}{' '}
        {wrong > 0 ? (
          <span className="ep-builder-wrong">
            <CircleAlert aria-hidden="true" />
            {plural('problems', wrong)}
          </span>
        ) : problem ? (
          <span className="ep-builder-wrong">
            <CircleAlert aria-hidden="true" />
            {issueText(store.resource, locale, problem)}
          </span>
        ) : null}
      </span>
    </span>
  )
}
