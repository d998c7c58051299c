import type { ScreenPath } from './screens.js'

/** What a portal says of one screen: attributes of `<esporte-screen>`, by the names of its properties. */
export interface ScreenAttributes {
  /** Path of the screen without its first slash: `pessoas`. */
  readonly screen: ScreenPath
  /** `novo` or an id: the form instead of the list. An empty one is none. */
  readonly record?: 'novo' | `${number}` | number | '' | null
  /** @default the locale of `configure` */
  readonly locale?: Locale
  /** `frame`: in a frame of another origin, whose content the page cannot read. Read when the tag enters the page. @default 'shadow' */
  readonly isolation?: 'shadow' | 'frame'
  /** `query:` and the key of the page's query that holds the screen's address. Read when the tag enters the page. */
  readonly syncUrl?: `query:${string}`
  /** Root of the product, where its links open in a new tab. Read when the tag enters the page. @default where the script comes from */
  readonly productUrl?: string
}

export type Locale = 'pt-BR' | 'en-US' | 'es-ES'

export type ScreenState = 'loading' | 'ready' | 'error' | 'session-expired' | 'unavailable'

/** The `detail` of each event: ids, never personal data. All events bubble and are composed. */
export interface ScreenEvents {
  /** The screen, or another one inside it, waits for its token, code or data. */
  readonly loading: NoDetail
  /** Its data is there. */
  readonly ready: NoDetail
  /** There is no such screen for this page. */
  readonly unavailable: NoDetail
  /** A failure, told once. Codes are stable, messages may change. */
  readonly error: { readonly code: string; readonly message: string }
  /** The person goes somewhere; `preventDefault()` keeps the screen where it is. */
  readonly navigate: { readonly path: string }
  /** The screen's own title. */
  readonly title: { readonly title: string }
  /** A record was created or changed: `/pessoas/7`, `7`. */
  readonly saved: { readonly path: string; readonly id: number }
  /** The person has ticked records of a list, or none any more; `ids` is empty while all that match its filters are ticked. */
  readonly selected: { readonly path: string; readonly ids: readonly number[]; readonly total: number }
  /** Whether something typed in this tag is neither saved nor discarded. */
  readonly 'unsaved-changes': { readonly unsaved: boolean }
  /** The page asked for another screen, and the person stays with unsaved edits. */
  readonly stayed: { readonly path: string }
  /** How high the screen is, in CSS pixels. */
  readonly height: { readonly height: number }
  /** Whether a dialog lies over the screen. */
  readonly layer: { readonly open: boolean }
  /** The next token did not come; the present one serves for so many seconds more. */
  readonly 'session-expiring': { readonly expiresIn: number }
  /** The API accepts no token of this page any more. */
  readonly 'session-expired': NoDetail
}

type NoDetail = Readonly<Record<string, never>>

/** One of the tag's events. */
export type ScreenEvent<Name extends keyof ScreenEvents> = CustomEvent<ScreenEvents[Name]>

/** `onSaved`, `onUnsavedChanges`: a handler for each event, as frameworks name them. */
export type ScreenHandlers = {
  readonly [Name in keyof ScreenEvents as `on${Capitalize<Camel<Name>>}`]?: (event: ScreenEvent<Name>) => void
}

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Rest>}` : Name

/** The commands of `<esporte-screen>`. */
export interface ScreenCommands {
  /** Shows another screen or record; what is left out comes from the attributes. */
  update(options?: { readonly screen?: string; readonly record?: string }): void
  /** Goes to a path of the product: `/pessoas/7`. */
  navigate(path: string): void
  /** Mounts the screen again, where it is now. It offers what was typed and not saved. */
  reload(): void
  /** Whether the screen can be left without losing edits; asks the person when there are unsaved ones. */
  canLeave(): Promise<boolean>
  /** Takes the screen away; the tag stays. */
  unmount(): void
}

/** `<esporte-screen>`. */
export interface EsporteScreenElement extends HTMLElement, ScreenCommands {
  addEventListener<Name extends keyof ScreenEvents>(
    name: Name,
    listener: (this: EsporteScreenElement, event: ScreenEvent<Name>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

declare global {
  interface HTMLElementTagNameMap {
    'esporte-screen': EsporteScreenElement
  }
}
