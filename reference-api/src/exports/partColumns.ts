import { type ContractText, csvDialect, type Locale } from '@esporte-parana/sdk/contracts'
import { type AnyControl, type AnyFieldset, resources, type RowText, writeRowsText } from '@esporte-parana/sdk/resources'
import { formatCep, formatCnpj, formatPhone, formatProtocol, maskedCpf } from '@esporte-parana/sdk/validators'
import type { Row } from '../database/database.js'
import type { EntityPlan, PlannedField } from '../records/plan/plan.js'
import { listSeparator } from './listSeparator.js'
import { rowsAt } from '../records/write/matchRows.js'

/** A column for a part of a record that lists leave out. */
export interface PartColumn {
  readonly key: string
  readonly heading: string
  readonly read: (record: Row) => { readonly kind: 'text'; readonly value: string } | null
  /** The field, group or sub-records that must be read for it. */
  readonly part: string
}

interface Writing {
  readonly locale: Locale
  readonly text: ContractText
}

/**
 * One column for each field that lists do not show (`birthStateId`), for each field of a group (`address.street`), and for each list of
 * sub-records. Fields that forms mask have none.
 */
export function partColumns(plan: EntityPlan, writing: Writing): readonly PartColumn[] {
  const { fields = {} } = resources.find(({ contract }) => contract.name === plan.entity.contract.name) ?? {}
  const own = unlisted(plan).flatMap(({ key }): PartColumn[] => {
    const control = fields[key]
    if (!control || control.kind.isFile || control.kind.isHidden || control.options.sensitive) return []
    const read = ({ [key]: value }: Row) => textCell(isTold(value) ? valueText(value, { control, labels: undefined, writing }) : '')
    return [{ key, part: key, heading: writing.text.field(key), read }]
  })
  const openFieldset = (key: string) => (fields[key]?.options.sensitive ? undefined : fields[key]?.fieldset)
  const groups = plan.groups.flatMap(({ key }) => {
    const fieldset = openFieldset(key)
    return fieldset ? groupColumns(key, fieldset, writing) : []
  })
  const lists = plan.children.flatMap(({ key }): PartColumn[] => {
    const fieldset = openFieldset(key)
    if (!fieldset) return []
    const read = (record: Row) => textCell(writeRowsText(rowTexts(fieldset, rowsAt(record, key), writing)))
    return [{ key, part: key, heading: writing.text.list(key), read }]
  })
  return [...own, ...groups, ...lists]
}

/** The texts that lists leave out, and the references of which they show no link. */
function unlisted(plan: EntityPlan): readonly PlannedField[] {
  const { fields, links, joins, parent, entity } = plan
  const linked = new Set([...links.map(({ column }) => column), parent?.link.column])
  const isJoined = (key: string) => joins.some((join) => join.key === key)
  return fields.filter(({ key, target, column }) =>
    target === undefined ? entity.unlisted?.includes(key) : !linked.has(column) && !isJoined(key),
  )
}

function groupColumns(part: string, { layout, fields, messages }: AnyFieldset, writing: Writing): PartColumn[] {
  const { fields: labels, options } = messages[writing.locale]
  return layout.flatMap((key) => {
    const control = fields[key]
    if (!control || control.options.sensitive) return []
    const read = (record: Row) => {
      const value = (record[part] as Row | null | undefined)?.[key]
      return textCell(isTold(value) ? valueText(value, { control, labels: options[key], writing }) : '')
    }
    return [{ key: `${part}.${key}`, part, heading: `${writing.text.field(part)}: ${labels[key] ?? key}`, read }]
  })
}

const textCell = (value: string) => (value === '' ? null : ({ kind: 'text', value } as const))

function rowTexts(fieldset: AnyFieldset, rows: readonly Row[], writing: Writing): RowText[] {
  const { fields: labels, options } = fieldset.messages[writing.locale]
  return rows.map((row) => ({
    ...(typeof row.id === 'number' && { id: row.id }),
    parts: fieldset.layout.flatMap((key): RowText['parts'] => {
      const control = fieldset.fields[key]
      const value = row[key]
      if (!control || control.options.sensitive || !isTold(value)) return []
      const told = control.fieldset
        ? rowTexts(control.fieldset, value as readonly Row[], writing)
        : valueText(value, { control, labels: options[key], writing })
      return [[labels[key] ?? key, told]]
    }),
  }))
}

/** Whether a cell can show the value: it is neither empty nor an object. */
function isTold(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== null && value !== undefined && value !== '' && typeof value !== 'object'
}

interface ValueText {
  readonly control: AnyControl
  readonly labels: Readonly<Record<string, string>> | undefined
  readonly writing: Writing
}

const signs: Readonly<Record<string, (value: unknown) => string>> = {
  cnpj: formatCnpj,
  cpf: maskedCpf,
  cep: formatCep,
  phone: formatPhone,
  protocol: formatProtocol,
}

function valueText(value: unknown, { control, labels, writing }: ValueText): string {
  const { text, locale } = writing
  if (Array.isArray(value)) return value.map((item) => valueText(item, { control, labels, writing })).join(listSeparator)
  if (typeof value === 'boolean') return value ? text.yes : text.no
  const plain = String(value)
  if (labels?.[plain] !== undefined) return labels[plain]
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(plain)
  if (day) return `${day[3]}/${day[2]}/${day[1]}`
  if (/^-?\d+\.\d+$/.test(plain) && control.kind.name !== 'text') return plain.replace('.', csvDialect(locale).decimal)
  return signs[control.kind.name]?.(plain) ?? plain
}
