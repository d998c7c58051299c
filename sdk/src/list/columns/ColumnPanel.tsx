import { Button } from '../../feedback/Button.js'
import './columnPanel.css'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { Popover } from '../../overlay/Popover.js'
import { useOutsidePress } from '../../overlay/useOutsidePress.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { ColumnOrder } from './ColumnOrder.js'
import { densities } from '../core/density.js'
import type { ListController } from '../state/useListController.js'

interface ColumnPanelProps {
  readonly controller: ListController
  readonly anchor: RefObject<HTMLElement | null>
  /** Closes the panel and returns the focus to the button. */
  readonly onClose: () => void
  /** Called when the user pressed or focused something outside. */
  readonly onLeave: () => void
}

/** The settings of columns (visibility, order, width) and of the row height. Changes apply at once. */
export function ColumnPanel({ controller, anchor, onClose, onLeave }: ColumnPanelProps) {
  const { text } = useLocale()
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const { arrangement } = controller
  useOutsidePress(panel, anchor, onLeave)
  useEffect(() => panel.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  return (
    <Popover anchor={anchor}>
      {/* Handles Escape of the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={panel}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        className="ep-columns"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.stopPropagation()
          onClose()
        }}
        onBlur={({ relatedTarget: next, currentTarget }) => {
          if (next && next !== anchor.current && !currentTarget.contains(next)) onLeave()
        }}
      >
        <header className="ep-columns-header">
          <h2 id={titleId}>{text('list.columns.title')}</h2>
          <Button variant="link" aria-disabled={arrangement.isUntouched} onPress={() => !arrangement.isUntouched && arrangement.restore()}>
            {text('list.columns.restore')}
          </Button>
        </header>
        <DensityChoice controller={controller} />
        {!arrangement.isOwn && <ForeignColumns controller={controller} />}
        <ColumnOrder controller={controller} />
      </div>
    </Popover>
  )
}

function DensityChoice({ controller: { arrangement } }: Pick<ColumnPanelProps, 'controller'>) {
  const { text } = useLocale()
  const name = useId()
  return (
    <fieldset className="ep-columns-density">
      <legend>{text('list.density')}</legend>
      {densities.map((density) => (
        <label key={density}>
          <input type="radio" name={name} checked={arrangement.density === density} onChange={() => arrangement.setDensity(density)} />
          <span>{text(`list.density.${density}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function ForeignColumns({ controller: { arrangement } }: Pick<ColumnPanelProps, 'controller'>) {
  const { text } = useLocale()
  return (
    <div className="ep-columns-foreign">
      <p>{text('list.columns.foreign')}</p>
      <Button variant="link" onPress={arrangement.keepAsOwn}>
        {text('list.columns.keepAsOwn')}
      </Button>
      <Button variant="link" onPress={arrangement.showOwn}>
        {text('list.columns.showOwn')}
      </Button>
    </div>
  )
}
