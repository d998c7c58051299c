import type { GetToken, Locale, OwnTexts, TextMemory, Theme } from '@esporte-parana/sdk'
import type { ScreenError } from './ScreenError.js'

/** The look of a portal's screens; `auto` follows the person's system between light and dark. */
export type PortalTheme = Partial<Omit<Theme, 'darkTheme'>> & { readonly darkTheme?: boolean | 'auto' }

/** A portal's configuration for all screens of its page. */
export interface Configuration {
  /** Origin and base path of the API: `https://host/api/admin/v1`. */
  readonly apiBaseUrl: string
  /** Returns the token; called at the start, after 80 % of its lifetime, and after a 401. */
  readonly getToken: GetToken
  /** @default 'pt-BR', or the element's `locale` */
  readonly locale?: Locale
  readonly theme?: PortalTheme
  /** The portal's own texts instead of ours. */
  readonly texts?: OwnTexts
  /** Called once for each failure that a tag reports with an `error` event. @default the page's console, like an uncaught error */
  readonly onError?: (error: ScreenError) => void
}

/** Unsaved texts that outlive a frame. */
export interface KeptInPage {
  readonly memory: TextMemory
  /** Paths of their forms, as far as they are known before the memory is read. */
  readonly paths: readonly string[]
}

/** State that the screens of one page share: the bundle, the configuration, one token. */
export interface PageRuntime {
  readonly version: string
  /** Address of the loader; the style sheet is in the same folder. */
  address: string
  /** Every loader of this major version: its address, and its version. */
  readonly loaders: Map<string, string>
  configuration: Configuration | undefined
  readonly waiting: Set<() => void>
  readonly shared: Map<string, unknown>
  /** In a frame: what an earlier frame of its page has kept. */
  kept?: KeptInPage
}

// One object for each major version: two tags of the same version share a bundle, and two versions are independent.
const key = Symbol.for('esporte-parana.embed.v1')

/** The page's shared state; the first caller creates it. */
export function pageRuntime(): PageRuntime {
  const page = globalThis as { [key]?: PageRuntime }
  page[key] ??= {
    version: import.meta.env.SDK_VERSION,
    address: '',
    loaders: new Map(),
    configuration: undefined,
    waiting: new Set(),
    shared: new Map(),
  }
  return page[key]
}

/** What all screens of the page share under this name; the first of them makes it. */
export function sharedInPage<T>(name: string, make: () => T): T {
  const { shared } = pageRuntime()
  if (!shared.has(name)) shared.set(name, make())
  return shared.get(name) as T
}

/** Configures the page; screens that wait start now, those that are there are drawn anew. @throws TypeError when the address or `getToken` is missing */
export function configure(configuration: Configuration): void {
  if (!configuration.apiBaseUrl)
    throw new TypeError('configure: apiBaseUrl is missing. Pass the address of the API, e.g. "https://host/api/admin/v1".')
  if (typeof configuration.getToken !== 'function')
    throw new TypeError('configure: getToken is missing. Pass a function that answers { token, expiresIn }.')
  const runtime = pageRuntime()
  runtime.configuration = configuration
  for (const begin of [...runtime.waiting]) begin()
  runtime.waiting.clear()
  for (const draw of drawings()) draw()
}

/** Calls `draw` after each further `configure`. @returns a function that ends it */
export function whenConfiguredAnew(draw: () => void): () => void {
  drawings().add(draw)
  return () => drawings().delete(draw)
}

const drawings = () => sharedInPage('drawings', () => new Set<() => void>())

/** Calls `begin` as soon as the page is configured. @returns a function that stops waiting */
export function whenConfigured(begin: () => void): () => void {
  const runtime = pageRuntime()
  if (runtime.configuration) begin()
  else runtime.waiting.add(begin)
  return () => runtime.waiting.delete(begin)
}
