import { useCallback, useMemo, useRef, useState } from 'react'
import type { ListQuery } from '../api/client.js'
import type { AnyResource } from '../core/resource.js'
import { useLocation, useNavigation } from '../navigation/NavigationProvider.js'
import { type Editing, type ListLayout, type ListState, listAddress, type ListOver, readLayout, readOver, readQuery } from './address.js'

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

export function useListAddress(resource: AnyResource): ListAddress {
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const state = useMemo<ListState>(() => ({ ...readQuery(resource, search), ...readLayout(resource, search) }), [resource, search])
  const [query, layout] = useParts(state)
  const over = useMemo(() => readOver(search), [search])

  const change = useCallback<ListAddress['change']>(
    (patch, options) => {
      const current = navigation.getLocation()
      const before = { ...readQuery(resource, current.search), ...readLayout(resource, current.search) }
      const page = Object.keys(patch).every((key) => layoutKeys.has(key)) ? before.page : 1
      const to = listAddress(current.pathname, { ...before, page, ...patch })
      if (to !== listAddress(current.pathname, before)) navigation.navigate(to, options)
    },
    [resource, navigation],
  )
  const openPreview = useCallback(
    (id: number) => {
      const { pathname: path, search: current } = navigation.getLocation()
      const to = listAddress(path, { ...readQuery(resource, current), ...readLayout(resource, current) }, { preview: id })
      // Back closes it, however many were looked at.
      navigation.navigate(to, { replace: readOver(current).preview !== undefined })
    },
    [resource, navigation],
  )
  const at = useCallback((next: ListOver) => listAddress(pathname, state, next), [pathname, state])
  const close = useClosing(at({}), over)

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
function useClosing(to: string, { editing, preview }: ListOver): () => void {
  const navigation = useNavigation()
  const wasLinked = useRef(editing !== undefined || preview !== undefined)
  return useCallback(() => {
    // A deep link has no list of ours behind it to go back to.
    if (wasLinked.current) navigation.navigate(to, { replace: true, force: true })
    else navigation.back(to)
    wasLinked.current = false
  }, [navigation, to])
}

const layoutKeys: ReadonlySet<string> = new Set<keyof ListLayout>(['columns', 'isTree'])

/** What is asked and how it is laid out, each the same object for as long as it says the same: another layout asks nothing. */
function useParts({ columns, isTree, ...query }: ListState): readonly [ListQuery, ListLayout] {
  return [useSame<ListQuery>(query), useSame<ListLayout>({ columns, isTree })]
}

function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
