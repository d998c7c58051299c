import type { ListQuery } from '../../api/client.js'
import { briefListQuery, decodeListQuery, statusInWords } from '../../api/listQuery.js'
import { ordersOf } from '../../core/contract.js'
import { importFilter } from '../../core/contractPath.js'
import type { AnyResource } from '../../core/resource.js'
import { saneColumns } from './columns.js'
import { type Density, isDensity } from './density.js'
import { saneFilters } from './filters.js'
import { defaultPerPage, pageSizes } from './pages.js'
import { saneSort } from './sort.js'

/** The layout of a list, as its address describes it. */
export interface ListLayout {
  /** Keys of the columns in order; `undefined` for the default columns. */
  readonly columns: readonly string[] | undefined
  /** Shows the records as a tree instead of a table. @default false */
  readonly isTree?: boolean
  /** Shows the records in a calendar of this year or month, `2026` or `2026-05`; empty for the current year. @default a table */
  readonly calendar?: string
  /** Shows the records in a column for each status. @default false */
  readonly isBoard?: boolean
  /** `undefined` for the user's preference. */
  readonly density: Density | undefined
  /** The saved view that the list started from; the rest of the address has the current state. */
  readonly view: string | undefined
}

/** The complete state of a list, as its address describes it. */
export interface ListState extends ListQuery, ListLayout {}

/** The record open in a dialog over the list. */
export type Editing = number | 'novo' | undefined

/** The dialog or panel of a record; at most one is open. */
export interface ListOver {
  readonly editing?: Editing
  /** The record shown beside the list. */
  readonly preview?: number | undefined
}

const editingParameter = 'editar'
const previewParameter = 'ver'
/** The parameters of the dialog and the panel. */
export const overParameters: readonly string[] = [editingParameter, previewParameter]
const shapeParameter = 'exibir'
const treeShape = 'arvore'
const boardShape = 'quadro'
const calendarShape = 'calendario'
const calendarParameter = 'em'
const columnsParameter = 'colunas'
const densityParameter = 'densidade'
const viewParameter = 'visao'
/** The parameters of a list's address, without its filters. */
export const listParameters = [
  'pagina',
  'por_pagina',
  'ordem',
  'busca',
  'excluidos',
  importFilter,
  statusInWords,
  shapeParameter,
  calendarParameter,
  columnsParameter,
  densityParameter,
  viewParameter,
]

/** The default state: all records from the first page. */
export const plainState: ListState = {
  page: 1,
  perPage: defaultPerPage,
  sort: '',
  search: '',
  filters: {},
  columns: undefined,
  density: undefined,
  view: undefined,
}

/** Whether an address has no list parameters. Then the list opens with the user's preferences. */
export function isBare({ contract }: AnyResource, search: string): boolean {
  const parameters = new URLSearchParams(search)
  return ![...listParameters, ...contract.filters].some((name) => parameters.has(name))
}

/** The query in an address. Invalid values become defaults, so that old or mistyped links still open. */
export function readQuery(resource: AnyResource, search: string): ListQuery {
  const query = decodeListQuery(search, resource.contract)
  return {
    ...query,
    perPage: pageSizes.some((size) => size === query.perPage) ? query.perPage : defaultPerPage,
    sort: saneSort(query.sort, [...ordersOf(resource.contract, query.isDeleted).sortable, 'id']),
    filters: saneFilters(resource, query.filters),
  }
}

/** The layout in an address; unknown columns are ignored. */
export function readLayout(resource: AnyResource, search: string): ListLayout {
  const parameters = new URLSearchParams(search)
  const density = parameters.get(densityParameter)
  const shape = parameters.get(shapeParameter)
  return {
    columns: saneColumns(resource, parameters.get(columnsParameter)?.split(',')),
    density: isDensity(density) ? density : undefined,
    view: parameters.get(viewParameter) ?? undefined,
    ...(resource.tree !== undefined && shape === treeShape && { isTree: true }),
    ...(resource.board !== undefined && shape === boardShape && { isBoard: true }),
    ...(resource.calendar !== undefined && shape === calendarShape && { calendar: readPeriod(parameters.get(calendarParameter)) }),
  }
}

export function readOver(search: string): ListOver {
  const parameters = new URLSearchParams(search)
  const editing = parameters.get(editingParameter)
  return { editing: editing === 'novo' ? editing : readId(editing), preview: readId(parameters.get(previewParameter)) }
}

function readId(text: string | null): number | undefined {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined
}

/** A year or a month; other texts give the current year. */
function readPeriod(text: string | null): string {
  return /^(19|20|21)\d\d(-(0[1-9]|1[0-2]))?$/.test(text ?? '') ? (text ?? '') : ''
}

/** The address of a list state. Default values are left out, so that the default list has a short address. */
export function listAddress(path: string, state: ListQuery & Partial<ListLayout>, { editing, preview }: ListOver = {}): string {
  const parameters = new URLSearchParams(briefListQuery(state))
  if (state.columns) parameters.set(columnsParameter, state.columns.join(','))
  if (state.isTree) parameters.set(shapeParameter, treeShape)
  else if (state.isBoard) parameters.set(shapeParameter, boardShape)
  else if (state.calendar !== undefined) parameters.set(shapeParameter, calendarShape)
  if (state.calendar) parameters.set(calendarParameter, state.calendar)
  if (state.density) parameters.set(densityParameter, state.density)
  if (state.view) parameters.set(viewParameter, state.view)
  if (editing !== undefined) parameters.set(editingParameter, String(editing))
  if (preview !== undefined) parameters.set(previewParameter, String(preview))
  const text = parameters.toString()
  return text ? `${path}?${text}` : path
}

/** The address of a list state when the path alone opens something else: then the default list needs `pagina`. */
export function explicitAddress(path: string, state: ListState, over?: ListOver): string {
  const isPlain = listAddress(path, state) === path
  const text = listAddress(path, state, over)
  return isPlain ? `${text}${text === path ? '?' : '&'}pagina=1` : text
}

/** Whether a search or a filter is set. */
export function isNarrowed(query: ListQuery): boolean {
  return query.search !== '' || Object.keys(query.filters).length > 0
}
