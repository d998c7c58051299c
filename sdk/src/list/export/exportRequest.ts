import type { DownloadFilters, ListQuery } from '../../api/client.js'
import type { Locale } from '../../core/locale.js'
import { offeredColumns } from '../core/columns.js'
import type { ListController } from '../state/useListController.js'

export type ExportFormat = 'csv' | 'xlsx'

/** The choices of an export. */
export interface ExportChoice {
  readonly format: ExportFormat
  /** All matches of the list, or the selected records. */
  readonly records: 'matching' | 'selected'
  /** The shown columns, all columns of the list, or the complete record, which an import can read. */
  readonly columns: 'shown' | 'all' | 'record'
}

/** Maximum number of ids in an address: section 6 of the design leaves the limit to the server, and the reference API accepts this many. */
export const mostSelected = 1000

/** The parts of the list that an export needs. */
export type ExportSource = Pick<ListController, 'resource' | 'columns' | 'selection'> & {
  readonly query: Pick<ListQuery, 'search' | 'filters' | 'sort' | 'isDeleted'>
}

/** The query parameters of an export: the list as shown, or its selected records. */
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

/** Whether the selected ids fit into an address. */
export function canExportSelection({ ids, matching }: ListController['selection']): boolean {
  return (matching?.except ?? ids).size <= mostSelected
}
