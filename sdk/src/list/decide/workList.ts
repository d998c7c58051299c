import type { AnyDecision } from '../../core/resource.js'
import type { ListController } from '../frame/useListController.js'

/** The decision rules of this list; `undefined` unless it shows waiting records and the user may write. */
export function decisionOf({
  resource,
  query,
  canWrite,
}: Pick<ListController, 'resource' | 'query' | 'canWrite'>): AnyDecision | undefined {
  const { decide } = resource
  return decide && canWrite && !query.isDeleted && query.filters.status === decide.status ? decide : undefined
}
