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

/** What the server holds: the order of a page and the version of each of its records. */
interface Held {
  readonly ids: readonly number[]
  readonly versions: ReadonlyMap<number, number>
}

const heldBy = (rows: readonly Stored[]): Held => ({
  ids: rows.map(({ id }) => id),
  versions: new Map(rows.map(({ id, version }) => [id, version])),
})

/** Until rows are asked for again they do not say what was stored; an answer that was on its way meanwhile says it no better. */
const isBehind = (rows: readonly Stored[], stored: Held | undefined): stored is Held =>
  stored !== undefined && rows.some(({ id, version }) => version < (stored.versions.get(id) ?? 0))

/** Moves records of a list at once and stores it: one call a move, and one for all moves that were made while it was on its way. */
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
  // A key may come before what was stored is drawn.
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
  /** The order as the person has it by now. */
  readonly wanted: () => readonly number[]
  readonly send: (records: readonly object[]) => Promise<Answer>
}

/** Sends what differs until nothing does. @returns what the server holds then */
async function storeMoves({ ids, versions }: Held, { wanted, send }: Moves): Promise<Held> {
  const known = new Map(versions)
  let held = ids
  while (held !== wanted()) {
    const next = wanted()
    const part = changedPart(held, next)
    held = next
    // Moved away and back again meanwhile.
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
