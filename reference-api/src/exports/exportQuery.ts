import { type Locale, locales, matchLocale } from '@esporte-parana/sdk/contracts'
import type { FastifyRequest } from 'fastify'
import { type ListQuery, readListQuery } from '../records/read/readListQuery.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { unreadable } from '../http/Problem.js'
import { type ExportColumn, exportColumns } from './exportColumns.js'
import type { PartColumn } from './partColumns.js'

/** The options of an export. */
export interface ExportQuery {
  readonly list: ListQuery
  readonly locale: Locale
  readonly columns: readonly (ExportColumn | PartColumn)[]
  /** The columns of a list, not the whole record. */
  readonly isListed: boolean
  /** Exports only these records. */
  readonly ids?: readonly number[]
  /** Leaves out these records. */
  readonly except: readonly number[]
}

const ownParameters = ['colunas', 'idioma', 'ids', 'exceto', 'token', 'bilhete']

/** Most ids in one address: Node reads at most 16 kB of a request's head. */
const maxIds = 1000

/** Reads the query string of an export: that of the list and the file's own parameters. @throws Problem 400 naming the parameter */
export function readExportQuery(plan: EntityPlan, request: FastifyRequest): ExportQuery {
  const query = request.query as Readonly<Record<string, unknown>>
  const { colunas, idioma, ids, exceto } = query
  const list = readListQuery(
    plan.entity.contract,
    Object.fromEntries(Object.entries(query).filter(([name]) => !ownParameters.includes(name))),
  )
  const locale = readLocale(idioma, request.headers['accept-language'])
  return {
    list,
    locale,
    columns: readColumns(exportColumns(plan, locale), colunas),
    isListed: colunas !== undefined,
    ids: ids === undefined ? undefined : readIds('ids', ids),
    except: exceto === undefined ? [] : readIds('exceto', exceto),
  }
}

function readLocale(asked: unknown, header: string | undefined): Locale {
  if (asked === undefined) return matchLocale(header?.split(/[,;]/)[0])
  const locale = locales.find((known) => known === asked)
  if (!locale) throw unreadable('idioma', 'invalid-parameter', { expected: locales.join(', ') })
  return locale
}

function readColumns(known: ReturnType<typeof exportColumns>, asked: unknown): ExportQuery['columns'] {
  if (asked === undefined) return [...known.values()]
  const keys = typeof asked === 'string' ? asked.split(',') : []
  const columns = keys.flatMap((key) => known.get(key) ?? [])
  const isSane = keys.length > 0 && columns.length === keys.length && new Set(keys).size === keys.length
  if (!isSane) throw unreadable('colunas', 'invalid-parameter', { expected: [...known.keys()].join(', ') })
  return columns
}

function readIds(name: string, asked: unknown): readonly number[] {
  const texts = typeof asked === 'string' ? asked.split(',') : []
  const isSane = texts.length > 0 && texts.length <= maxIds && texts.every((text) => /^[1-9]\d{0,8}$/.test(text))
  if (!isSane) throw unreadable(name, 'invalid-parameter', { expected: `1,2,3 (1–${maxIds})` })
  return texts.map(Number)
}
