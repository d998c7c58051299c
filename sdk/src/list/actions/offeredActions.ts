import type { ListQuery } from '../../api/client.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import type { RecordAction } from './actionText.js'

interface ListSeen {
  readonly canWrite: boolean
  readonly query: Pick<ListQuery, 'isDeleted'>
  readonly resource: AnyResource
}

/** The actions that a list offers for a record, or for the selected ones; empty when the session is read-only. */
export function offeredActions({ canWrite, query, resource }: ListSeen, record?: Stored): readonly RecordAction[] {
  if (!canWrite) return []
  if (query.isDeleted) return ['restore']
  const { statuses, transitions, deletable } = resource.contract
  const status = record?.status
  const removal: readonly RecordAction[] = (status === undefined ? deletable.length > 0 : deletable.includes(status)) ? ['delete'] : []
  // Only entities without their own workflow can be activated and inactivated here: a canteen has the status `ativo` but never `inativo`.
  if (!statuses.includes('ativo') || !statuses.includes('inativo')) return removal
  if (!record) return ['activate', 'inactivate', ...removal]
  if (status === 'ativo') return ['inactivate', ...removal]
  const isActivated = transitions.some(({ isActivation, from }) => isActivation && from.includes(record.status))
  return status === 'inativo' || isActivated ? ['activate', ...removal] : removal
}

interface Selected {
  /** How many records are selected, also on other pages. */
  readonly count: number
  /** Those in sight. */
  readonly rows: readonly Stored[]
}

/** The actions for the selected records: no deletion where all of them are in sight and none may be deleted. */
export function offeredForSelected(list: ListSeen, { count, rows }: Selected): readonly RecordAction[] {
  const isUseless = (action: RecordAction) =>
    action === 'delete' && rows.length === count && rows.every((row) => !offeredActions(list, row).includes(action))
  return offeredActions(list).filter((action) => !isUseless(action))
}
