import { useRef, useState } from 'react'
import { ApiError } from '../../api/ApiError.js'
import { contractPath } from '../../core/contract.js'
import type { Stored } from '../../core/record.js'
import { useApi } from '../../data/DataProvider.js'
import { useRefresh } from '../../data/useRefresh.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { failureText } from '../actions/actionText.js'
import { isNarrowed } from '../address/listState.js'
import type { ListController } from '../frame/useListController.js'
import { arranged, changedPart, movedTo } from './orderRows.js'

/** Why records keep their places for now: the list shows another order, or only some of them. */
export type Hindrance = 'sorted' | 'narrowed'

/** The rows in the order that a person gives them. */
export interface ListOrder {
  readonly rows: readonly Stored[]
  readonly hindrance: Hindrance | undefined
  /** What became of the last move, for those who do not see it. */
  readonly said: string
  /** Takes a record to another place of the page, counted from 0. */
  readonly moveTo: (id: number, place: number) => void
  /** One place up or down. */
  readonly step: (id: number, step: -1 | 1) => void
}

interface Answer {
  readonly data: { readonly records: readonly { readonly id: number; readonly version: number }[] }
}

/** The ids in their new order, over the rows that were moved. */
interface Moved {
  readonly over: readonly Stored[]
  readonly ids: readonly number[]
}

/** What the server holds of these rows. */
interface Known extends Moved {
  readonly versions: ReadonlyMap<number, number>
}

const knownOf = (over: readonly Stored[]): Known => ({
  over,
  ids: over.map(({ id }) => id),
  versions: new Map(over.map(({ id, version }) => [id, version])),
})

/** Moves records of a list at once and stores it: one call a move, and one for all moves that were made while it was on its way. */
export function useListOrder(controller: ListController, key: string): ListOrder {
  const { resource, params, range, list } = controller
  const locale = useLocale()
  const api = useApi()
  const toasts = useToasts()
  const refresh = useRefresh(resource.contract)
  const [moved, setMoved] = useState<Moved>()
  const [isSaving, setSaving] = useState(false)
  const [said, say] = useState('')
  const wanted = useRef<readonly number[]>(undefined)
  // Until the rows are asked for again they do not say what was stored over them.
  const known = useRef<Known>(undefined)
  // What was stored shows the new order by itself as soon as it was asked for again.
  const isShown = moved !== undefined && (isSaving || moved.over === controller.rows)
  const rows = isShown ? arranged(controller.rows, moved.ids, key) : controller.rows
  const hindrance = hindranceOf(controller, key)

  const store = async (over: readonly Stored[], ids: readonly number[]) => {
    const isUnderWay = wanted.current !== undefined
    wanted.current = ids
    if (isUnderWay) return
    setSaving(true)
    const before = known.current?.over === over ? known.current : knownOf(over)
    const versions = new Map(before.versions)
    let stored = before.ids
    known.current = undefined
    try {
      while (stored !== wanted.current) {
        const next = wanted.current
        const part = changedPart(stored, next)
        stored = next
        // Moved away and back again meanwhile.
        if (part.length === 0) continue
        const records = part.map((id) => ({ id, version: versions.get(id) }))
        const { data } = await api.send<Answer>('POST', `${contractPath(resource.contract, params)}/ordenar`, { records })
        for (const { id, version } of data.records) versions.set(id, version)
      }
      known.current = { over, ids: stored, versions }
    } catch (error) {
      setMoved(undefined)
      const isStale = error instanceof ApiError && error.code === 'stale'
      const detail = isStale ? locale.text('list.order.stale') : failureText(error, locale)
      toasts.show({ severity: 'error', title: locale.text('list.order.failed'), detail })
    } finally {
      wanted.current = undefined
      setSaving(false)
      refresh()
    }
  }
  const moveTo = (id: number, place: number) => {
    if (hindrance) return say(locale.text(`list.order.${hindrance}`, { value: controller.text.fields[key] ?? key }))
    const before = rows.map((row) => row.id)
    const ids = movedTo(before, id, place)
    const record = rows.find((row) => row.id === id)
    if (ids === before || !record) return say(locale.text('list.order.edge'))
    setMoved({ over: controller.rows, ids })
    const total = list.answer?.meta.total ?? ids.length
    say(locale.text('list.order.moved', { value: resource.title(record), place: range.from + ids.indexOf(id), count: total }))
    void store(controller.rows, ids)
  }
  return { rows, hindrance, said, moveTo, step: (id, step) => moveTo(id, rows.findIndex((row) => row.id === id) + step) }
}

function hindranceOf({ query, resource }: ListController, key: string): Hindrance | undefined {
  if (isNarrowed(query)) return 'narrowed'
  return (query.sort || resource.contract.defaultSort) === key ? undefined : 'sorted'
}
