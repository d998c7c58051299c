import { ChevronLeft, ChevronRight } from '../../icons/icons.js'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { PathParams, ListQuery } from '../../api/client.js'
import { type AnyContract, contractPath } from '../../core/contract.js'
import { usePrefetchRecord } from '../../data/usePrefetchRecord.js'
import { type LocaleValue, useLocale } from '../../locale/LocaleProvider.js'
import { atRest } from '../../mount/atRest.js'
import { useMount } from '../../mount/MountProvider.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { keepFocus } from '../record/keptFocus.js'
import type { FormPlaces } from '../core/formPlaces.js'
import { usePlaceIn } from '../store/FormContext.js'
import { briefListQuery, decodeListQuery } from '../../api/listQuery.js'
import { useList } from '../../data/useList.js'
import './neighbours.css'

export interface NeighbourNavProps {
  readonly id: number
  readonly contract: AnyContract
  readonly params?: PathParams
  /** Query of the list that the person came from. */
  readonly origin: string
  readonly places: FormPlaces
}

/** "‹ 3 de 128 ›": the records before and after in the list that the person came from. Alt+PageUp and Alt+PageDown do the same. */
export function NeighbourNav({ id, contract, params, origin, places }: NeighbourNavProps) {
  const locale = useLocale()
  const { text } = locale
  const navigation = useNavigation()
  const { root } = useMount()
  const neighbours = useNeighbours(contract, id, { origin, params })
  const prefetch = usePrefetchRecord(contract, params)
  const [wish, setWish] = useState<{ readonly from: number; readonly where: 'previous' | 'next' }>()
  const turnTo = (where: 'previous' | 'next') => {
    const to = neighbours?.[where]
    // It replaces this record in the browser's history: Back leads to the list.
    if (to) keepFocus(navigation, to.id, places.pathOf(root.activeElement))
    if (to) navigation.navigate(`${contractPath(contract, params)}/${to.id}${to.search}`, { replace: true })
    return to !== undefined
  }
  // A press before the next page of the list has arrived takes effect when it has.
  const go = (where: 'previous' | 'next') => setWish(turnTo(where) ? undefined : { from: id, where })
  useNeighbourKeys(go)
  const goOn = useEffectEvent(() => wish && turnTo(wish.where))
  const isDue = wish?.from === id && neighbours?.[wish.where] !== undefined
  useEffect(() => {
    if (isDue) goOn()
  }, [isDue])
  const { previous, next } = neighbours ?? {}
  usePrefetchWhenIdle([previous?.id, next?.id], prefetch)
  if (!neighbours) return null
  return (
    <nav className="ep-neighbours" aria-label={text('form.neighbours')}>
      <Arrow
        {...{ places, label: text('form.neighbours.previous') }}
        keys="Alt+PageUp"
        isThere={previous !== undefined}
        onPress={() => go('previous')}
      >
        <ChevronLeft aria-hidden="true" />
      </Arrow>
      <span>{placeText(neighbours, locale)}</span>
      <Arrow
        {...{ places, label: text('form.neighbours.next') }}
        keys="Alt+PageDown"
        isThere={next !== undefined}
        onPress={() => go('next')}
      >
        <ChevronRight aria-hidden="true" />
      </Arrow>
    </nav>
  )
}

/** `3 de 128`, `3` before the count is known, or the words that the record left its place. */
function placeText({ place, total, totalIsExact }: Neighbours, { text, number }: Pick<LocaleValue, 'text' | 'number'>): string {
  if (place === undefined) return text('form.neighbours.left')
  if (total === undefined) return number(place)
  return text('form.neighbours.place', { place: number(place), total: number(total) + (totalIsExact ? '' : '+') })
}

interface ArrowProps extends Pick<NeighbourNavProps, 'places'> {
  readonly label: string
  readonly keys: string
  /** At an end the arrow stays focusable, so that the focus is not lost. */
  readonly isThere: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Arrow({ places, label, keys, isThere, onPress, children }: ArrowProps) {
  return (
    <button
      ref={usePlaceIn(places, keys)}
      type="button"
      className="ep-neighbours-arrow"
      aria-label={label}
      title={`${label} (${keys})`}
      aria-keyshortcuts={keys}
      aria-disabled={!isThere || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** Browsers use arrows for Back and Forward, and change tabs when Ctrl is held. */
function useNeighbourKeys(go: (where: 'previous' | 'next') => void): void {
  const { root } = useMount()
  const press = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return
    if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]')) return
    event.preventDefault()
    go(event.key === 'PageUp' ? 'previous' : 'next')
  })
  useLayoutEffect(() => {
    const listen = (event: Event) => press(event)
    root.addEventListener('keydown', listen)
    return () => root.removeEventListener('keydown', listen)
  }, [root])
}

/** Milliseconds on a record before its neighbours are loaded: a person who moves on quickly causes no requests. */
const restMilliseconds = 400

function usePrefetchWhenIdle(ids: readonly (number | undefined)[], prefetch: (id: number) => void): void {
  const wanted = ids.join()
  const fetch = useEffectEvent(() => ids.forEach((id) => id !== undefined && prefetch(id)))
  const mount = useMount()
  useEffect(() => atRest(mount, { pause: restMilliseconds }, () => fetch()), [mount, wanted])
}

/** The parameter of a form's address with the query of the list that the person came from. */
const originParameter = 'de'

interface Neighbour {
  readonly id: number
  /** With the query of its page of the list. */
  readonly search: string
}

/** The place of a record in its list. */
interface Neighbours {
  /** From 1; undefined once the record left its place, because the next record has that place now. */
  readonly place: number | undefined
  readonly total: number | undefined
  readonly totalIsExact: boolean
  readonly previous?: Neighbour
  readonly next?: Neighbour
}

/** The records before and after this one in the list of `origin`, across its pages, also when a change removed the record from that list; undefined when the list never showed it. */
function useNeighbours(contract: AnyContract, id: number, { origin, params }: { readonly origin: string; readonly params?: PathParams }) {
  const query = decodeListQuery(origin, contract)
  const here = useList(contract, query, { params })
  const rows = here.answer?.data ?? []
  const found = here.isStale ? -1 : rows.findIndex((row) => row.id === id)
  const isThere = found >= 0
  const index = useLastIndex(id, found)
  const isFull = rows.length === query.perPage
  const isFirst = index === 0 && query.page > 1
  const isLast = isThere && index === rows.length - 1 && isFull
  // Another page is asked for only at a border; otherwise this is the same page, which is loaded.
  const before = turned(query, isFirst ? -1 : 0)
  const after = turned(query, isLast ? 1 : 0)
  const pageBefore = useList(contract, before, { params })
  const pageAfter = useList(contract, after, { params })
  if (index < 0 || here.isStale) return undefined
  const find = (list: typeof here, at: number, page: ListQuery) =>
    toNeighbour(list.isStale ? undefined : list.answer?.data.at(at)?.id, page)
  const { total, totalIsExact } = here.answer?.meta ?? { total: null, totalIsExact: true }
  const neighbours: Neighbours = {
    place: isThere ? (query.page - 1) * query.perPage + index + 1 : undefined,
    total: total ?? undefined,
    totalIsExact,
    previous: isFirst ? find(pageBefore, -1, before) : index > 0 ? find(here, index - 1, query) : undefined,
    next: isLast ? find(pageAfter, 0, after) : find(here, isThere ? index + 1 : index, query),
  }
  return neighbours
}

/** The last known place of the record among the rows of its page; -1 when it was never seen. */
function useLastIndex(id: number, found: number): number {
  const [seen, setSeen] = useState({ id, index: found })
  const isNews = seen.id !== id || (found >= 0 && found !== seen.index)
  if (isNews) setSeen({ id, index: found })
  return isNews ? found : seen.index
}

function turned(query: ListQuery, step: number): ListQuery {
  return { ...query, page: query.page + step }
}

function toNeighbour(id: number | undefined, query: ListQuery): Neighbour | undefined {
  return id === undefined ? undefined : { id, search: `?${new URLSearchParams({ [originParameter]: briefListQuery(query) }).toString()}` }
}
