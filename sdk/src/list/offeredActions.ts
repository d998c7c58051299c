import type { Stored } from '../core/record.js'
import type { RecordAction } from './actionText.js'
import type { ListController } from './useListController.js'

/** What a list offers to do to a record, or to the ticked ones: nothing where the session may only read. */
export function offeredActions(
  { canWrite, query, resource }: Pick<ListController, 'canWrite' | 'query' | 'resource'>,
  record?: Stored,
): readonly RecordAction[] {
  if (!canWrite) return []
  if (query.isDeleted) return ['restore']
  const { statuses } = resource.contract
  const status = record?.status
  // Only entities without a workflow of their own are activated and inactivated here.
  if (!record) return statuses.includes('ativo') && statuses.includes('inativo') ? ['activate', 'inactivate', 'delete'] : ['delete']
  return status === 'ativo' ? ['inactivate', 'delete'] : status === 'inativo' ? ['activate', 'delete'] : ['delete']
}
