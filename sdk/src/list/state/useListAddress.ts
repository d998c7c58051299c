import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ListQuery } from '../../api/client.js'
import type { AnyResource } from '../../core/resource.js'
import { useLocation, useNavigation } from '../../navigation/NavigationProvider.js'
import {
  type Editing,
  explicitAddress,
  isBare,
  type ListLayout,
  type ListOver,
  type ListState,
  listAddress,
  plainState,
  readLayout,
  readOver,
  readQuery,
} from '../core/listState.js'
import { useSame } from '../../navigation/useSame.js'

/** The state of a list. It is stored only in the page's address. */
export interface ListAddress {
  readonly query: ListQuery
  readonly layout: ListLayout
  /** The record open in a dialog over the list. */
  readonly editing: Editing
  /** The record shown beside the list. */
  readonly preview: number | undefined
  /** Changes the state of the list; a change of the query returns to page 1. */
  readonly change: (patch: Partial<ListState>, options?: { readonly replace?: boolean }) => void
  /** The address that opens the dialog of a record. */
  readonly editorAddress: (id: number | 'novo') => string
  readonly closeEditor: () => void
  /** Shows a record beside the list, replacing the previous one. */
  readonly openPreview: (id: number) => void
  readonly closePreview: () => void
}

export function useListAddress(resource: AnyResource, home: ListState = plainState): ListAddress {
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const state = useMemo(() => readState(resource, search, home), [resource, search, home])
  const [query, layout] = useParts(state)
  const over = useMemo(() => readOver(search), [search])
  const addressOf = home === plainState ? listAddress : explicitAddress

  useEffect(() => {
    // Writes the user's preferences into the address, so that a copied link shows the same list.
    const { pathname: path, search: current } = navigation.getLocation()
    if (path !== pathname) return
    const shown = readState(resource, current, home)
    const isSilent = home !== plainState && isBare(resource, current)
    if (isSilent || (shown.columns && !readLayout(resource, current).columns))
      navigation.navigate(listAddress(path, shown, readOver(current)), { replace: true, force: true })
  }, [navigation, resource, home, pathname, search])

  const at = useCallback((next: ListOver) => addressOf(pathname, state, next), [addressOf, pathname, state])
  const { close, keepOpen } = useClosing(at({}), over)

  const change = useCallback<ListAddress['change']>(
    (patch, options) => {
      const current = navigation.getLocation()
      const before = readState(resource, current.search, home)
      const page = Object.keys(patch).every((key) => layoutKeys.has(key)) ? before.page : 1
      // The panel beside the list stays open.
      const { preview } = readOver(current.search)
      const to = addressOf(current.pathname, { ...before, page, ...patch }, { preview })
      if (to === addressOf(current.pathname, before, { preview })) return
      if (preview !== undefined) keepOpen()
      navigation.navigate(to, options)
    },
    [resource, navigation, home, addressOf, keepOpen],
  )
  const openPreview = useCallback(
    (id: number) => {
      const { pathname: path, search: current } = navigation.getLocation()
      const to = addressOf(path, readState(resource, current, home), { preview: id })
      // Replaces the history entry of an open panel, so that one Back closes it after any number of records.
      navigation.navigate(to, { replace: readOver(current).preview !== undefined })
    },
    [resource, navigation, home, addressOf],
  )

  return useMemo(
    () => ({
      query,
      layout,
      editing: over.editing,
      preview: over.preview,
      change,
      editorAddress: (id) => at({ editing: id }),
      closeEditor: close,
      openPreview,
      closePreview: close,
    }),
    [query, layout, over, change, at, close, openPreview],
  )
}

/** Closes the dialog or panel over the list. */
function useClosing(to: string, { editing, preview }: ListOver) {
  const navigation = useNavigation()
  // Going back works only if the previous entry is this list: not after a deep link, nor after the list changed behind the panel.
  const hasOther = useRef(editing !== undefined || preview !== undefined)
  const close = useCallback(() => {
    if (hasOther.current) navigation.navigate(to, { replace: true, force: true })
    else navigation.back(to)
    hasOther.current = false
  }, [navigation, to])
  const keepOpen = useCallback(() => {
    hasOther.current = true
  }, [])
  return { close, keepOpen }
}

/** A link without columns, such as one from the home page, uses the user's own columns; a view has its own. */
function readState(resource: AnyResource, search: string, home: ListState): ListState {
  if (isBare(resource, search)) return home
  const layout = readLayout(resource, search)
  const hasOwn = layout.view === undefined && home.view === undefined
  return { ...readQuery(resource, search), ...layout, columns: layout.columns ?? (hasOwn ? home.columns : undefined) }
}

const layoutKeys: ReadonlySet<string> = new Set<keyof ListLayout>(['columns', 'density', 'view', 'isTree', 'isBoard', 'calendar'])

/** Splits the state into query and layout, so that a change of the layout alone sends no request. */
function useParts({ columns, density, view, isTree, isBoard, calendar, ...query }: ListState): readonly [ListQuery, ListLayout] {
  return [useSame<ListQuery>(query), useSame<ListLayout>({ columns, density, view, isTree, isBoard, calendar })]
}
