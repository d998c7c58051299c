import { choicesKind } from '../kinds/choice/choices.js'
import { splitItems } from '../kinds/choice/readOption.js'
import { isRows, type RowsOptions } from '../kinds/part/rows.js'
import type { AnyResource } from '../core/resource.js'
import { oneLine } from '../kinds/text/text.js'
import { parsePath } from '../core/parsePath.js'
import type { ImportField } from './importFields.js'
import { readListCell } from './readListCell.js'

/** Texts by the path of their field. */
export type RowValues = Readonly<Record<string, string>>

/**
 * The body that a row stands for. A row with an id means a stored record: what its columns say, nothing else. Any other is a new record: what one holds before
 * anything is typed, and over it what the row says.
 */
export function rowDraft(resource: AnyResource, fields: readonly ImportField[], values: RowValues): Readonly<Record<string, unknown>> {
  const isNew = (values.id ?? '') === ''
  const draft: Record<string, unknown> = isNew ? { ...resource.empty } : {}
  const parts = new Map<string, Record<string, unknown>>()
  for (const field of fields) {
    const text = values[field.path]
    if (text === undefined || (text === '' && isNew)) continue
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
    // A column of all rows says more than those of the first one; and of a stored record's rows nobody knows which the first one is.
    if (!isList) draft[key] = part
    else if (isNew && !values[key]) draft[key] = [part]
  }
  return draft
}

function readCell(field: ImportField, text: string, isNew: boolean): unknown {
  const { fieldset } = field.control
  // What cannot be read stays a text, for the server to refuse.
  return fieldset ? (readListCell(fieldset, text, { isNew }) ?? text) : readOption(field, text)
}

/** A group or a row before anything is typed; the only row of a list is its main one. */
function newPart(resource: AnyResource, key: string): Record<string, unknown> {
  const control = resource.fields[key]
  const { mainKey } = (control?.options ?? {}) as RowsOptions
  return { ...control?.fieldset?.empty, ...(mainKey && { [mainKey]: true }) }
}

function readOption({ control, optionOf }: ImportField, text: string): string {
  if (control.kind.isLong) return text
  // A cell of a spreadsheet may break its line anywhere; a field of one line cannot even show it.
  if (control.kind !== choicesKind) return optionOf(text) ?? oneLine(text)
  return splitItems(text)
    .map((item) => optionOf(item) ?? item)
    .join(';')
}
