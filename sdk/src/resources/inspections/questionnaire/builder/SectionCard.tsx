import { ArrowDown, ArrowUp, ChevronDown, CopyPlus, GripVertical, Library, Plus, Trash2 } from '../../../../icons/icons.js'
import { type DragEvent, type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react'
import { useDrag } from 'react-aria/useDrag'
import { useDrop } from 'react-aria/useDrop'
import type { FieldIssue } from '../../../../core/issue.js'
import { RowsIssue } from '../../../../form/rows/RowsTitle.js'
import { useFormState, usePlace } from '../../../../form/store/FormContext.js'
import { isWithin } from '../../../../form/core/fieldPath.js'
import type { Question } from '../../../../blocks/questionnaire/fields.js'
import { useBuilder } from './BuilderContext.js'
import { endsLine } from './endsLine.js'
import { IconButton } from './OptionsEditor.js'
import { QuestionLine, questionType } from './QuestionLine.js'
import { type SectionRow, textOf } from './pure/rows.js'
import { useBuilderText } from './useBuilderText.js'

const sectionType = 'application/x-ep-questionnaire-section'

interface SectionCardProps {
  readonly row: SectionRow
  readonly index: number
  readonly isFolded: boolean
  /** Code of its open question. */
  readonly open: string | undefined
  readonly problems: ReadonlyMap<string, FieldIssue>
  /** The questions that conditions name. */
  readonly named: ReadonlyMap<string, Question>
  /** What questions are worth in the score, in percent. */
  readonly shares: ReadonlyMap<string, number>
  readonly onFold: (index: number) => void
}

/** A section: title, weight, its questions as lines, and buttons to add more. */
export const SectionCard = memo(function SectionCard({ row, index, isFolded, open, problems, named, shares, onFold }: SectionCardProps) {
  const { actions, isReadOnly } = useBuilder()
  const { say, plural } = useBuilderText()
  const path = `sections[${index}]`
  const wrong = useWrong(path)
  const title = textOf(row.title) || say('section', { number: index + 1 })
  return (
    <section ref={usePlace(path)} className="ep-builder-section" aria-label={title} data-path={path}>
      <SectionHead index={index}>
        <button
          type="button"
          className="ep-builder-fold"
          data-section-line={index}
          aria-expanded={!isFolded}
          aria-label={say(isFolded ? 'unfold' : 'fold', { name: title })}
          aria-keyshortcuts={isReadOnly ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
          onClick={() => onFold(index)}
          onKeyDown={(event: KeyboardEvent) => {
            if (!event.altKey || isReadOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
            event.preventDefault()
            actions.stepSection(index, event.key === 'ArrowUp' ? -1 : 1)
          }}
        >
          <ChevronDown aria-hidden="true" className="ep-builder-chevron" />
        </button>
        <SectionFields
          path={path}
          hasDescription={textOf(row.description) !== ''}
          onEnter={() => row.questions.length === 0 && actions.addQuestion(index)}
        />
        {isReadOnly ? null : (
          <span className="ep-builder-tools">
            <IconButton label={say('up', { name: title })} Icon={ArrowUp} onPress={() => actions.stepSection(index, -1)} />
            <IconButton label={say('down', { name: title })} Icon={ArrowDown} onPress={() => actions.stepSection(index, 1)} />
            <IconButton label={say('duplicate', { name: title })} Icon={CopyPlus} onPress={() => actions.duplicateSection(index)} />
            <IconButton label={say('remove', { name: title })} Icon={Trash2} onPress={() => void actions.removeSection(index)} />
          </span>
        )}
      </SectionHead>
      <RowsIssue path={`${path}.questions`} />
      {isFolded ? (
        <p className="ep-builder-note">{plural('questions', row.questions.length)}</p>
      ) : (
        <>
          <ol className="ep-builder-lines">
            {row.questions.map((question, place) => (
              <QuestionLine
                key={question.code}
                row={question}
                section={index}
                index={place}
                isOpen={question.code === open}
                wrong={wrong.get(place) ?? 0}
                problem={problems.get(question.code)}
                named={named.get(question.code)}
                share={shares.get(question.code)}
              />
            ))}
          </ol>
          {row.questions.length === 0 ? <p className="ep-builder-note">{say('empty')}</p> : null}
          {isReadOnly ? null : (
            <SectionEnd index={index}>
              <button type="button" className="ep-builder-add" data-add={index} onClick={() => actions.addQuestion(index)}>
                <Plus aria-hidden="true" className="ep-icon" />
                {say('addQuestion')}
              </button>
              <button type="button" className="ep-builder-add" onClick={() => actions.openBank(index)}>
                <Library aria-hidden="true" className="ep-icon" />
                {say('fromBank')}
              </button>
            </SectionEnd>
          )}
        </>
      )}
    </section>
  )
})

/** The head of a section, which is also its drag handle and drop target. */
function SectionHead({ index, children }: { readonly index: number; readonly children: ReactNode }) {
  const { actions, isReadOnly, carrier } = useBuilder()
  const head = useRef<HTMLDivElement>(null)
  const { dropProps, isDropTarget } = useDrop({
    ref: head,
    isDisabled: isReadOnly,
    getDropOperation: (types) => (types.has(sectionType) || types.has(questionType) ? 'move' : 'cancel'),
    onDrop: () => {
      const carried = carrier.held()
      if (carried.section !== undefined) actions.dropSection(carried.section, index)
      else if (carried.code !== undefined) actions.drop(carried.code, { section: index })
    },
  })
  return (
    <div {...dropProps} ref={head} tabIndex={-1} className="ep-builder-section-head" data-over={isDropTarget || undefined}>
      {isReadOnly ? null : <SectionGrip index={index} />}
      {children}
    </div>
  )
}

function SectionGrip({ index }: { readonly index: number }) {
  const { carrier } = useBuilder()
  const { say } = useBuilderText()
  const { dragProps } = useDrag({
    getItems: () => [{ [sectionType]: String(index) }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => carrier.take({ section: index }),
    onDragEnd: () => carrier.take(undefined),
  })
  const label = say('drag', { name: say('section', { number: index + 1 }) })
  const start = (event: DragEvent<HTMLElement>) => {
    dragProps.onDragStart?.(event)
    const head = event.currentTarget.parentElement
    if (head) event.dataTransfer.setDragImage(head, 16, head.clientHeight / 2)
  }
  return (
    <span {...dragProps} onDragStart={start} role="button" tabIndex={-1} className="ep-builder-grip" aria-label={label} title={label}>
      <GripVertical aria-hidden="true" />
    </span>
  )
}

/** Drop target for the last place in the section. */
function SectionEnd({ index, children }: { readonly index: number; readonly children: ReactNode }) {
  const { actions, carrier } = useBuilder()
  const end = useRef<HTMLDivElement>(null)
  const { dropProps, isDropTarget } = useDrop({
    ref: end,
    getDropOperation: (types) => (types.has(questionType) ? 'move' : 'cancel'),
    onDrop: () => {
      const { code } = carrier.held()
      if (code !== undefined) actions.drop(code, { section: index })
    },
  })
  return (
    <div {...dropProps} ref={end} tabIndex={-1} className="ep-builder-adds" data-over={isDropTarget || undefined}>
      {children}
    </div>
  )
}

interface SectionFieldsProps {
  readonly path: string
  readonly hasDescription: boolean
  readonly onEnter: () => void
}

function SectionFields({ path, hasDescription, onEnter }: SectionFieldsProps) {
  const { section, Field, isReadOnly } = useBuilder()
  const { say } = useBuilderText()
  const [isDescribed, describe] = useState(false)
  const field = (name: string) => {
    const control = section.fields[name]
    return control ? <Field key={name} scope={path} name={name} control={control} texts={section.messages} /> : null
  }
  const isShown = hasDescription || isDescribed
  return (
    <div className="ep-builder-section-fields" role="presentation" onKeyDown={(event) => endsLine(event) && onEnter()}>
      {field('title')}
      {field('weight')}
      {isShown ? field('description') : null}
      {isShown || isReadOnly ? null : (
        <button type="button" className="ep-builder-add" onClick={() => describe(true)}>
          {say('describe')}
        </button>
      )}
    </div>
  )
}

/** Number of fields of each question that a refused save reported. */
function useWrong(path: string): ReadonlyMap<number, number> {
  const counted = useFormState(({ issues }) => {
    if (issues.size === 0) return ''
    const counts = new Map<number, number>()
    for (const issue of issues.keys()) {
      const place = isWithin(issue, `${path}.questions`)
        ? /^\[(\d+)\]/.exec(issue.slice(path.length + '.questions'.length))?.[1]
        : undefined
      if (place !== undefined) counts.set(Number(place), (counts.get(Number(place)) ?? 0) + 1)
    }
    return JSON.stringify([...counts])
  })
  return new Map(counted === '' ? [] : (JSON.parse(counted) as [number, number][]))
}
