import { Button } from '../../feedback/Button.js'
import { Plus } from '../../icons/icons.js'
import { type KeyboardEvent, useId, useState } from 'react'
import type { AnyControl } from '../../core/control.js'
import { isTable, type RowsOptions } from '../../kinds/part/rows.js'
import { part } from '../../feedback/part.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { mayEditRows, useForm, useStoredRows } from '../store/FormContext.js'
import type { NestingFieldProps } from '../store/FormFieldProps.js'
import { joinPath, type Values } from '../core/fieldPath.js'
import { PasteNotice } from '../paste/PasteNotice.js'
import { useRowPaste } from '../paste/useRowPaste.js'
import { RowCard } from '../rows/RowCard.js'
import { RowsIssue, RowsTitle } from '../rows/RowsTitle.js'
import { depthOf, rowNumber, rowTitle } from '../core/rowTitle.js'
import { UndoBar } from '../notices/UndoBar.js'
import { useRows } from '../rows/useRows.js'

// Loaded when needed: few forms have tables.
const RowTable = part(() => import('../table/RowTable.js'), 'RowTable', 'ep-files-place')

/** Sub-records of a record: guardians, accounts, functions held. */
export function RowsField(props: NestingFieldProps) {
  return isPlain(props.control) ? <RowList {...props} /> : <KnownRowList {...props} />
}

/** Rows that show stored values are drawn again after a save; others are not. */
function KnownRowList(props: NestingFieldProps) {
  return <RowList {...props} stored={useStoredRows(joinPath(props.scope, props.name))} />
}

interface RowListProps extends NestingFieldProps {
  readonly stored?: ReadonlyMap<unknown, Values>
}

function RowList({ scope, name, control, texts, isTitled, Field, stored }: RowListProps) {
  const id = useId()
  const locale = useLocale()
  const path = joinPath(scope, name)
  const isReadOnly = !mayEditRows(useForm(), path)
  const { fieldset } = control
  const { max, mainKey, isOrdered } = control.options as RowsOptions
  const { list, keys, removed, add, duplicate, remove, moveTo, step, undo } = useRows(path, fieldset, mainKey)
  const paste = useRowPaste(path, control, stored)
  const order = useRowOrder({ path, count: keys.length, isOn: isOrdered === true && !isReadOnly, step, forget: paste.forget })
  const isFull = max !== undefined && keys.length >= max
  if (!fieldset) return null
  const label = fieldLabel(locale, texts, name)
  const titleOf = (index: number) => rowTitle(fieldset, locale.locale, { label, number: rowNumber(`${path}[${index}]`) })
  const onKeyDown = (event: KeyboardEvent) => {
    order.onKeyDown(event, titleOf)
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    // A field has its own undo for typed text.
    const isInField = event.target instanceof Element && event.target.matches('input, textarea')
    const takeBack = paste.canUndo ? paste.undo : removed !== undefined && !isInField ? undo : undefined
    if (!takeBack) return
    event.preventDefault()
    // The list around must not undo as well.
    event.stopPropagation()
    takeBack()
  }
  const andForget = (act: () => void) => () => {
    paste.forget()
    act()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed in the fields come through here
    <div
      role="group"
      aria-labelledby={id}
      className="ep-rows"
      ref={list}
      data-noted={paste.outcome && true}
      onPasteCapture={isReadOnly ? undefined : paste.onPaste}
      onKeyDown={onKeyDown}
    >
      <RowsTitle {...{ id, scope, name, control, texts, isTitled }} />
      <RowsIssue path={path} />
      <PasteNotice
        {...{ fieldset, max, titleOf }}
        outcome={paste.outcome}
        onUndo={paste.canUndo ? paste.undo : undefined}
        onClose={paste.forget}
      />
      {keys.length === 0 ? <p className="ep-rows-empty">{locale.text('common.records.empty')}</p> : null}
      {isPlain(control) ? (
        keys.map((key, index) => (
          <RowCard
            key={key}
            {...{ path, index, control, fieldset, Field }}
            title={titleOf(index)}
            onMove={order.isOn ? (places) => order.moveBy(index, places, titleOf) : undefined}
            onDuplicate={isReadOnly || isFull ? undefined : andForget(() => duplicate(index))}
            onRemove={isReadOnly ? undefined : andForget(() => remove(index))}
          />
        ))
      ) : (
        <RowTable
          {...{ path, control, fieldset, keys, titleOf, Field }}
          labelId={id}
          canAdd={!isReadOnly && !isFull}
          canRemove={!isReadOnly}
          onDuplicate={(index) => andForget(() => duplicate(index))()}
          onRemove={(index) => andForget(() => remove(index))()}
          onMove={(from, to) => andForget(() => moveTo(from, to))()}
        />
      )}
      {isOrdered ? <output className="ep-visually-hidden">{order.said}</output> : null}
      {removed === undefined ? null : <UndoBar text={locale.text('form.rowRemoved', { value: titleOf(removed - 1) })} onUndo={undo} />}
      {isReadOnly ? null : <AddButton label={label} max={max} isNested={depthOf(path) > 0} count={keys.length} onAdd={andForget(add)} />}
    </div>
  )
}

/** Rows of plain fields are shown as cards. */
function isPlain(control: AnyControl): boolean {
  return !isTable(control) && !(control.options as RowsOptions).locked && !control.fieldset?.computed
}

interface AddButtonProps {
  readonly label: string
  readonly max?: number
  readonly isNested: boolean
  readonly count: number
  readonly onAdd: () => void
}

function AddButton({ label, max, isNested, count, onAdd }: AddButtonProps) {
  const { text } = useLocale()
  const isFull = max !== undefined && count >= max
  return (
    <div>
      <Button variant="secondary" isDisabled={isFull} onPress={onAdd} aria-label={`${text('common.action.add')}: ${label}`}>
        <Plus aria-hidden="true" className="ep-icon" />
        {/* Buttons of nested lists follow one another, so they carry the list's name. */}
        {isNested ? `${text('common.action.add')}: ${label}` : text('common.action.add')}
      </Button>
      {isFull ? <span className="ep-rows-limit">{text('validation.maxItems', { max })}</span> : null}
    </div>
  )
}

interface OrderOptions {
  /** Path of the rows. */
  readonly path: string
  readonly count: number
  readonly isOn: boolean
  /** Moves a row; false when there is no further place. */
  readonly step: (index: number, places: -1 | 1) => boolean
  /** The last paste can no longer be undone. */
  readonly forget: () => void
}

type TitleOf = (index: number) => string

/** Rows that people put in order: one place up or down, by button or Alt and an arrow, with an announcement. */
function useRowOrder({ path, count, isOn, step, forget }: OrderOptions) {
  const { text } = useLocale()
  const { places } = useForm()
  const [said, say] = useState('')
  const moveBy = (index: number, places: -1 | 1, titleOf: TitleOf) => {
    forget()
    if (step(index, places)) say(text('form.rowMoved', { value: titleOf(index), place: index + places + 1, count }))
    else say(text('form.rowAtEnd'))
  }
  const onKeyDown = (event: KeyboardEvent, titleOf: TitleOf) => {
    if (!isOn || !event.altKey || !/^Arrow(Up|Down)$/.test(event.key) || !(event.target instanceof Element)) return
    // Fields have these keys too: Alt and the arrow down open a list.
    if (event.target.matches('input, textarea, [role="combobox"]')) return
    const card = places.pathOf(event.target)
    const index = Array.from({ length: count }, (_, place) => `${path}[${place}]`).indexOf(card ?? '')
    if (index < 0) return
    event.preventDefault()
    moveBy(index, event.key === 'ArrowUp' ? -1 : 1, titleOf)
  }
  return { said, isOn, moveBy, onKeyDown }
}
