import type { ControlOptions, Kind, ValueFormat } from '../core/kind.js'

/** What turns values into texts in the reader's language; a part of `useLocale` with the two answers. */
export interface ValueTexts extends ValueFormat {
  readonly yes: string
  readonly no: string
}

/** Whose value is shown. */
export interface ShownField {
  readonly kind: Kind
  /** Given where the unit stands beside the value; a table leaves it out. */
  readonly options?: ControlOptions
  /** The label of a value of a closed list; nothing where the list has none. */
  readonly labelOf?: (value: string) => string | undefined
  /** What the record that the value points at is called. */
  readonly link?: string | undefined
  /** Documents are shown whole: only to who edits them. @default false */
  readonly isOpen?: boolean
}

/** The text of one value, the same in cells, previews, conflicts, history and print; empty when there is none. */
export function valueText(value: unknown, field: ShownField, texts: ValueTexts): string {
  if (value === null || value === undefined || value === '') return ''
  if (field.link !== undefined) return field.link
  if (Array.isArray(value)) return value.map((item) => valueText(item, field, texts)).join(', ')
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'object') return 'label' in value && typeof value.label === 'string' ? value.label : ''
  const { kind, options = {} } = field
  if (typeof value === 'number' && kind.isId) return `#${value}`
  if (typeof value === 'number') return withUnit(kind.format?.(`${value}`, texts, options) ?? texts.number(value), options)
  const text = plainText(value)
  return field.labelOf?.(text) ?? withUnit(writtenText(text, field, texts), options)
}

/** A text, number or answer as it travels; empty for anything else. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''
}

function writtenText(text: string, { kind, options = {}, isOpen }: ShownField, texts: ValueTexts): string {
  // What was answered veiled is no more than that to anybody.
  if (kind.veil && (!isOpen || text.includes('*'))) return kind.veil(text)
  return kind.format?.(text, texts, options) ?? text
}

function withUnit(text: string, options: ControlOptions & { readonly unit?: string }): string {
  return options.unit ? `${text} ${options.unit}` : text
}
