import type { AnyControl, AnyFieldset } from '../../core/control.js'
import { isGroup } from '../../kinds/part/group.js'
import { isRows } from '../../kinds/part/rows.js'
import type { AnyResource } from '../../core/resource.js'
import { type ConditionScope, holds } from './conditions.js'
import type { Values } from './fieldPath.js'
import { isSame } from './isSame.js'
import { isVeil } from './veiled.js'

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

/** A copy of a row as a new one: without its id, the ids of its own rows, its file, and numbers of which only the mask is known. */
export function newRow({ fields }: AnyFieldset, stored: Values): Values {
  const { id: _, ...row } = stored
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, fields[key]?.kind.isFile ? null : isVeil(value) ? '' : asNew(fields[key], value)]),
  )
}

function asNew(control: AnyControl | undefined, value: unknown): unknown {
  return isRows(control) ? (value as readonly Values[]).map((row) => newRow(control.fieldset, row)) : value
}

/**
 * The body to send: empty texts and hidden fields are `null`. A field that was hidden already in `read`, the values of the stored record, and
 * still has its value is sent as it was: the person has not changed it.
 */
export function toDraft(resource: AnyResource, values: Values, read?: Values): Values {
  const known = read && { values: read, record: read }
  const draft = writeAll(resource.fields, { values, record: values }, known)
  const unseen = resource.sections.filter(({ visible }) => visible && !visible(values) && !(read && !visible(read)))
  for (const key of unseen.flatMap(({ fields }) => fields)) draft[key] = blank(resource.fields[key])
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
    if (Object.is(value, other) || !control || control.options.visible !== undefined || !isShown(key)) return false
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

function writeAll(controls: Controls, scope: ConditionScope, known?: ConditionScope): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(scope.values).map(([key, value]) => {
      const control = controls[key]
      if (control && !holds(control.options.visible, scope, true) && !isKept(control, key, scope, known)) return [key, blank(control)]
      return [key, write(control, value, scope.record, known && { values: known.values[key], record: known.record })]
    }),
  )
}

/** Whether a hidden field was hidden when the record was read, and has the value that was read. A field that no one ever sees is left to the server. */
function isKept({ options }: AnyControl, key: string, { values }: ConditionScope, known?: ConditionScope): boolean {
  return known !== undefined && options.visible !== false && !holds(options.visible, known, true) && isSame(values[key], known.values[key])
}

interface KnownPart {
  readonly values: unknown
  readonly record: Values
}

function write(control: AnyControl | undefined, value: unknown, record: Values, known?: KnownPart): unknown {
  if (isRows(control))
    return (value as readonly Values[]).map((row) => writeAll(control.fieldset.fields, { values: row, record }, storedRow(row, known)))
  if (isGroup(control) && value) {
    const before = known && (known.values as Values | null) ? { values: known.values as Values, record: known.record } : undefined
    return writeAll(control.fieldset.fields, { values: value as Values, record }, before)
  }
  return value === '' || value === null ? null : (control?.kind.draft?.(value) ?? value)
}

/** The row as it was read, found by its id. */
function storedRow({ id }: Values, known: KnownPart | undefined): ConditionScope | undefined {
  const values = id === undefined ? undefined : (known?.values as readonly Values[] | undefined)?.find((row) => row.id === id)
  return known && values && { values, record: known.record }
}

function blank(control: AnyControl | undefined): unknown {
  const { empty = null } = control?.kind ?? {}
  return empty === '' ? null : empty
}
