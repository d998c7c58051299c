import { choicesKind } from '../../kinds/choice/choices.js'
import { splitItems } from '../../kinds/choice/readOption.js'
import { isRows, type RowsOptions } from '../../kinds/part/rows.js'
import type { AnyResource } from '../../core/resource.js'
import { oneLine } from '../../kinds/text/text.js'
import { parsePath } from '../../core/issue.js'
import { readCellValue, shownCell, withComma } from './cellValue.js'
import { derivedValues } from './derivedValues.js'
import type { ImportField } from './importFields.js'
import { readListCell } from './readListCell.js'

/** Cell texts, by the path of their field. */
export type RowValues = Readonly<Record<string, string>>

/**
 * The request body for a row. A row with an id changes a stored record and sends only its columns; any other row is a new record with
 * default values and those that a form would derive under its own values.
 */
export function rowDraft(resource: AnyResource, fields: readonly ImportField[], values: RowValues): Readonly<Record<string, unknown>> {
  const draft = givenDraft(resource, fields, values)
  return { ...draft, ...derivedOf(resource, draft, values) }
}

/** The fields that a form would fill in for a new record with these values, as texts of cells; only those that a cell can show. */
export function derivedCells(resource: AnyResource, fields: readonly ImportField[], values: RowValues): RowValues {
  if (!resource.onChange) return {}
  const derived = Object.entries(derivedOf(resource, givenDraft(resource, fields, values), values))
  const shown = (key: string, value: string) => {
    const control = resource.fields[key]
    return control ? shownCell(control, withComma(control, value)) : value
  }
  return Object.fromEntries(
    derived.flatMap(([key, value]) => (typeof value === 'string' || typeof value === 'number' ? [[key, shown(key, String(value))]] : [])),
  )
}

function derivedOf(resource: AnyResource, draft: Readonly<Record<string, unknown>>, values: RowValues) {
  if ((values.id ?? '') !== '') return {}
  const given = Object.entries(values).flatMap(([path, text]) => (text === '' ? [] : [String(parsePath(path)[0])]))
  return derivedValues(resource, draft, new Set(given))
}

function givenDraft(resource: AnyResource, fields: readonly ImportField[], values: RowValues): Readonly<Record<string, unknown>> {
  const isNew = (values.id ?? '') === ''
  const draft: Record<string, unknown> = isNew ? { ...resource.empty } : {}
  const parts = new Map<string, Record<string, unknown>>()
  for (const field of fields) {
    const text = values[field.path]
    if (text === undefined || (text === '' && isNew)) continue
    // Of a new record it says nothing.
    if (field.path === 'updatedAt' && isNew) continue
    const [root = '', ...rest] = parsePath(field.path)
    const name = rest.at(-1)
    if (name === undefined) draft[root] = readCell(field, text, isNew)
    else {
      const part = parts.get(String(root)) ?? (isNew ? newPart(resource, String(root)) : {})
      part[name] = readOption(field, text)
      parts.set(String(root), part)
    }
  }
  for (const [key, part] of parts) {
    const isList = isRows(resource.fields[key])
    // A column with all rows wins over columns of the first row. For a stored record, the first row is not known, so those columns are
    // ignored.
    if (!isList) draft[key] = part
    else if (isNew && !values[key]) draft[key] = [part]
  }
  return draft
}

function readCell(field: ImportField, text: string, isNew: boolean): unknown {
  const { fieldset } = field.control
  // Unreadable text is sent unchanged, so that the server reports it.
  return fieldset ? (readListCell(fieldset, text, { isNew }) ?? text) : readOption(field, text)
}

/** A group or row with default values; the only row of a list is its main one. */
function newPart(resource: AnyResource, key: string): Record<string, unknown> {
  const control = resource.fields[key]
  const { mainKey } = (control?.options ?? {}) as RowsOptions
  return { ...control?.fieldset?.empty, ...(mainKey && { [mainKey]: true }) }
}

function readOption({ control, optionOf }: ImportField, text: string): string | number {
  if (control.kind.isLong) return text
  const value = readCellValue(control, text)
  if (value !== undefined) return value
  // A spreadsheet cell may contain line breaks, which a single-line field cannot show.
  if (control.kind !== choicesKind) return optionOf(text) ?? oneLine(text)
  return splitItems(text)
    .map((item) => optionOf(item) ?? item)
    .join(';')
}
