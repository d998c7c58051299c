/** What the worker knows about its build. */
export interface OfflinePlan {
  /** Changes with the files of the build. */
  readonly version: string
  /** Paths of the page and of everything that it needs offline. */
  readonly files: readonly string[]
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}
interface InstallEvent extends WorkerEvent {
  /** Tells the browser which requests do not concern the worker. Not every browser has it. */
  addRoutes?(rules: readonly { readonly condition: { readonly urlPattern: string }; readonly source: 'network' }[]): Promise<void>
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
/** The part of a service worker's global scope that is used here; the DOM types do not have it. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

/**
 * The service worker: serves the product's page and files while offline. API responses never pass through it, so it stores no personal
 * data; a page stores the records that it needs itself, encrypted.
 */
export function offlineWorker(scope: WorkerScope, plan: OfflinePlan): void {
  const { caches, location } = scope
  const prefix = 'esporte-parana-shell-'
  const name = prefix + plan.version
  // Milliseconds to wait for a weak network before the stored page is used.
  const patience = 4000
  // An embed belongs to another page, and the API is never cached.
  const foreign = ['/embed/', '/api/']

  scope.addEventListener('install', (event) => {
    // Otherwise each request to the API waits until the worker has started and looked at it.
    event.addRoutes?.(foreign.map((folder) => ({ condition: { urlPattern: `${folder}*` }, source: 'network' }))).catch(() => undefined)
    // Stores all files or none, because a partly stored product would open and then fail.
    event.waitUntil(caches.open(name).then((cache) => cache.addAll(plan.files.map((file) => new Request(file, { cache: 'no-cache' })))))
  })

  scope.addEventListener('activate', (event) => {
    // Runs only when the last page of the former build is closed. It deletes only the product's own older files.
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
    if (foreign.some((folder) => pathname.startsWith(folder))) return
    if (request.mode === 'navigate') {
      if (request.destination === 'document') event.respondWith(page(request))
      return
    }
    if (plan.files.includes(pathname)) event.respondWith(file(request))
  })

  /** The newest page available, otherwise the page of this build. */
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

  /** File names change with their content, so a stored file is always current. */
  async function file(request: Request): Promise<Response> {
    return (await caches.match(request, { cacheName: name, ignoreVary: true })) ?? scope.fetch(request)
  }
}
