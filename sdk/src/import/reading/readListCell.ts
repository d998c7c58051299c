import type { AnyControl, AnyFieldset } from '../../core/control.js'
import { locales } from '../../core/locale.js'
import { optionTexts, readOption, splitItems } from '../../kinds/choice/readOption.js'
import { readRowsText, type RowText } from '../../sheet/rowsText.js'
import { comparable } from '../../validators/comparable.js'

type Values = Readonly<Record<string, unknown>>

/** The rows in one cell, in the form of a draft; `undefined` when they cannot be read. Rows of a new record have no ids. */
export function readListCell(fieldset: AnyFieldset, text: string, { isNew }: { readonly isNew: boolean }): readonly Values[] | undefined {
  const rows = readRowsText(text)
  return rows && readRows(fieldset, rows, isNew)
}

function readRows(fieldset: AnyFieldset, rows: readonly RowText[], isNew: boolean): readonly Values[] | undefined {
  const read = rows.map((row) => readRow(fieldset, row, isNew))
  return read.every((row) => row !== undefined) ? read : undefined
}

function readRow(fieldset: AnyFieldset, { id, parts }: RowText, isNew: boolean): Values | undefined {
  const known = id !== undefined && !isNew
  const row: Record<string, unknown> = known ? { id } : { ...fieldset.empty }
  for (const [label, told] of parts) {
    const key = keyOf(fieldset, label)
    const control = key === undefined ? undefined : fieldset.fields[key]
    if (key === undefined || !control) return undefined
    // The text is only the name of a file, so the stored file stays.
    if (control.kind.isFile) continue
    const value = readValue(fieldset, { key, control, told, isNew })
    if (value === undefined) return undefined
    row[key] = value
  }
  return row
}

interface Part {
  readonly key: string
  readonly control: AnyControl
  readonly told: RowText['parts'][number][1]
  readonly isNew: boolean
}

function readValue({ messages }: AnyFieldset, { key, control, told, isNew }: Part): unknown {
  if (control.fieldset) return typeof told === 'string' ? undefined : readRows(control.fieldset, told, isNew)
  if (typeof told !== 'string') return undefined
  if (control.kind.filter !== 'options') return told
  const [pt, en, es] = locales.map((locale) => messages[locale].options[key])
  const meanings = optionTexts({ 'pt-BR': pt, 'en-US': en, 'es-ES': es })
  if (!Array.isArray(control.kind.empty)) return readOption(told, meanings) ?? told
  return splitItems(told).map((item) => readOption(item, meanings) ?? item)
}

/** The key of a field, found by its label in any language or by the key. */
function keyOf({ layout, messages }: AnyFieldset, label: string): string | undefined {
  const wanted = comparable(label)
  return layout.find((key) =>
    [key, ...locales.map((locale) => messages[locale].fields[key] ?? '')].some((name) => comparable(name) === wanted),
  )
}
