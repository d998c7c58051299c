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
  /** The selected records, also on other pages; `undefined` when all that match are selected. */
  readonly ids: readonly number[] | undefined
  /** The records in sight. */
  readonly rows: readonly Stored[]
  /** Those that a deletion was refused for, because of their status. */
  readonly undeletable: ReadonlySet<number>
}

/** The actions for the selected records: no deletion where it is known that none of them may be deleted. */
export function offeredForSelected(list: SelectedSeen, selected: Selected): readonly RecordAction[] {
  return offeredActions(list).filter((action) => action !== 'delete' || !isDeletionUseless(list, selected))
}

interface SelectedSeen extends ListSeen {
  readonly query: Pick<ListQuery, 'isDeleted' | 'filters'>
}

function isDeletionUseless(list: SelectedSeen, { ids, rows, undeletable }: Selected): boolean {
  const { deletable } = list.resource.contract
  const { status } = list.query.filters
  if (status && status.split(',').every((one) => !deletable.includes(one))) return true
  const inSight = new Map(rows.map((row) => [row.id, row]))
  return (
    ids !== undefined &&
    ids.every((id) => {
      const row = inSight.get(id)
      return row ? !offeredActions(list, row).includes('delete') : undeletable.has(id)
    })
  )
}
