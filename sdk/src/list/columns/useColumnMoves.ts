import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { drawnWidth } from './columnEdge.js'
import { clampWidth, sharedWidth, titleWidth } from '../core/columnWidth.js'
import { listOf } from '../core/rowAt.js'
import type { ListController } from '../state/useListController.js'

/** Functions to move, size and show columns in the settings. */
export interface ColumnMoves {
  readonly dragged: string | undefined
  readonly onDrag: (event: PointerEvent<HTMLElement>, key: string) => void
  readonly move: (key: string, step: -1 | 1) => void
  /** Shows or hides a column. */
  readonly toggle: (key: string) => void
  /** Changes the width by `step` rem. */
  readonly resize: (key: string, step: number) => void
}

interface ColumnMovesInput {
  /** Keys of the shown columns, in order. */
  readonly keys: readonly string[]
  readonly list: { readonly current: HTMLElement | null }
  /** Announces a change of a column to screen readers. */
  readonly say: (text: string) => void
}

export function useColumnMoves(controller: ListController, { keys: shown, list, say }: ColumnMovesInput): ColumnMoves {
  const locale = useLocale()
  const { arrangement, resource, columns } = controller
  const [dragged, setDragged] = useState<string>()
  const keepFocus = useKeptFocus(list, shown)
  const bringIntoSight = useColumnInSight(list, columns)
  const latest = useRef({ keys: shown, setColumns: arrangement.setColumns })
  useLayoutEffect(() => {
    latest.current = { keys: shown, setColumns: arrangement.setColumns }
  })
  const nameOf = (key: string) => fieldLabel(locale, resource.messages, key)
  const moveTo = (key: string, place: number) => {
    const { keys, setColumns } = latest.current
    const next = movedTo(keys, key, place)
    if (next === keys) return
    keepFocus()
    setColumns(next)
    say(locale.text('list.columns.moved', { value: nameOf(key), place: next.indexOf(key) + 1, count: next.length }))
  }
  return {
    dragged,
    toggle: (key) => {
      const { keys, setColumns } = latest.current
      const isShown = !keys.includes(key)
      keepFocus()
      if (isShown) bringIntoSight(key)
      setColumns(withColumn(keys, key, isShown))
    },
    move: (key, step) => moveTo(key, latest.current.keys.indexOf(key) + step),
    resize: (key, step) => {
      const column = columns.find((candidate) => candidate.key === key)
      const usual = column?.isTitle ? titleWidth : sharedWidth
      // A flexible column starts from its current width on the screen.
      const width = clampWidth((column?.width ?? (drawnWidthOf(list.current, key) || usual)) + step)
      arrangement.setWidth(key, width)
      say(locale.text('list.columns.sized', { value: nameOf(key), width: locale.number(width) }))
    },
    onDrag: (event, key) => {
      if (event.button !== 0) return
      setDragged(key)
      const follow = (y: number) => {
        const items = [...(list.current?.children ?? [])].slice(0, latest.current.keys.length)
        const place = items.findIndex((item) => y < item.getBoundingClientRect().bottom)
        moveTo(key, place < 0 ? items.length : place)
      }
      dragFrom(event.currentTarget, event.pointerId, { onMove: follow, onEnd: () => setDragged(undefined) })
    },
  }
}

interface Drag {
  readonly onMove: (y: number) => void
  readonly onEnd: () => void
}

/** Listens on the document, because the grip moves in the page while it is dragged and would lose a captured pointer. */
function dragFrom(grip: HTMLElement, pointerId: number, { onMove, onEnd }: Drag): void {
  const page = grip.ownerDocument
  const move = (event: globalThis.PointerEvent) => {
    if (event.pointerId === pointerId) onMove(event.clientY)
  }
  const end = () => {
    page.removeEventListener('pointermove', move)
    page.removeEventListener('pointerup', end)
    page.removeEventListener('pointercancel', end)
    onEnd()
  }
  page.addEventListener('pointermove', move)
  page.addEventListener('pointerup', end)
  page.addEventListener('pointercancel', end)
}

function headingOf(inside: HTMLElement | null, key: string | undefined): HTMLElement | undefined {
  const headings = listOf(inside)?.querySelectorAll<HTMLElement>('[data-column]') ?? []
  return [...headings].find(({ dataset }) => dataset.column === key)
}

function drawnWidthOf(inside: HTMLElement | null, key: string): number {
  const heading = headingOf(inside, key)
  return heading ? drawnWidth(heading) : 0
}

/** Scrolls to a column that was just shown. @returns a function that shows the heading of `key` once `columns` has it */
function useColumnInSight(list: { readonly current: HTMLElement | null }, columns: ListController['columns']): (key: string) => void {
  const wanted = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!columns.some(({ key }) => key === wanted.current)) return
    headingOf(list.current, wanted.current)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    wanted.current = undefined
  }, [columns, list])
  return (key) => {
    wanted.current = key
  }
}

/** Restores the focus, which a control loses when it moves in the page. @returns a function that remembers the focus until `keys` changed */
function useKeptFocus(list: { readonly current: HTMLElement | null }, keys: readonly string[]): () => void {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  }, [keys])
  return () => {
    const root = list.current?.getRootNode()
    const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
    focused.current = list.current?.contains(active) ? active : null
  }
}

/** The order after moving a column; the first one has the record's name and stays. */
function movedTo(keys: readonly string[], key: string, place: number): readonly string[] {
  const from = keys.indexOf(key)
  const to = Math.max(1, Math.min(place, keys.length - 1))
  if (from < 1 || from === to) return keys
  const others = keys.filter((other) => other !== key)
  return [...others.slice(0, to), key, ...others.slice(to)]
}

/** The columns with one of them added at the end, or removed. */
function withColumn(keys: readonly string[], key: string, isShown: boolean): readonly string[] {
  if (!isShown) return keys.filter((other) => other !== key)
  return keys.includes(key) ? keys : [...keys, key]
}
