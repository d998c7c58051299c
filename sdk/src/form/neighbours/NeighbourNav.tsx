import { ChevronLeft, ChevronRight } from '../../icons/icons.js'
import { type ReactNode, type RefObject, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PathParams } from '../../api/client.js'
import { type AnyContract, contractPath } from '../../core/contract.js'
import { usePrefetchRecord } from '../../data/usePrefetchRecord.js'
import { type LocaleValue, useLocale } from '../../locale/LocaleProvider.js'
import { atRest } from '../../mount/atRest.js'
import { useMount } from '../../mount/MountProvider.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { keepFocus, takeKeptArrow } from '../record/keptFocus.js'
import { FormContext } from '../store/FormContext.js'
import { type Neighbours, useNeighbours } from './useNeighbours.js'
import './neighbours.css'

export interface NeighbourNavProps {
  readonly id: number
  readonly contract: AnyContract
  readonly params?: PathParams
  /** Query of the list that the person came from. */
  readonly origin: string
}

/** "‹ 3 de 128 ›": to the records before and after in the list that the person came from. Alt+PageUp and Alt+PageDown do the same. */
export function NeighbourNav({ id, contract, params, origin }: NeighbourNavProps) {
  const locale = useLocale()
  const { text } = locale
  const navigation = useNavigation()
  const { root } = useMount()
  const neighbours = useNeighbours(contract, id, { origin, params })
  const prefetch = usePrefetchRecord(contract, params)
  const [wish, setWish] = useState<{ readonly from: number; readonly where: 'previous' | 'next' }>()
  const places = useContext(FormContext)?.places
  const previousArrow = useRef<HTMLButtonElement>(null)
  const nextArrow = useRef<HTMLButtonElement>(null)
  const arrowTo = (where: 'previous' | 'next') => (where === 'next' ? nextArrow : previousArrow).current
  /** The arrow or the field that the person is at. */
  const focusNow = () => {
    const { activeElement: active } = root
    const arrow = (['previous', 'next'] as const).find((where) => active !== null && arrowTo(where) === active)
    const path = arrow ? undefined : places?.pathOf(active)
    return arrow ? { arrow } : path === undefined ? undefined : { path }
  }
  const turnTo = (where: 'previous' | 'next') => {
    const to = neighbours?.[where]
    // In the place of this record: Back leads to the list, however many were looked through.
    if (to) keepFocus(navigation, to.id, focusNow())
    if (to) navigation.navigate(`${contractPath(contract, params)}/${to.id}${to.search}`, { replace: true })
    return to !== undefined
  }
  // Who presses before the next page of the list has come goes on when it has.
  const go = (where: 'previous' | 'next') => setWish(turnTo(where) ? undefined : { from: id, where })
  useNeighbourKeys(go)
  const goOn = useEffectEvent(() => wish && turnTo(wish.where))
  const isDue = wish?.from === id && neighbours?.[wish.where] !== undefined
  useEffect(() => {
    if (isDue) goOn()
  }, [isDue])
  const takeArrow = useEffectEvent(() => {
    const arrow = takeKeptArrow(navigation, id)
    // Not when the person began elsewhere meanwhile.
    if (arrow && isNowhere(root.activeElement)) arrowTo(arrow)?.focus()
  })
  const isThere = neighbours !== undefined
  useEffect(() => {
    if (isThere) takeArrow()
  }, [isThere, id])
  const { previous, next } = neighbours ?? {}
  usePrefetchWhenIdle([previous?.id, next?.id], prefetch)
  if (!neighbours) return null
  return (
    <nav className="ep-neighbours" aria-label={text('form.neighbours')}>
      <Arrow
        ref={previousArrow}
        label={text('form.neighbours.previous')}
        keys="Alt+PageUp"
        isThere={previous !== undefined}
        onPress={() => go('previous')}
      >
        <ChevronLeft aria-hidden="true" />
      </Arrow>
      <span>{placeText(neighbours, locale)}</span>
      <Arrow
        ref={nextArrow}
        label={text('form.neighbours.next')}
        keys="Alt+PageDown"
        isThere={next !== undefined}
        onPress={() => go('next')}
      >
        <ChevronRight aria-hidden="true" />
      </Arrow>
    </nav>
  )
}

/** `3 de 128`, `3` before the count, or that the record has left its place. */
function placeText({ place, total, totalIsExact }: Neighbours, { text, number }: Pick<LocaleValue, 'text' | 'number'>): string {
  if (place === undefined) return text('form.neighbours.left')
  if (total === undefined) return number(place)
  return text('form.neighbours.place', { place: number(place), total: number(total) + (totalIsExact ? '' : '+') })
}

const isNowhere = (active: Element | null) => active === null || active === active.ownerDocument.body

interface ArrowProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly label: string
  readonly keys: string
  /** At an end it stays in reach, so that the focus is not lost. */
  readonly isThere: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Arrow({ ref, label, keys, isThere, onPress, children }: ArrowProps) {
  return (
    <button
      ref={ref}
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

/** Not the arrows, which browsers keep for Back and Forward, nor Ctrl with them, which changes tabs. */
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

/** A pause on a record after which its neighbours are fetched: whoever leafs through quickly asks for nothing in vain. */
const restMilliseconds = 400

function usePrefetchWhenIdle(ids: readonly (number | undefined)[], prefetch: (id: number) => void): void {
  const wanted = ids.join()
  const fetch = useEffectEvent(() => ids.forEach((id) => id !== undefined && prefetch(id)))
  const mount = useMount()
  useEffect(() => atRest(mount, { pause: restMilliseconds }, () => fetch()), [mount, wanted])
}
