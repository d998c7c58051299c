import { Button } from '../../feedback/Button.js'
import { ArrowDown, ArrowUp, GripVertical, Minus, Pin, Plus } from '../../icons/icons.js'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { widthStep } from './columnEdge.js'
import { offeredColumns } from '../core/columns.js'
import { type ColumnMoves, useColumnMoves } from './useColumnMoves.js'
import type { ListController } from '../state/useListController.js'

interface ColumnOrderProps {
  readonly controller: ListController
}

/** All columns: the shown ones in their order, then the others. A tick means that the column is visible. */
export function ColumnOrder({ controller }: ColumnOrderProps) {
  const { text } = useLocale()
  const { keys } = controller.arrangement
  const hidden = offeredColumns(controller.resource).flatMap(({ key }) => (keys.includes(key) ? [] : [key]))
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const moves = useColumnMoves(controller, { keys, list, say: setSaid })
  return (
    <>
      <p className="ep-visually-hidden">{text('list.columns.keys')}</p>
      <ol ref={list} className="ep-columns-list" aria-label={text('list.columns.shown')}>
        {[...keys, ...hidden].map((key) => (
          <ColumnItem key={key} name={key} keys={keys} controller={controller} moves={moves} />
        ))}
      </ol>
      <output className="ep-visually-hidden">{said}</output>
    </>
  )
}

interface ColumnItemProps {
  readonly name: string
  /** Keys of the shown columns. */
  readonly keys: readonly string[]
  readonly controller: ListController
  readonly moves: ColumnMoves
}

function ColumnItem({ name, keys, controller, moves }: ColumnItemProps) {
  const locale = useLocale()
  const { resource } = controller
  const place = keys.indexOf(name)
  const label = fieldLabel(locale, resource.messages, name)
  return (
    // Handles keys of the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className="ep-columns-item"
      data-dragged={moves.dragged === name || undefined}
      onKeyDown={(event) => {
        if (place >= 0) onColumnKey(event, name, moves)
        walk(event)
      }}
    >
      {place > 0 ? (
        <span aria-hidden="true" className="ep-columns-grip" onPointerDown={(event) => moves.onDrag(event, name)}>
          <GripVertical width="1.15em" height="1.15em" />
        </span>
      ) : (
        <span className="ep-columns-place">{place === 0 && <Pin aria-hidden="true" width="1em" height="1em" />}</span>
      )}
      <label className="ep-columns-name" title={place === 0 ? locale.text('list.columns.always') : undefined}>
        <input type="checkbox" checked={place >= 0} aria-disabled={place === 0} onChange={() => place !== 0 && moves.toggle(name)} />
        <span>{label}</span>
        {place === 0 && <span className="ep-visually-hidden">{locale.text('list.columns.always')}</span>}
      </label>
      {place >= 0 && <Widths name={name} label={label} moves={moves} />}
      {place > 0 && <Places name={name} label={label} moves={moves} isFirst={place === 1} isLast={place === keys.length - 1} />}
    </li>
  )
}

interface ToolsProps extends Pick<ColumnItemProps, 'name' | 'moves'> {
  readonly label: string
}

function Widths({ name, label, moves }: ToolsProps) {
  const { text } = useLocale()
  return (
    <span className="ep-columns-widths">
      <Tool label={text('list.columns.narrower', { value: label })} onPress={() => moves.resize(name, -buttonStep)}>
        <Minus aria-hidden="true" width="1em" height="1em" />
      </Tool>
      <Tool label={text('list.columns.wider', { value: label })} onPress={() => moves.resize(name, buttonStep)}>
        <Plus aria-hidden="true" width="1em" height="1em" />
      </Tool>
    </span>
  )
}

/** Width that a press adds to a column, in rem. */
const buttonStep = 2

function Places({ name, label, moves, isFirst, isLast }: ToolsProps & { readonly isFirst: boolean; readonly isLast: boolean }) {
  const { text } = useLocale()
  return (
    <>
      <Tool label={text('list.columns.up', { value: label })} isDisabled={isFirst} onPress={() => moves.move(name, -1)}>
        <ArrowUp aria-hidden="true" width="1.05em" height="1.05em" />
      </Tool>
      <Tool label={text('list.columns.down', { value: label })} isDisabled={isLast} onPress={() => moves.move(name, 1)}>
        <ArrowDown aria-hidden="true" width="1.05em" height="1.05em" />
      </Tool>
    </>
  )
}

function onColumnKey(event: KeyboardEvent, name: string, moves: ColumnMoves): void {
  const { key, altKey, shiftKey } = event
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) moves.move(name, key === 'ArrowUp' ? -1 : 1)
  else if (shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) moves.resize(name, key === 'ArrowLeft' ? -widthStep : widthStep)
  else return
  event.preventDefault()
}

/** Arrow keys move from column to column and skip their buttons. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, defaultPrevented, shiftKey } = event
  if (defaultPrevented || shiftKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return
  event.preventDefault()
  const next = key === 'ArrowUp' ? currentTarget.previousElementSibling : currentTarget.nextElementSibling
  next?.querySelector('input')?.focus()
}

interface ToolProps {
  readonly label: string
  readonly isDisabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Tool({ label, isDisabled = false, onPress, children }: ToolProps) {
  return (
    <Button variant="icon" aria-label={label} title={label} aria-disabled={isDisabled} onPress={isDisabled ? undefined : onPress}>
      {children}
    </Button>
  )
}
