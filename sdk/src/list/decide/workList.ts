import type { AnyDecision } from '../../core/resource.js'
import type { ListController } from '../frame/useListController.js'

/** How the records of this list are decided; nothing unless it shows those that wait, to somebody who may write. */
export function decisionOf({
  resource,
  query,
  canWrite,
}: Pick<ListController, 'resource' | 'query' | 'canWrite'>): AnyDecision | undefined {
  const { decide } = resource
  return decide && canWrite && !query.isDeleted && query.filters.status === decide.status ? decide : undefined
}
