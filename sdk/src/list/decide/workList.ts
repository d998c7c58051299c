import type { AnyDecision } from '../../core/resource.js'
import type { Stored } from '../../core/record.js'
import { mayStep } from '../../core/powers.js'
import type { Bar } from '../../core/workflow.js'
import type { ListController } from '../state/useListController.js'

/** Whether records in this status wait for the decision. */
export const waitsIn = ({ status: waiting }: AnyDecision, status: string): boolean => [waiting].flat().includes(status)

/** The decision rules of this list; `undefined` unless it shows waiting records and the reader may decide. */
export function decisionOf({
  resource,
  query,
  ...reader
}: Pick<ListController, 'resource' | 'query' | 'canWrite' | 'powers'>): AnyDecision | undefined {
  const { decide, contract } = resource
  const mayDecide = contract.transitions.some((step) => step.name === decide?.approve && mayStep(step, reader))
  const shown = query.filters.status?.split(',')
  const isWaiting = decide && shown?.every((status) => waitsIn(decide, status))
  return isWaiting && mayDecide && !query.isDeleted ? decide : undefined
}

/** Whether no step of a second hand is barred to this reader. */
export const isOpenTo = (row: Stored & { readonly barred?: Bar | null }): boolean => !row.barred
