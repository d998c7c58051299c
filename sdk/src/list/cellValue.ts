import type { AnyControl, ControlKind } from '../core/control.js'
import type { AnyResource } from '../core/resource.js'
import { type ValueFormat, writtenValue } from '../locale/writtenValue.js'

/** How the cells of a column are shown when the column has no `render` of its own. */
export type CellKind = ControlKind | 'status' | 'timestamp' | 'plain'

/** What turns values into texts in the reader's language; a part of `useLocale`. */
export interface CellFormat extends ValueFormat {
  readonly yes: string
  readonly no: string
}

export function cellKind(resource: AnyResource, key: string): CellKind {
  if (key === 'status') return 'status'
  if (key === 'createdAt' || key === 'updatedAt') return 'timestamp'
  const control: AnyControl | undefined = resource.fields[key] ?? resource.filters[key]
  return control?.kind ?? 'plain'
}

/** Amounts and counts line up at their last digit. */
export function isNumeric(kind: CellKind): boolean {
  return kind === 'money' || kind === 'integer' || kind === 'decimal'
}

/** The text of one value; empty when there is none. `options` are the texts of the column's closed list. */
export function cellText(value: unknown, kind: CellKind, format: CellFormat, options?: Readonly<Record<string, string>>): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((item) => cellText(item, kind, format, options)).join(', ')
  if (typeof value === 'boolean') return value ? format.yes : format.no
  if (typeof value === 'number') return format.number(value)
  if (typeof value === 'object') return 'label' in value && typeof value.label === 'string' ? value.label : ''
  const text = plainText(value)
  return options?.[text] ?? writtenValue(text, kind === 'status' || kind === 'plain' ? undefined : kind, format)
}

/** A text, number or answer as it travels; empty for anything else. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''
}
