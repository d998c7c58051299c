import { useCallback, useMemo, useRef } from 'react'
import type { ListQuery } from '../api/client.js'
import type { AnyResource } from '../core/resource.js'
import { useLocation, useNavigation } from '../navigation/NavigationProvider.js'
import { type Editing, listAddress, readEditing, readQuery } from './address.js'

/** The list's state, kept in the page's address and nowhere else. */
export interface ListAddress {
  readonly query: ListQuery
  /** The record open in a dialog over the list. */
  readonly editing: Editing
  /** Goes to the list in another state; any change but of the page itself leads back to page 1. */
  readonly change: (patch: Partial<ListQuery>, options?: { readonly replace?: boolean }) => void
  /** Where the dialog for a record opens. */
  readonly editorAddress: (id: number | 'novo') => string
  readonly closeEditor: () => void
}

export function useListAddress(resource: AnyResource): ListAddress {
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const query = useMemo(() => readQuery(resource, search), [resource, search])
  const editing = readEditing(search)
  const hadEditor = useRef(editing !== undefined)

  const change = useCallback<ListAddress['change']>(
    (patch, options) => {
      const current = navigation.getLocation()
      const before = readQuery(resource, current.search)
      const to = listAddress(current.pathname, { ...before, page: 1, ...patch })
      if (to !== listAddress(current.pathname, before)) navigation.navigate(to, options)
    },
    [resource, navigation],
  )
  const editorAddress = useCallback((id: number | 'novo') => listAddress(pathname, query, id), [pathname, query])
  const closeEditor = useCallback(() => {
    const to = listAddress(pathname, query)
    // A deep link has no list of ours behind it to go back to.
    if (hadEditor.current) navigation.navigate(to, { replace: true, force: true })
    else navigation.back(to)
  }, [navigation, pathname, query])

  return useMemo(() => ({ query, editing, change, editorAddress, closeEditor }), [query, editing, change, editorAddress, closeEditor])
}
