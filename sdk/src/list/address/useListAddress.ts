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
} from './listState.js'
import { useSame } from '../../navigation/useSame.js'

/** The list's state, kept in the page's address and nowhere else. */
export interface ListAddress {
  readonly query: ListQuery
  readonly layout: ListLayout
  /** The record open in a dialog over the list. */
  readonly editing: Editing
  /** The record shown beside the list. */
  readonly preview: number | undefined
  /** Goes to the list in another state; another query than the page's own leads back to page 1. */
  readonly change: (patch: Partial<ListState>, options?: { readonly replace?: boolean }) => void
  /** Where the dialog for a record opens. */
  readonly editorAddress: (id: number | 'novo') => string
  readonly closeEditor: () => void
  /** Shows a record beside the list, in place of the one shown. */
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
    // What stands there is what a link must open: the address says so before anybody copies it.
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
      // The list beside a record goes on living.
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
      // Back closes it, however many were looked at.
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

/** Leads back to the list from what is open over it. */
function useClosing(to: string, { editing, preview }: ListOver) {
  const navigation = useNavigation()
  // A deep link has no list of ours behind it to go back to, and one that was changed has another.
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

/** A link that names no columns, such as that of a number at home, shows the person's own; a view brings its own. */
function readState(resource: AnyResource, search: string, home: ListState): ListState {
  if (isBare(resource, search)) return home
  const layout = readLayout(resource, search)
  const hasOwn = layout.view === undefined && home.view === undefined
  return { ...readQuery(resource, search), ...layout, columns: layout.columns ?? (hasOwn ? home.columns : undefined) }
}

const layoutKeys: ReadonlySet<string> = new Set<keyof ListLayout>(['columns', 'density', 'view', 'isTree', 'isBoard', 'calendar'])

/** What is asked and how it is laid out: another layout asks nothing. */
function useParts({ columns, density, view, isTree, isBoard, calendar, ...query }: ListState): readonly [ListQuery, ListLayout] {
  return [useSame<ListQuery>(query), useSame<ListLayout>({ columns, density, view, isTree, isBoard, calendar })]
}
