/** What the worker knows of its build. */
export interface OfflinePlan {
  /** Another one for each build whose files differ. */
  readonly version: string
  /** Paths of the page and of everything that it needs without network. */
  readonly files: readonly string[]
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
/** As much of a service worker's global scope as is used; the types of the page know none. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

/**
 * The service worker: the product's page and files while the network is away. No answer of the API passes through it, so that it holds
 * nothing about anybody; what a page needs of its records the page itself keeps, encrypted.
 */
export function offlineWorker(scope: WorkerScope, plan: OfflinePlan): void {
  const { caches, location } = scope
  const prefix = 'esporte-parana-shell-'
  const name = prefix + plan.version
  // A hall with one bar of signal is as good as none.
  const patience = 4000

  scope.addEventListener('install', (event) => {
    // All of it or nothing: half a product would open and then fail.
    event.waitUntil(caches.open(name).then((cache) => cache.addAll(plan.files.map((file) => new Request(file, { cache: 'no-cache' })))))
  })

  scope.addEventListener('activate', (event) => {
    // Only once the last page of the build before is gone. Nothing but our own older files is deleted.
    event.waitUntil(
      caches
        .keys()
        .then((names) => Promise.all(names.filter((old) => old.startsWith(prefix) && old !== name).map((old) => caches.delete(old)))),
    )
  })

  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== location.origin) return
    // An embed's frame is a page of somebody else's, and the API answers for itself.
    if (pathname.startsWith('/embed/') || pathname.startsWith('/api/')) return
    if (request.mode === 'navigate') {
      if (request.destination === 'document') event.respondWith(page(request))
      return
    }
    if (plan.files.includes(pathname)) event.respondWith(file(request))
  })

  /** The newest page there is, or the one of this build. */
  async function page(request: Request): Promise<Response> {
    const kept = await caches.match('/', { cacheName: name })
    if (!kept) return scope.fetch(request)
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patience))
    const fresh = scope.fetch(request).then(
      (answer) => (answer.status >= 500 ? kept : answer),
      () => kept,
    )
    return Promise.race([fresh, late])
  }

  /** Names of files tell their contents: what is here is what the server has. */
  async function file(request: Request): Promise<Response> {
    return (await caches.match(request, { cacheName: name, ignoreVary: true })) ?? scope.fetch(request)
  }
}
