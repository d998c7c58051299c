import { useRef, useState } from 'react'
import { ApiError } from '../../api/ApiError.js'
import { contractPath } from '../../core/contract.js'
import type { Stored } from '../../core/record.js'
import { useApi } from '../../data/DataProvider.js'
import { useRefresh } from '../../data/useRefresh.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { failureText } from '../core/actionText.js'
import { isNarrowed } from '../core/listState.js'
import type { ListController } from '../state/useListController.js'
import { arranged, changedPart, movedTo } from './orderRows.js'

/** Why records cannot be moved now: the list has another sort order, or shows only some records. */
export type Hindrance = 'sorted' | 'narrowed'

/** The rows in their manual order. */
export interface ListOrder {
  readonly rows: readonly Stored[]
  readonly hindrance: Hindrance | undefined
  /** The result of the last move, for screen readers. */
  readonly said: string
  /** Moves a record to another position of the page, from 0. */
  readonly moveTo: (id: number, place: number) => void
  /** Moves a record one position up or down. */
  readonly step: (id: number, step: -1 | 1) => void
}

interface Answer {
  readonly data: { readonly records: readonly { readonly id: number; readonly version: number }[] }
}

/** The state on the server: the order of a page and the version of each record. */
interface Held {
  readonly ids: readonly number[]
  readonly versions: ReadonlyMap<number, number>
}

const heldBy = (rows: readonly Stored[]): Held => ({
  ids: rows.map(({ id }) => id),
  versions: new Map(rows.map(({ id, version }) => [id, version])),
})

/** Rows with older versions than the stored ones are out of date, even if they come from a new answer that was already on its way. */
const isBehind = (rows: readonly Stored[], stored: Held | undefined): stored is Held =>
  stored !== undefined && rows.some(({ id, version }) => version < (stored.versions.get(id) ?? 0))

/** Moves records at once on the screen and stores the order. Moves made during a request are sent together in the next one. */
export function useListOrder(controller: ListController, key: string): ListOrder {
  const { resource, params, range, list } = controller
  const locale = useLocale()
  const api = useApi()
  const toasts = useToasts()
  const refresh = useRefresh(resource.contract)
  const [moved, setMoved] = useState<readonly number[]>()
  const [isSaving, setSaving] = useState(false)
  const [said, say] = useState('')
  const wanted = useRef<readonly number[]>(undefined)
  const [stored, setStored] = useState<Held>()
  // A ref, because the next key may come before the stored order is rendered.
  const latest = useRef<Held>(undefined)
  const rows = moved && (isSaving || isBehind(controller.rows, stored)) ? arranged(controller.rows, moved, key) : controller.rows
  const hindrance = hindranceOf(controller, key)

  const store = async (ids: readonly number[]) => {
    const isUnderWay = wanted.current !== undefined
    wanted.current = ids
    if (isUnderWay) return
    setSaving(true)
    const before = isBehind(controller.rows, latest.current) ? latest.current : heldBy(controller.rows)
    try {
      latest.current = await storeMoves(before, {
        wanted: () => wanted.current ?? before.ids,
        send: (records) => api.send<Answer>('POST', `${contractPath(resource.contract, params)}/ordenar`, { records }),
      })
      setStored(latest.current)
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
    setMoved(ids)
    const total = list.answer?.meta.total ?? ids.length
    say(locale.text('list.order.moved', { value: resource.title(record), place: range.from + ids.indexOf(id), count: total }))
    void store(ids)
  }
  return { rows, hindrance, said, moveTo, step: (id, step) => moveTo(id, rows.findIndex((row) => row.id === id) + step) }
}

interface Moves {
  /** The order that the user wants now. */
  readonly wanted: () => readonly number[]
  readonly send: (records: readonly object[]) => Promise<Answer>
}

/** Sends changes until the server has the wanted order. @returns the state on the server */
async function storeMoves({ ids, versions }: Held, { wanted, send }: Moves): Promise<Held> {
  const known = new Map(versions)
  let held = ids
  while (held !== wanted()) {
    const next = wanted()
    const part = changedPart(held, next)
    held = next
    // The record was moved away and back in the meantime.
    if (part.length === 0) continue
    const { data } = await send(part.map((id) => ({ id, version: known.get(id) })))
    for (const { id, version } of data.records) known.set(id, version)
  }
  return { ids: held, versions: known }
}

function hindranceOf({ query, resource }: ListController, key: string): Hindrance | undefined {
  if (isNarrowed(query)) return 'narrowed'
  return (query.sort || resource.contract.defaultSort) === key ? undefined : 'sorted'
}
