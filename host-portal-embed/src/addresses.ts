import { createMemoryNavigation, createQueryNavigation, type Navigation } from '@esporte-parana/sdk'
import { pageRuntime, sharedInPage } from './configuration.js'

/** Where the addresses of a tag's screens lead. */
export interface Addresses {
  /** Key of the page's query that holds them; without it they are kept in memory. */
  readonly queryKey?: string | undefined
  /** The address of the page around a frame, whose query has that key; the page's own history follows the frame's. */
  readonly page?: string | undefined
  /** Root of the product, where a link opens in a new tab while the page has no address for it. @default where the script comes from */
  readonly productUrl?: string | undefined
}

/** The navigation of a tag that begins at `path`, or where the page's address says. */
export function placeOf(path: string, { queryKey, page, productUrl }: Addresses): Navigation {
  if (queryKey && !page) return inQuery(queryKey, path)
  const memory = createMemoryNavigation(path)
  if (queryKey && page) return { ...memory, href: (to) => inQueryOf(page, queryKey, memory.href(to)) }
  const root = new URL(productUrl ?? '../../', productUrl ? document.baseURI : pageRuntime().address)
  return { ...memory, href: (to) => new URL(memory.href(to).slice(1), root).href }
}

function inQueryOf(page: string, key: string, path: string): string {
  const address = new URL(page)
  address.searchParams.set(key, path)
  return address.href
}

/** One for each key, because its listeners stay for the life of the page. */
function inQuery(key: string, path: string): Navigation {
  const navigation = sharedInPage(`address ${key}`, () => createQueryNavigation({ key, initial: path }))
  const { pathname, search } = navigation.getLocation()
  const isSaid = new URLSearchParams(location.search).has(key)
  if (!isSaid && pathname + search !== path) navigation.navigate(path, { replace: true, force: true })
  return navigation
}
