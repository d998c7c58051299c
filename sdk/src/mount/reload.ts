import type { Mount } from './mount.js'

/**
 * Whether only a new page can help after a module failed twice: the server answers, but browsers other than Chromium never ask again for a
 * module that failed once, and a new version may have replaced it.
 */
export async function needsReload({ host }: Mount): Promise<boolean> {
  const view = host.ownerDocument.defaultView
  // Like a browser that opens the page: servers answer pages only to requests for HTML.
  const asked = { method: 'HEAD', cache: 'no-store', headers: { Accept: 'text/html' } } as const
  const answer = await view?.fetch(view.location.href, asked).catch(() => undefined)
  return answer?.ok === true
}

/** Milliseconds that fetching a module again may take. */
const patience = 5000

/**
 * Loads the page anew; its place is the address, and drafts keep what was typed. Modules are fetched first: WebKit keeps one that failed, also
 * for a new page and behind a service worker, until it was fetched in another way.
 */
export function reload({ host }: Mount): void {
  const { defaultView: view, head } = host.ownerDocument
  if (view === null) return
  const modules = [...head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  const signal = AbortSignal.timeout(patience)
  const fetched = modules.map(({ href }) => view.fetch(href, { signal }))
  void Promise.allSettled(fetched).then(() => view.location.reload())
}
