import type { ScreenCommands, ScreenEvents, ScreenState } from '../npm/element.js'
import { BoundElement } from './BoundElement.js'
import { pageRuntime, whenConfigured } from './configuration.js'
import { isOutdated, showMeanwhile, tellFailure } from './failureNotice.js'
import type { Failure } from './failures.js'
import { ScreenError } from './ScreenError.js'
import type { MountedScreen } from './mountInto.js'
import { noEdits } from './watchEdits.js'

// Long enough for a script that waits for the page, short enough to be noticed as a missing configuration.
const patienceMilliseconds = 10_000

/**
 * `<esporte-screen screen="pessoas" record="novo" locale="pt-BR">`: one screen of the back-office in a page of another site. Its children
 * are the fallback without scripts. Events: see the embedding guide.
 */
export class EsporteScreen extends BoundElement implements ScreenCommands {
  static readonly observedAttributes = ['screen', 'record', 'locale', 'token']
  /** Aborts everything that started when the element was added to the page. */
  #stay: AbortController | undefined
  #mounted: Promise<MountedScreen | undefined> | undefined
  /** False until the tag has all that its framework gives it in one task. */
  #hasBegun = false
  #isRefreshing = false
  /** Where the screen is, for a tag that comes back or is loaded again. */
  #path: string | undefined
  /** The last failure since the screen was ready, for `diagnose`. */
  failure: Pick<Failure, 'code' | 'message'> | undefined
  readonly #edits = noEdits()

  connectedCallback(): void {
    // Moved in one step: everything stays, but for a frame, which browsers load anew.
    if (this.#stay) return void (isFramed(this) && this.reload())
    this.#stay = new AbortController()
    const { signal } = this.#stay
    this.#setState('loading')
    const patience = setTimeout(() => this.#fail(notConfigured), patienceMilliseconds)
    const stopWaiting = whenConfigured(() => {
      clearTimeout(patience)
      this.#mounted = this.#mount(signal)
    })
    signal.addEventListener('abort', () => {
      clearTimeout(patience)
      stopWaiting()
    })
  }

  /** A script that moves the tag may take it out first and add it again in the same task. */
  disconnectedCallback(): void {
    queueMicrotask(() => this.isConnected || this.unmount())
  }

  /** Called instead of the other two by `moveBefore`. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (name === 'token') {
      if (after === null) return
      this.removeAttribute('token')
      this.#report({ code: 'token-attribute', message: 'A token is never an attribute. Pass getToken to configure().' })
    } else if (before !== after) {
      if (name !== 'locale') this.#path = undefined
      if (this.#hasBegun) void this.#refresh(name === 'locale')
    }
  }

  /** Shows the screen of the current attributes, or of `options`. */
  update(options: { readonly screen?: string; readonly record?: string } = {}): void {
    this.navigate(addressOf({ screen: options.screen ?? this.screen, record: options.record ?? this.record }))
  }

  /** Goes to a path of the product: `/pessoas/7`. */
  navigate(path: string): void {
    void this.#mounted?.then((screen) => screen?.navigate(path))
  }

  /** Removes the screen and mounts it again, where it is now. It offers what was typed and not saved. */
  reload(): void {
    this.unmount()
    this.connectedCallback()
  }

  /** Whether the screen can be left without losing edits; asks the user when there are unsaved ones. */
  async canLeave(): Promise<boolean> {
    return (await this.#mounted)?.canLeave() ?? true
  }

  unmount(): void {
    this.#stay?.abort()
    this.#stay = undefined
    this.#mounted = undefined
    this.#hasBegun = false
  }

  async #mount(signal: AbortSignal): Promise<MountedScreen | undefined> {
    this.#setState('loading')
    showMeanwhile(this)
    // A framework adds the tag first and gives it its properties after that, in the same task.
    await Promise.resolve()
    if (signal.aborted) return undefined
    this.#hasBegun = true
    this.#tell('loading', {})
    const mistake = mistakeOf(this)
    if (mistake) return this.#fail(mistake)
    try {
      const mount = isFramed(this) ? (await import('./frame/mountInFrame.js')).mountInFrame : (await import('./mountInto.js')).mountInto
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      return await mount(shadow, {
        path: (this.#path ??= addressOf(this)),
        locale: this.getAttribute('locale') ?? undefined,
        addresses: { queryKey: queryKeyOf(this.syncUrl), productUrl: this.productUrl || undefined },
        signal,
        onState: (state) => this.#setState(state),
        onEvent: (name, detail) => void this.#tell(name, detail),
        onNavigate: (path) => this.#tell('navigate', { path }),
        onFailure: (failure) => this.#fail(failure),
        onTrouble: (failure, isKnown) => this.#report(failure, isKnown),
        onMove: (path) => void (this.#path = path),
        edits: this.#edits,
      })
    } catch (error) {
      if (!signal.aborted) this.#fail({ code: codeOf(error) ?? 'mount-failed', message: messageOf(error), error })
      return undefined
    }
  }

  /** Several attribute changes in a row cause one navigation. */
  async #refresh(isLanguage: boolean): Promise<void> {
    if (isLanguage) (await this.#mounted)?.setLocale(this.getAttribute('locale') ?? undefined)
    else if (!this.#isRefreshing) {
      this.#isRefreshing = true
      const screen = await this.#mounted
      this.#isRefreshing = false
      if (screen) this.update()
      else if (this.isConnected) this.reload()
    }
  }

  #setState(state: ScreenState): void {
    if (state === 'ready') this.failure = undefined
    if (state !== 'loading') this.shadowRoot?.querySelector('slot[name=loading]')?.remove()
    this.setAttribute('state', state)
  }

  /** Shows a notice instead of the screen, and reports the reason to the page. */
  #fail({ code, message, error }: Failure): undefined {
    this.#setState('error')
    // The next change of an attribute mounts the screen again.
    if (this.#mounted) this.#mounted = Promise.resolve(undefined)
    tellFailure(this)
    this.#report({ code, message, error })
    // What has begun without network cannot begin again by itself.
    if (code === 'offline') addEventListener('online', () => this.reload(), { once: true, signal: this.#stay?.signal })
  }

  /** Reports to the page by an event, and to its developer by `onError` or the console, unless that is known there. */
  #report({ code, message, error }: Failure, isKnown = false): void {
    this.failure = { code, message }
    this.#tell('error', { code, message })
    if (isKnown) return
    const { onError = reportError } = pageRuntime().configuration ?? {}
    onError(new ScreenError(code, `esporte-screen: ${message}`, error))
  }

  /** Dispatches an event. @returns false when the page prevented a cancelable event */
  #tell<Name extends keyof ScreenEvents>(name: Name, detail: ScreenEvents[Name]): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'navigate' }))
  }
}

const notConfigured: Failure = {
  code: 'not-configured',
  message: 'configure() was not called. Call it once a page, with apiBaseUrl and getToken.',
}

/** What is wrong with the attributes. */
function mistakeOf(tag: EsporteScreen): Failure | undefined {
  if (isOutdated())
    return { code: 'browser-outdated', message: 'The browser is older than the oldest that the product supports; its visitor reads so.' }
  if (!tag.screen) return { code: 'screen-missing', message: 'The tag names no screen. Write for example screen="pessoas".' }
  if (tag.syncUrl && !queryKeyOf(tag.syncUrl)) {
    const message = `sync-url="${tag.syncUrl}" names no key of the page's query. Write for example sync-url="query:esporte".`
    return { code: 'sync-url-unknown', message }
  }
  const isolation = tag.getAttribute('isolation') ?? 'shadow'
  if (isolation === 'shadow' || isolation === 'frame') return undefined
  const message = `isolation="${isolation}" does not exist in this version. Write "shadow", "frame", or leave it out.`
  return { code: 'isolation-unavailable', message }
}

const isFramed = (tag: EsporteScreen) => tag.getAttribute('isolation') === 'frame'

/** `esporte` of `sync-url="query:esporte"`; `undefined` when it is written in another way. */
const queryKeyOf = (syncUrl: string) => /^query:([\w-]+)$/.exec(syncUrl)?.[1]

function addressOf({ screen, record }: Pick<EsporteScreen, 'screen' | 'record'>): string {
  const path = `/${screen.replace(/^\/+|(?<!\/)\/+$/g, '')}`
  return record ? `${path}/${record}` : path
}

/** The code of a failure that knows its own. */
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined)

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
