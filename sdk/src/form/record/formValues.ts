import type { AnyControl, AnyFieldset } from '../../core/control.js'
import { isGroup } from '../../kinds/part/group.js'
import { isRows } from '../../kinds/part/rows.js'
import type { AnyResource } from '../../core/resource.js'
import { holds } from '../store/conditions.js'
import type { Values } from '../store/fieldPath.js'
import { isSame } from '../store/isSame.js'

type Controls = Readonly<Record<string, AnyControl | undefined>>

/** The form's values for a record: empty texts as `''`, missing groups as empty groups, lists never missing. */
export function toValues(resource: AnyResource, record: Values): Values {
  return readAll(resource.fields, resource.empty, record)
}

/** A copy of a record as the start of a new one: without documents, pictures, files and the ids of rows, which belong to one record only. */
export function toCopy(resource: AnyResource, record: Values): Values {
  const values = Object.entries(toValues(resource, record)).map(([key, value]) => {
    const control = resource.fields[key]
    return [key, control?.kind.isOwn || control?.options.isOwn ? resource.empty[key] : asNew(control, value)]
  })
  return Object.fromEntries(values) as Values
}

/** A copy of a row as a new one: without its id, the ids of its own rows, and its file. */
export function newRow({ fields }: AnyFieldset, stored: Values): Values {
  const { id: _, ...row } = stored
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, fields[key]?.kind.isFile ? null : asNew(fields[key], value)]))
}

function asNew(control: AnyControl | undefined, value: unknown): unknown {
  return isRows(control) ? (value as readonly Values[]).map((row) => newRow(control.fieldset, row)) : value
}

/** The body to send: empty texts and hidden fields are `null`. */
export function toDraft(resource: AnyResource, values: Values): Values {
  const draft = writeAll(resource.fields, values, values)
  const unseen = resource.sections.filter(({ visible }) => visible && !visible(values)).flatMap(({ fields }) => fields)
  for (const key of unseen) draft[key] = blank(resource.fields[key])
  return draft
}

/** Whether two states of a form surely differ. Only replaced parts are compared, because the form asks at every key and a draft of many rows is slow. @returns `false` when only their drafts can tell */
export function surelyDiffers({ fields, sections }: AnyResource, values: Values, others: Values): boolean {
  const conditional = new Set(sections.flatMap((section) => (section.visible ? section.fields : [])))
  return anyDiffers(fields, values, others, (key) => !conditional.has(key))
}

function anyDiffers(controls: Controls, values: Values, others: Values, isShown: (key: string) => boolean = () => true): boolean {
  if (values === others) return false
  return Object.keys(values).some((key) => {
    const [control, value, other] = [controls[key], values[key], others[key]]
    if (Object.is(value, other) || !control || control.options.visible || !isShown(key)) return false
    if (isRows(control)) {
      const [rows, otherRows] = [value, other] as [readonly Values[], readonly Values[]]
      return rows.length !== otherRows.length || rows.some((row, index) => anyDiffers(control.fieldset.fields, row, otherRows[index] ?? {}))
    }
    if (isGroup(control)) return Boolean(value && other) && anyDiffers(control.fieldset.fields, value as Values, other as Values)
    return !isSame(write(control, value, {}), write(control, other, {}))
  })
}

/** Whether a field is empty, or holds only its default. */
export function isBlank(control: AnyControl, value: unknown): boolean {
  return isSame(value, read(control, null)) || isSame(write(control, value, {}), blank(control))
}

/** The form's value for a stored one: an empty text is `''`. */
export function toValue(control: AnyControl, stored: unknown): unknown {
  return read(control, stored)
}

function readAll(controls: Controls, empty: Values, record: Values): Values {
  return Object.fromEntries(Object.keys(empty).map((key) => [key, read(controls[key], record[key])]))
}

function read(control: AnyControl | undefined, value: unknown): unknown {
  if (!control) return value ?? null
  const { kind, fieldset } = control
  if (isGroup(control)) return readAll(control.fieldset.fields, control.fieldset.empty, (value ?? control.fieldset.empty) as Values)
  if (fieldset) {
    const readRow = (row: Values) => ({
      ...(typeof row.id === 'number' && { id: row.id }),
      ...readAll(fieldset.fields, fieldset.empty, row),
    })
    return ((value ?? []) as readonly Values[]).map(readRow)
  }
  return value === null || value === undefined ? kind.empty : (kind.draft?.(value) ?? value)
}

function writeAll(controls: Controls, values: Values, record: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const control = controls[key]
      return [key, control && !holds(control.options.visible, { values, record }, true) ? blank(control) : write(control, value, record)]
    }),
  )
}

function write(control: AnyControl | undefined, value: unknown, record: Values): unknown {
  if (isRows(control)) return (value as readonly Values[]).map((row) => writeAll(control.fieldset.fields, row, record))
  if (isGroup(control) && value) return writeAll(control.fieldset.fields, value as Values, record)
  return value === '' || value === null ? null : (control?.kind.draft?.(value) ?? value)
}

function blank(control: AnyControl | undefined): unknown {
  const { empty = null } = control?.kind ?? {}
  return empty === '' ? null : empty
}
