import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { choicesKind } from '../kinds/choice/choices.js'
import { textKind, type TextOptions } from '../kinds/text/text.js'
import { useLocale } from '../locale/LocaleProvider.js'
import type { ImportField } from './importFields.js'

interface CheckCellProps {
  readonly id: string
  readonly field: ImportField
  /** As the spreadsheet counts it. */
  readonly line: number
  readonly text: string
  /** Characters that its column shows at least. */
  readonly width: number
  /** A name that is much like the one that was not found. */
  readonly near: string | number | undefined
  /** What is wrong with it. */
  readonly error: string | undefined
  /** Its row is being checked: nothing is known about it yet. */
  readonly isChecking: boolean
  readonly isReadOnly: boolean
  readonly onChange: (text: string) => void
  /** What is offered after a correction. */
  readonly children?: ReactNode
}

/** One cell that can be corrected where it stands. */
export function CheckCell(cell: CheckCellProps) {
  const { id, field, near, children, onChange } = cell
  const { text } = useLocale()
  const error = useLastError(cell)
  const props = { ...cell, error }
  // Cards show only what was wrong, and go on showing what was mended.
  const [wasWrong, setWasWrong] = useState(false)
  if (error !== undefined && !wasWrong) setWasWrong(true)
  const isChoice = field.options.length > 0 && field.control.kind !== choicesKind
  return (
    <td data-label={field.label} data-told={wasWrong || undefined} data-long={isLong(field) || undefined}>
      {isChoice ? <ChoiceCell {...props} /> : <TextCell {...props} />}
      {error !== undefined && (
        <span id={`${id}-error`} className="ep-import-reason">
          {error}
        </span>
      )}
      {near !== undefined && !cell.isReadOnly && (
        <button type="button" className="ep-list-link-button ep-import-same" onClick={() => onChange(String(near))}>
          {text('import.check.near', { value: near })}
        </button>
      )}
      {children}
    </td>
  )
}

/** A cell nobody touched stays wrong while its row is checked again, so that nothing jumps and Enter finds it. */
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
        // The first Escape takes back what was typed; the next one is the dialog's.
        event.stopPropagation()
        setTyped(text)
      }}
    />
  )
}

/** Enter goes on to what is to be mended next, in this row or further down, and opens nothing there. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const cell = event.currentTarget
  const cells = [...(cell.closest('table')?.querySelectorAll<HTMLElement>('input, select') ?? [])]
  const after = cells.slice(cells.indexOf(cell) + 1)
  focusCell(after.find((other) => other.matches('[aria-invalid]')))
}

/** As Tab does: what is typed next takes the place of what is there. */
export function focusCell(cell: HTMLElement | null | undefined): void {
  cell?.focus()
  if (cell instanceof HTMLInputElement) cell.select()
}

/** Names and the like, which one recognizes by more than their beginning. */
function isLong({ control: { kind, options } }: ImportField): boolean {
  return kind.isLong === true || (kind === textKind && ((options as TextOptions).maxLength ?? 0) >= longText)
}

/** Characters from which on a text takes a wide column. */
const longText = 80

function ChoiceCell({ field, text, isReadOnly, onChange, ...cell }: CheckCellProps) {
  const name = useName({ ...cell, field })
  const value = field.optionOf(text) ?? text
  const isKnown = value === '' || field.options.some((option) => option.value === value)
  return (
    <select {...name} value={value} disabled={isReadOnly} onChange={(event) => onChange(event.target.value)} onKeyDown={goOn}>
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
