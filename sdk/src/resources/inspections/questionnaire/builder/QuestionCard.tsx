import { ArrowDown, ArrowUp, CopyPlus, Plus, Trash2 } from '../../../../icons/icons.js'
import { type KeyboardEvent, useState } from 'react'
import type { FieldIssue } from '../../../../core/issue.js'
import { hasOptions } from '../../../../blocks/questionnaire/question.js'
import { useBuilder } from './BuilderContext.js'
import { ConditionEditor } from './ConditionEditor.js'
import { endsLine } from './endsLine.js'
import { IconButton, OptionsEditor } from './OptionsEditor.js'
import { type QuestionRow, textOf } from './pure/rows.js'
import { useBuilderText } from './useBuilderText.js'

interface QuestionCardProps {
  readonly row: QuestionRow
  /** Path of the row. */
  readonly path: string
  readonly section: number
  readonly index: number
  readonly problem: FieldIssue | undefined
}

const first = ['statement', 'type', 'weight', 'required', 'scale', 'scaleLow', 'scaleHigh', 'min', 'max', 'step', 'unit'] as const
const more = ['help', 'allowComment', 'photoMin', 'photoMax'] as const

/** The open question: all its fields and its actions. */
export function QuestionCard({ row, path, section, index, problem }: QuestionCardProps) {
  const { actions, isReadOnly } = useBuilder()
  const { say } = useBuilderText()
  const { code } = row
  // Enter in the wording adds the next question, so that the user can write many without the mouse.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!endsLine(event) || !(event.target instanceof HTMLInputElement)) return
    // The row gets its value later, so the field is read.
    const isWritten = event.target.value.trim() !== ''
    if (isWritten && event.target.closest(`[data-path="${path}.statement"]`)) actions.addQuestion(section, index)
  }
  return (
    <div className="ep-builder-card" role="presentation" onKeyDown={onKeyDown}>
      <div className="ep-grid">
        <Fields names={first} path={path} />
      </div>
      {hasOptions(row.type) ? <OptionsEditor path={`${path}.options`} code={code} /> : null}
      <ConditionEditor row={row} path={path} problem={problem} />
      <MoreFields row={row} path={path} />
      {isReadOnly ? null : (
        <div className="ep-builder-tools">
          <IconButton label={say('up', { name: code })} step={-1} Icon={ArrowUp} onPress={() => actions.step(code, -1)} />
          <IconButton label={say('down', { name: code })} step={1} Icon={ArrowDown} onPress={() => actions.step(code, 1)} />
          <IconButton label={say('duplicate', { name: code })} Icon={CopyPlus} onPress={() => actions.duplicate(code)} />
          <IconButton label={say('remove', { name: code })} Icon={Trash2} onPress={() => void actions.remove(code)} />
          <button type="button" className="ep-builder-add" onClick={() => actions.addQuestion(section, index)}>
            <Plus aria-hidden="true" className="ep-icon" />
            {say('below')}
          </button>
        </div>
      )}
    </div>
  )
}

function Fields({ names, path }: { readonly names: readonly string[]; readonly path: string }) {
  const { question, Field } = useBuilder()
  return names.map((name) => {
    const control = question.fields[name]
    return control ? <Field key={name} scope={path} name={name} control={control} texts={question.messages} /> : null
  })
}

/** Settings that few questions need. */
function MoreFields({ row, path }: { readonly row: QuestionRow; readonly path: string }) {
  const { say } = useBuilderText()
  const [isOpen, setOpen] = useState(textOf(row.help) !== '')
  return (
    <details className="ep-builder-more" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('more')}</summary>
      {isOpen ? (
        <div className="ep-grid">
          <Fields names={more} path={path} />
        </div>
      ) : null}
    </details>
  )
}
