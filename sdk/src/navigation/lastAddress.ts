import type { Navigation } from './navigation.js'

// Weak, so that addresses are freed together with their navigation.
const left = new WeakMap<Navigation, Map<string, string>>()

/** Maximum number of remembered pages per navigation. */
const remembered = 50

/** Parameters of dialogs over a page; they are dropped when the user leaves the page. */
const passing = ['editar', 'ver']

/** Remembers the last query of each page. @returns a function that ends it */
export function followAddresses(navigation: Navigation): () => void {
  const note = () => {
    const { pathname, search } = navigation.getLocation()
    // The next user starts with default lists.
    if (pathname === '/login') return void left.delete(navigation)
    const addresses = left.get(navigation) ?? new Map<string, string>()
    left.set(navigation, addresses)
    addresses.delete(pathname)
    addresses.set(pathname, search)
    const [oldest] = addresses.keys()
    if (addresses.size > remembered && oldest !== undefined) addresses.delete(oldest)
  }
  note()
  return navigation.subscribe(note)
}

/**
 * The address of a page with its last query (search, filters, page and view); with `query` when the user has not opened it since the page was loaded.
 */
export function lastAddress(navigation: Navigation, path: string, query = ''): string {
  const parameters = new URLSearchParams(left.get(navigation)?.get(path) ?? query)
  for (const name of passing) parameters.delete(name)
  const search = parameters.toString()
  return search ? `${path}?${search}` : path
}
