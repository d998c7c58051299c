import { useCallback, useMemo, useRef, useState } from 'react'
import type { ListQuery } from '../api/client.js'
import type { AnyResource } from '../core/resource.js'
import { useLocation, useNavigation } from '../navigation/NavigationProvider.js'
import { type Editing, type ListLayout, type ListState, listAddress, readEditing, readLayout, readQuery } from './address.js'

/** The list's state, kept in the page's address and nowhere else. */
export interface ListAddress {
  readonly query: ListQuery
  readonly layout: ListLayout
  /** The record open in a dialog over the list. */
  readonly editing: Editing
  /** Goes to the list in another state; another query than the page's own leads back to page 1. */
  readonly change: (patch: Partial<ListState>, options?: { readonly replace?: boolean }) => void
  /** Where the dialog for a record opens. */
  readonly editorAddress: (id: number | 'novo') => string
  readonly closeEditor: () => void
}

export function useListAddress(resource: AnyResource): ListAddress {
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const state = useMemo<ListState>(() => ({ ...readQuery(resource, search), ...readLayout(resource, search) }), [resource, search])
  const [query, layout] = useParts(state)
  const editing = readEditing(search)
  const hadEditor = useRef(editing !== undefined)

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
  const editorAddress = useCallback((id: number | 'novo') => listAddress(pathname, state, id), [pathname, state])
  const closeEditor = useCallback(() => {
    const to = listAddress(pathname, state)
    // A deep link has no list of ours behind it to go back to.
    if (hadEditor.current) navigation.navigate(to, { replace: true, force: true })
    else navigation.back(to)
  }, [navigation, pathname, state])

  return useMemo(
    () => ({ query, layout, editing, change, editorAddress, closeEditor }),
    [query, layout, editing, change, editorAddress, closeEditor],
  )
}

const layoutKeys: ReadonlySet<string> = new Set<keyof ListLayout>(['columns'])

/** What is asked and how it is laid out, each the same object for as long as it says the same: another layout asks nothing. */
function useParts({ columns, ...query }: ListState): readonly [ListQuery, ListLayout] {
  return [useSame<ListQuery>(query), useSame<ListLayout>({ columns })]
}

function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
