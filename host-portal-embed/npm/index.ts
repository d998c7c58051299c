import type { EsporteScreenElement, Locale, ScreenAttributes } from './element.js'

export type {
  EsporteScreenElement,
  Locale,
  ScreenAttributes,
  ScreenCommands,
  ScreenEvent,
  ScreenEvents,
  ScreenHandlers,
  ScreenState,
} from './element.js'
export { type ScreenPath, screenPaths } from './screens.js'

/** What a page says once for all its screens. */
export interface Configuration {
  /** Origin and base path of the API. @default `/api/admin/v1` of the product */
  readonly apiBaseUrl?: string
  /** Returns the token; called at the start, after 80 % of its lifetime, and after a 401. `expiresIn` is in seconds. */
  readonly getToken: (request: TokenRequest) => Promise<{ readonly token: string; readonly expiresIn: number }>
  /** @default 'pt-BR', or the tag's `locale` */
  readonly locale?: Locale
  readonly theme?: Look
  /** The portal's own words instead of ours, by language. */
  readonly texts?: { readonly [Language in Locale]?: Readonly<Record<string, string>> }
  /** Called once for each failure that a tag reports. @default the page's console */
  readonly onError?: (error: Error & { readonly code: string }) => void
}

/** Why the page is asked for a token. */
export interface TokenRequest {
  readonly reason: 'start' | 'renew' | 'unauthorized'
  readonly signal: AbortSignal
}

/** The look of the screens; what is left out is the product's. */
export interface Look {
  /** `auto` follows the person's system. */
  readonly darkTheme?: boolean | 'auto'
  /** One of our names, or a colour of the portal: `#aa0000`. */
  readonly primary?: string
  readonly surface?: string
  readonly preset?: string
}

/** The product's script, loaded in a page. */
export interface Embed {
  /** Changes what the page says of all its screens. */
  configure(configuration: Configuration & { readonly apiBaseUrl: string }): void
  /** Mounts a screen in an element. */
  mountScreen(element: Element, options: ScreenAttributes): EsporteScreenElement
  /** Why a screen does not work; without token and personal data. */
  diagnose(): Promise<{ readonly findings: readonly { readonly code: string; readonly message: string }[] }>
}

/**
 * Loads the product's script, which defines `<esporte-screen>`, and configures the page. Call it once, in the browser.
 * @param productUrl root of the product: `https://produto.example`
 * @throws TypeError when the script does not load
 */
export async function loadScreens(productUrl: string, configuration: Configuration): Promise<Embed> {
  const root = productUrl.replace(/\/*$/, '')
  // Served by the product, so that a portal shows the screens of the version that its API speaks with.
  const embed = (await import(/* @vite-ignore */ /* webpackIgnore: true */ `${root}/embed/v1/esporte-screen.js`)) as Embed
  embed.configure({ apiBaseUrl: `${root}/api/admin/v1`, ...configuration })
  return embed
}
