import type { Navigation, NavigationLocation } from './navigation.js'

/** A list inside another page. */
interface ListWithin {
  /** Prefix of its parameters in the page's address: `lotes` makes `lotes.pagina=2`. */
  readonly prefix: string
  /** The path that the list works with; it is replaced by the page's address. */
  readonly listPath: string
}

/** A navigation for a list inside a page: the list sees only its own parameters, at its own path. Other addresses are the page's. */
export function listWithin(page: Navigation, { prefix, listPath }: ListWithin): Navigation {
  const mark = `${prefix}.`
  const outside = (to: string): string => {
    const [pathname = '', search = ''] = to.split('?')
    if (pathname !== listPath) return to
    const here = page.getLocation()
    const others = [...new URLSearchParams(here.search)].filter(([name]) => !name.startsWith(mark))
    const own = [...new URLSearchParams(search)].map(([name, value]) => [mark + name, value])
    const parameters = new URLSearchParams([...others, ...own]).toString()
    return parameters === '' ? here.pathname : `${here.pathname}?${parameters}`
  }
  const inside = (location: NavigationLocation): NavigationLocation => {
    const own = [...new URLSearchParams(location.search)].flatMap(([name, value]) =>
      name.startsWith(mark) ? [[name.slice(mark.length), value]] : [],
    )
    const search = new URLSearchParams(own).toString()
    return { ...location, pathname: listPath, search: search && `?${search}` }
  }
  let seen: { readonly location: NavigationLocation; readonly shown: NavigationLocation } | undefined
  return {
    getLocation: () => {
      const location = page.getLocation()
      if (seen?.location !== location) seen = { location, shown: inside(location) }
      return seen.shown
    },
    subscribe: (listener) => page.subscribe(listener),
    navigate: (to, options) => page.navigate(outside(to), options),
    back: (fallback) => page.back(outside(fallback)),
    block: (guard, isArmed) => page.block(guard, isArmed),
    closeOnBack: page.closeOnBack,
    canLeave: (to) => page.canLeave(outside(to)),
    href: (to) => page.href(outside(to)),
  }
}

/** Whether a move stays on the page and changes only a list inside it, so that forms keep their values. */
export function isMoveWithin(location: NavigationLocation, to: string): boolean {
  const [pathname = '', search = ''] = to.split('?')
  return pathname === location.pathname && pageParameters(search) === pageParameters(location.search)
}

function pageParameters(search: string): string {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !name.includes('.'))).toString()
}
