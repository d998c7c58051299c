import type { GetToken, Locale, OwnTexts, Theme } from '@esporte-parana/sdk'

/** What a portal says once for all screens of its page. */
export interface Configuration {
  /** Origin and base path of the API: `https://host/api/admin/v1`. */
  readonly apiBaseUrl: string
  /** Supplies the token; called at the start, at 80 % of its life, and after a 401. */
  readonly getToken: GetToken
  /** @default 'pt-BR', or the element's `locale` */
  readonly locale?: Locale
  readonly theme?: Partial<Theme>
  /** Words of the portal's own in place of ours. */
  readonly texts?: OwnTexts
  readonly onError?: (error: unknown) => void
}

/** What the screens of one page share: the bundle, the configuration, one token. */
export interface PageRuntime {
  readonly version: string
  /** Address of the loader; the style sheet lies beside it. */
  address: string
  /** Every loader of this major version: its address, and its version. */
  readonly loaders: Map<string, string>
  configuration: Configuration | undefined
  readonly waiting: Set<() => void>
  readonly shared: Map<string, unknown>
}

// One object for each major version: two tags of one major share a bundle, two majors never meet.
const key = Symbol.for('esporte-parana.embed.v1')

/** The page's runtime object; the first caller makes it. */
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

/** Says who this page is; screens that stand already begin then. @throws TypeError when the address or `getToken` is missing */
export function configure(configuration: Configuration): void {
  if (!configuration.apiBaseUrl)
    throw new TypeError('configure: apiBaseUrl is missing. Pass the address of the API, e.g. "https://host/api/admin/v1".')
  if (typeof configuration.getToken !== 'function')
    throw new TypeError('configure: getToken is missing. Pass a function that answers { token, expiresIn }.')
  const runtime = pageRuntime()
  runtime.configuration = configuration
  for (const begin of [...runtime.waiting]) begin()
  runtime.waiting.clear()
}

/** Calls `begin` as soon as the page is configured. @returns stops waiting */
export function whenConfigured(begin: () => void): () => void {
  const runtime = pageRuntime()
  if (runtime.configuration) begin()
  else runtime.waiting.add(begin)
  return () => runtime.waiting.delete(begin)
}
