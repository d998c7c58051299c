/** An address of the origin relative to `root`; other addresses stay unchanged. */
export function inside(pathname: string, root: string): string {
  if (pathname === root) return '/'
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname
}

/** Whether an address of the origin is inside the product; other pages belong to the host. */
export function isInside(pathname: string, root: string): boolean {
  return root === '' || pathname === root || pathname.startsWith(`${root}/`)
}

/** `?editar=7` stays on the page. Extra slashes at the start are removed, because `//` would start a host name. */
export function absolute(to: string, location: { readonly pathname: string }): string {
  if (to.startsWith('?')) return location.pathname + to
  return `/${to.replace(/^[\\/]+/, '')}`
}

/** `/gestao/` and `gestao` become `/gestao`, and `/` becomes empty, so that an address can follow. */
export function trimmed(path: string): string {
  const name = path.replace(/^\/+|(?<!\/)\/+$/g, '')
  return name && `/${name}`
}
