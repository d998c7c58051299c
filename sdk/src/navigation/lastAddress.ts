import type { Navigation } from './navigation.js'

// A navigation that is gone takes its addresses along.
const left = new WeakMap<Navigation, Map<string, string>>()

/** Pages remembered for each navigation. */
const remembered = 50

/** What lies over a page and is over when the page is left. */
const passing = ['editar', 'ver']

/** Remembers what each page's address asked of it. @returns stops */
export function followAddresses(navigation: Navigation): () => void {
  const note = () => {
    const { pathname, search } = navigation.getLocation()
    // The next person's lists are their own.
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

/** The address of a page as the person left it: its search, filters, page and shape; with `query` when it has not been open since the page was loaded. */
export function lastAddress(navigation: Navigation, path: string, query = ''): string {
  const parameters = new URLSearchParams(left.get(navigation)?.get(path) ?? query)
  for (const name of passing) parameters.delete(name)
  const search = parameters.toString()
  return search ? `${path}?${search}` : path
}
