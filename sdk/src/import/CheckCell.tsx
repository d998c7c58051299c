import { Button } from '../feedback/Button.js'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { choicesKind } from '../kinds/choice/choices.js'
import { textKind, type TextOptions } from '../kinds/text/text.js'
import { useLocale } from '../locale/LocaleProvider.js'
import type { ImportField } from './reading/importFields.js'

interface CheckCellProps {
  readonly id: string
  readonly field: ImportField
  /** Line number in the spreadsheet. */
  readonly line: number
  readonly text: string
  /** Minimum width of its column, in characters. */
  readonly width: number
  /** A stored name similar to the unknown one. */
  readonly near: string | number | undefined
  /** Error of the cell. */
  readonly error: string | undefined
  /** The row is being checked, so its errors are not known yet. */
  readonly isChecking: boolean
  readonly isReadOnly: boolean
  /** The row leaves the field out, and the rules of the form fill it in. */
  readonly isDerived: boolean
  readonly onChange: (text: string) => void
  /** Offer shown after a correction. */
  readonly children?: ReactNode
}

/** One cell of the table, editable in place. */
export function CheckCell(cell: CheckCellProps) {
  const { id, field, near, children, onChange } = cell
  const { text } = useLocale()
  const error = useLastError(cell)
  const props = { ...cell, error }
  // On narrow screens, cards show only wrong cells, and keep showing them after the correction.
  const [wasWrong, setWasWrong] = useState(false)
  if (error !== undefined && !wasWrong) setWasWrong(true)
  const isChoice = field.options.length > 0 && field.control.kind !== choicesKind
  return (
    <td
      data-label={field.label}
      data-told={wasWrong || undefined}
      data-long={isLong(field) || undefined}
      data-derived={cell.isDerived || undefined}
      title={cell.isDerived ? text('import.check.derived') : undefined}
    >
      {isChoice ? <ChoiceCell {...props} /> : <TextCell {...props} />}
      {error !== undefined && (
        <span id={`${id}-error`} className="ep-import-reason">
          {error}
        </span>
      )}
      {near !== undefined && !cell.isReadOnly && (
        <Button variant="link" className="ep-import-same" onPress={() => onChange(String(near))}>
          {text('import.check.near', { value: near })}
        </Button>
      )}
      {children}
    </td>
  )
}

/** An untouched cell keeps its error during the check, so that nothing moves and Enter finds it. */
function useLastError({ text, error, isChecking }: CheckCellProps): string | undefined {
  const [last, setLast] = useState({ text, error })
  if (isChecking) return last.text === text ? last.error : undefined
  if (last.text !== text || last.error !== error) setLast({ text, error })
  return error
}

function TextCell({ text, width, isReadOnly, onChange, ...cell }: CheckCellProps) {
  const name = useName(cell)
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  if (known !== text) {
    setKnown(text)
    setTyped(text)
  }
  const commit = () => {
    if (typed.trim() !== text) onChange(typed)
  }
  return (
    <input
      {...name}
      type="text"
      value={typed}
      style={{ minInlineSize: `calc(${width}ch + 1.25 * var(--ep-rem))` }}
      title={text}
      readOnly={isReadOnly}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        goOn(event)
        if (event.key !== 'Escape' || typed === text) return
        // The first Escape undoes the typing; the next one closes the dialog.
        event.stopPropagation()
        setTyped(text)
      }}
    />
  )
}

/** Enter moves to the next cell with an error, in this row or below, without opening anything. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const cell = event.currentTarget
  const cells = [...(cell.closest('table')?.querySelectorAll<HTMLElement>('input, select') ?? [])]
  const after = cells.slice(cells.indexOf(cell) + 1)
  focusCell(after.find((other) => other.matches('[aria-invalid]')))
}

/** Selects the text as Tab does, so that typing replaces it. */
export function focusCell(cell: HTMLElement | null | undefined): void {
  cell?.focus()
  if (cell instanceof HTMLInputElement) cell.select()
}

/** Long texts, such as names, need more than their beginning to be recognized. */
function isLong({ control: { kind, options } }: ImportField): boolean {
  return kind.isLong === true || (kind === textKind && ((options as TextOptions).maxLength ?? 0) >= longText)
}

/** Texts of this maximum length and above get a wide column. */
const longText = 80

function ChoiceCell({ field, text, isReadOnly, onChange, ...cell }: CheckCellProps) {
  const name = useName({ ...cell, field })
  const value = field.optionOf(text) ?? text
  const isKnown = value === '' || field.options.some((option) => option.value === value)
  return (
    <select
      {...name}
      value={value}
      // An unknown text is read whole: it may name what can be chosen.
      style={isKnown ? undefined : { minInlineSize: `calc(${value.length}ch + 3 * var(--ep-rem))` }}
      disabled={isReadOnly}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={goOn}
    >
      <option value="">–</option>
      {!isKnown && <option value={value}>{value}</option>}
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function useName({ id, field, line, error }: Pick<CheckCellProps, 'id' | 'field' | 'line' | 'error'>) {
  const { text } = useLocale()
  return {
    id,
    'aria-label': text('import.check.cell', { name: field.label, line }),
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  }
}
