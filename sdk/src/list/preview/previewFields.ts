import type { AnyControl } from '../../core/control.js'
import type { Condition } from '../../core/kind.js'
import type { AnyResource } from '../../core/resource.js'
import type { Stored } from '../../core/record.js'

/** The values of a record, a group or a row. */
export type Scope = Readonly<Record<string, unknown>>

/** The values next to a field, and those of the whole record. */
export interface FieldPlace {
  readonly scope: Scope
  readonly record: Scope
}

/** A field with a value. */
export interface FilledField {
  readonly key: string
  readonly control: AnyControl
  readonly value: unknown
}

/** A section of the form with its fields that have a value. */
export interface FilledSection {
  /** Key of its title. */
  readonly title: string
  readonly fields: readonly FilledField[]
}

/** The readable content of a record, in the order of its form; empty and hidden sections and fields are left out. */
export function filledSections({ sections, fields }: AnyResource, record: Stored): readonly FilledSection[] {
  const scope = record as unknown as Scope
  return sections
    .filter(({ visible }) => visible?.(scope) ?? true)
    .map(({ title, fields: keys }) => ({ title, fields: filledFields(fields, keys, { scope, record: scope }) }))
    .filter(({ fields: filled }) => filled.length > 0)
}

/** The fields of one scope with a value, in the order of `keys`. */
export function filledFields(
  controls: Readonly<Record<string, AnyControl | undefined>>,
  keys: readonly string[],
  { scope, record }: FieldPlace,
): readonly FilledField[] {
  return keys.flatMap((key) => {
    const control = controls[key]
    const value = scope[key]
    return control && isShown(control.options.visible, { scope, record }) && !isEmpty(value) ? [{ key, control, value }] : []
  })
}

function isShown(condition: Condition | undefined, { scope, record }: FieldPlace): boolean {
  return typeof condition === 'function' ? condition(scope, record) : (condition ?? true)
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === null || value === undefined || value === ''
}
