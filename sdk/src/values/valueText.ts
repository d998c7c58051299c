import type { ControlOptions, Kind, ValueFormat } from '../core/kind.js'

/** The locale functions that turn values into texts; part of `useLocale`. */
export interface ValueTexts extends ValueFormat {
  readonly yes: string
  readonly no: string
}

/** A field whose value is shown. */
export interface ShownField {
  readonly kind: Kind
  /** Adds the unit to the value; a table leaves it out. */
  readonly options?: ControlOptions
  /** The label of a value of a closed list; `undefined` when it has none. */
  readonly labelOf?: (value: string) => string | undefined
  /** The name of the record that the value refers to. */
  readonly link?: string | undefined
  /** Shows documents unmasked; only for users who may edit them. @default false */
  readonly isOpen?: boolean
}

/** The text of a value, the same in cells, previews, conflicts, history and print; empty without a value. */
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

/** A text, number or boolean as text; other values give an empty text. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''
}

function writtenText(text: string, { kind, options = {}, isOpen }: ShownField, texts: ValueTexts): string {
  // A value that the server masked stays masked for everybody.
  if (kind.veil && (!isOpen || text.includes('*'))) return kind.veil(text)
  return kind.format?.(text, texts, options) ?? text
}

function withUnit(text: string, options: ControlOptions & { readonly unit?: string }): string {
  return options.unit ? `${text}\u00a0${options.unit}` : text
}
