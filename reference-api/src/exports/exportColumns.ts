import { type ContractEntry, type ContractText, contracts, contractText, defaultLocale, type Locale } from '@esporte-parana/sdk/contracts'
import { formatCep, formatCnpj, formatPhone, formatProtocol } from '@esporte-parana/sdk/validators'
import { z } from 'zod'
import type { Row } from '../database/database.js'
import { type EntityPlan, listedParts } from '../records/plan/plan.js'
import { listSeparator } from './listSeparator.js'
import { type PartColumn, partColumns } from './partColumns.js'

/** One value of a file: a text, or a value that a spreadsheet can calculate with. */
export type ExportCell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number | string }
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'timestamp'; readonly value: string }
  | null

/** A column of a file in the reader's language. */
export interface ExportColumn {
  readonly key: string
  readonly heading: string
  readonly read: (record: Row) => ExportCell
}

/** The columns that an entity's file may have, by key: those of its list, then its groups and sub-records. */
export function exportColumns(plan: EntityPlan, locale: Locale): ReadonlyMap<string, ExportColumn | PartColumn> {
  const text = contractText(locale, entryOf(plan))
  const shapes = shapesOf(plan)
  const listed = listedKeys(plan).map((key) => columnOf(key, shapes[key] ?? {}, text))
  return new Map([...listed, ...partColumns(plan, { locale, text })].map((column) => [column.key, column]))
}

/** The keys of these columns, in the order of the record. */
export function exportKeys(plan: EntityPlan): readonly string[] {
  const entry = findEntry(plan)
  const parts = entry ? partColumns(plan, { locale: defaultLocale, text: contractText(defaultLocale, entry) }) : []
  return [...listedKeys(plan), ...parts.map(({ key }) => key)]
}

function listedKeys(plan: EntityPlan): readonly string[] {
  const { fields, entity, links, joins } = listedParts(plan)
  // Ids mean nothing to people; the record that an id refers to is a column itself.
  const own = fields.filter(({ target }) => target === undefined).map(({ key }) => key)
  const stored = ['id', 'status', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']
  const offered = new Set([
    ...stored,
    ...own,
    ...links.map(({ key }) => key),
    ...joins.map((join) => join.links),
    ...Object.keys(entity.computed ?? {}),
  ])
  return Object.entries(shapesOf(plan))
    .filter(([key, shape]) => offered.has(key) && !isNested(shape))
    .map(([key]) => key)
}

interface Shape {
  readonly type?: string
  readonly format?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}

function shapesOf({ record }: EntityPlan): Readonly<Record<string, Shape>> {
  const { properties = {} } = z.toJSONSchema(record, { io: 'output', unrepresentable: 'any' }) as unknown as Shape
  return Object.fromEntries(Object.entries(properties).map(([key, shape]) => [key, bare(shape)]))
}

/** The shape without `null`. */
function bare(shape: Shape): Shape {
  return shape.anyOf?.find(({ type }) => type !== 'null') ?? shape
}

function isNested({ properties, items }: Shape): boolean {
  const isLink = (shape: Shape['properties']) => shape !== undefined && /^id,label(,params)?$/.test(Object.keys(shape).toSorted().join())
  return [properties, items?.properties].some((shape) => shape !== undefined && !isLink(shape))
}

function columnOf(key: string, { type, format }: Shape, text: ContractText): ExportColumn {
  const heading = format === 'date-time' ? `${text.field(key)} (${text.zone})` : text.field(key)
  const write = writers[format ?? type ?? ''] ?? ((value: unknown) => textCell(plain(value, key, text)))
  return {
    key,
    heading,
    read: (record) => {
      const value = record[key]
      return value === null || value === undefined || value === '' ? null : write(value, text)
    },
  }
}

type Writer = (value: unknown, text: ContractText) => ExportCell

const textCell = (value: string): ExportCell => (value === '' ? null : { kind: 'text', value })
// What a list shows for a number may be a text: "317/2026" in a cell of numbers would be 317.
const numberCell: Writer = (value) => {
  if (typeof value === 'number') return { kind: 'number', value }
  const written = String(value)
  return /^-?\d+(\.\d+)?$/.test(written) ? { kind: 'number', value: written } : textCell(written)
}

/** How a value is written, by the format of its shape, or otherwise by its type. */
const writers: Readonly<Record<string, Writer>> = {
  date: (value) => ({ kind: 'date', value: String(value) }),
  'date-time': (value) => ({ kind: 'timestamp', value: String(value) }),
  cnpj: (value) => textCell(formatCnpj(value)),
  cep: (value) => textCell(formatCep(value)),
  phone: (value) => textCell(formatPhone(value)),
  protocol: (value) => textCell(formatProtocol(value)),
  integer: numberCell,
  number: numberCell,
  decimal: numberCell,
  boolean: (value, { yes, no }) => textCell(value === true ? yes : no),
}

function plain(value: unknown, key: string, text: ContractText): string {
  if (Array.isArray(value)) return value.map((item) => plain(item, key, text)).join(listSeparator)
  if (typeof value === 'object' && value !== null) return 'label' in value && typeof value.label === 'string' ? value.label : ''
  return text.option(key, String(value)) ?? String(value)
}

function entryOf(plan: EntityPlan): ContractEntry {
  const entry = findEntry(plan)
  if (!entry) throw new Error(`${plan.entity.contract.name}: it has no messages. Name it in the SDK's list of contracts.`)
  return entry
}

const findEntry = (plan: EntityPlan) => contracts.find(({ contract }) => contract.name === plan.entity.contract.name)
