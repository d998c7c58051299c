import type { DownloadFilters, ListQuery } from '../../api/client.js'
import type { Locale } from '../../core/locale.js'
import { offeredColumns } from '../columns/columns.js'
import type { ListController } from '../frame/useListController.js'

export type ExportFormat = 'csv' | 'xlsx'

/** What a person wants in a file. */
export interface ExportChoice {
  readonly format: ExportFormat
  /** All that the list finds, or what is ticked. */
  readonly records: 'matching' | 'selected'
  /** The columns that the list shows, all that it could show, or the whole record: what an import reads back. */
  readonly columns: 'shown' | 'all' | 'record'
}

/** Records of one address that the server takes: section 6 of the design leaves it to the server, the reference API takes so many. */
export const mostSelected = 1000

/** Where one asks. */
export type ExportSource = Pick<ListController, 'resource' | 'columns' | 'selection'> & {
  readonly query: Pick<ListQuery, 'search' | 'filters' | 'sort' | 'isDeleted'>
}

/** The address that answers a choice: exactly the list seen, or what is ticked in it. */
export function exportFilters(
  { resource, query, columns, selection }: ExportSource,
  choice: ExportChoice,
  locale: Locale,
): DownloadFilters {
  const keys = choice.columns === 'shown' ? columns.map(({ key }) => key) : offeredColumns(resource).map(({ key }) => key)
  const frame = {
    ordem: query.sort || null,
    colunas: choice.columns === 'record' ? null : keys.join(),
    idioma: locale,
    excluidos: query.isDeleted ? 1 : null,
  }
  const narrowing = { ...query.filters, busca: query.search || null }
  if (choice.records === 'matching') return { ...narrowing, ...frame }
  if (selection.matching) return { ...narrowing, ...frame, exceto: [...selection.matching.except].join() || null }
  return { ...frame, ids: [...selection.ids].join() }
}

/** Whether what is ticked fits an address. */
export function canExportSelection({ ids, matching }: ListController['selection']): boolean {
  return (matching?.except ?? ids).size <= mostSelected
}
