import type { AnyDecision } from '../../core/resource.js'
import type { Stored } from '../../core/record.js'
import type { Bar } from '../../core/workflow.js'
import type { ListController } from '../state/useListController.js'

/** Whether records in this status wait for the decision. */
export const waitsIn = ({ status: waiting }: AnyDecision, status: string): boolean => [waiting].flat().includes(status)

/** The decision rules of this list; `undefined` unless it shows waiting records and the user may write. */
export function decisionOf({
  resource,
  query,
  canWrite,
}: Pick<ListController, 'resource' | 'query' | 'canWrite'>): AnyDecision | undefined {
  const { decide } = resource
  const shown = query.filters.status?.split(',')
  const isWaiting = decide && shown?.every((status) => waitsIn(decide, status))
  return isWaiting && canWrite && !query.isDeleted ? decide : undefined
}

/** Whether no step of a second hand is barred to this reader. */
export const isOpenTo = (row: Stored & { readonly barred?: Bar | null }): boolean => !row.barred
