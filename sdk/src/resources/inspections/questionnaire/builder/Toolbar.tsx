import { Button } from '../../../../feedback/Button.js'
import { Eye, Redo2, Scale, Undo2 } from '../../../../icons/icons.js'
import { useSyncExternalStore } from 'react'
import { useFormState } from '../../../../form/store/FormContext.js'
import { useBuilder } from './BuilderContext.js'
import type { History } from './history.js'
import { weightOf } from './pure/edit.js'
import type { SectionRow } from './pure/rows.js'
import type { PreviewWidth } from './Preview.js'
import { useBuilderText } from './useBuilderText.js'

interface ToolbarProps {
  readonly rows: readonly SectionRow[]
  readonly history: History
  readonly preview: PreviewWidth | undefined
  readonly onPreview: (width: PreviewWidth | undefined) => void
}

/** Counts, the check of the weights, undo and redo, and the preview. */
export function Toolbar({ rows, history, preview, onPreview }: ToolbarProps) {
  const { isReadOnly } = useBuilder()
  const { say, plural } = useBuilderText()
  const count = rows.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <div className="ep-builder-bar">
      <span>
        {plural('sections', rows.length)} · {plural('questions', count)}
      </span>
      <Weights rows={rows} />
      <span className="ep-builder-tools">
        {isReadOnly ? null : <Turns history={history} />}
        {rows.length === 0 ? null : (
          <button
            type="button"
            className="ep-builder-add"
            aria-pressed={preview !== undefined}
            onClick={() => onPreview(preview ? undefined : 'phone')}
          >
            <Eye aria-hidden="true" className="ep-icon" />
            {say('previewShow')}
          </button>
        )}
      </span>
    </div>
  )
}

function Weights({ rows }: { readonly rows: readonly SectionRow[] }) {
  const { actions, isReadOnly } = useBuilder()
  const { say } = useBuilderText()
  const isScored = useFormState(({ values }) => values.scored === true)
  if (!isScored || rows.length === 0) return null
  const sum = weightOf(rows)
  return (
    <span className="ep-builder-weights" data-wrong={sum === 100 ? undefined : true} role="status">
      <Scale aria-hidden="true" className="ep-icon" />
      <span>{sum === 100 ? say('weightsOk') : say('weights', { sum })}</span>
      {isReadOnly ? null : (
        <Button variant="link" onPress={() => actions.balance()}>
          {say('balance')}
        </Button>
      )}
    </span>
  )
}

function Turns({ history }: { readonly history: History }) {
  const { actions } = useBuilder()
  const { say } = useBuilderText()
  const counts = useSyncExternalStore(history.subscribe, history.counts, history.counts)
  const [past = 0, future = 0] = counts.split(' ').map(Number)
  const turns = [
    { name: 'undo', Icon: Undo2, left: past, keys: 'Control+Z' },
    { name: 'redo', Icon: Redo2, left: future, keys: 'Control+Shift+Z' },
  ] as const
  return turns.map(({ name, Icon, left, keys }) => (
    <Button
      key={name}
      variant="icon"
      aria-label={say(name)}
      title={say(name)}
      aria-keyshortcuts={keys}
      // Not `disabled`: the button would lose the focus after the last undo.
      aria-disabled={left === 0}
      onPress={() => actions[name]()}
    >
      <Icon aria-hidden="true" />
    </Button>
  ))
}
