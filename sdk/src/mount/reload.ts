import { isOwnPage, type Mount } from './mount.js'

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

/**
 * Loads the page anew; its place is the address, and drafts keep what was typed. In our own page the service worker goes first, because behind
 * a worker WebKit does not ask again for a module that failed, not even in a new page. Without a network the worker stays: only it has the page.
 */
export function reload(mount: Mount): void {
  const view = mount.host.ownerDocument.defaultView
  const workers = isOwnPage(mount) ? view?.navigator.serviceWorker : undefined
  if (!workers?.controller) return view?.location.reload()
  void needsReload(mount)
    .then(async (isReached) => {
      if (isReached) await (await workers.getRegistration())?.unregister()
    })
    .catch(() => undefined)
    .then(() => view?.location.reload())
}
