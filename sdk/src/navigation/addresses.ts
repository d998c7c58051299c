/** An address of the origin as one below `root`; addresses elsewhere stay as they are. */
export function inside(pathname: string, root: string): string {
  if (pathname === root) return '/'
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname
}

/** Whether an address of the origin is one of the product's: the others are the host's own pages. */
export function isInside(pathname: string, root: string): boolean {
  return root === '' || pathname === root || pathname.startsWith(`${root}/`)
}

/** `?editar=7` stays on the page; several slashes at the start would name another host. */
export function absolute(to: string, location: { readonly pathname: string }): string {
  if (to.startsWith('?')) return location.pathname + to
  return `/${to.replace(/^[\\/]+/, '')}`
}

/** `/gestao/` and `gestao` as `/gestao`, `/` as nothing, so that an address can follow. */
export function trimmed(path: string): string {
  const name = path.replace(/^\/+|\/+$/g, '')
  return name && `/${name}`
}
