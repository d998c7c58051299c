import { whenConfigured } from './configuration.js'
import type { MountedScreen, ScreenCommands, ScreenState } from './mountInto.js'

/**
 * `<esporte-screen screen="pessoas" record="novo" locale="pt-BR">`: one screen of the back-office in a page that is not ours.
 * Its children are what a page without scripts shows. Events: see the embedding guide.
 */
export class EsporteScreen extends HTMLElement implements ScreenCommands {
  static readonly observedAttributes = ['screen', 'record', 'locale', 'token']
  /** Nothing when it could not be mounted; the page has been told. */
  #mounted: Promise<MountedScreen | undefined> | undefined
  /** One screen leaves the shadow root before the next one enters it. */
  #left: Promise<unknown> = Promise.resolve()
  #stopWaiting: (() => void) | undefined

  connectedCallback(): void {
    this.#setState('loading')
    this.#stopWaiting = whenConfigured(() => {
      this.#mounted = this.#mount().catch((error: unknown) => this.#fail(error))
    })
  }

  disconnectedCallback(): void {
    this.unmount()
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (name === 'token' && after !== null) {
      this.removeAttribute('token')
      this.#tell('error', { code: 'token-attribute', message: 'A token is never an attribute. Pass getToken to configure().' })
      return
    }
    if (before === after || !this.#mounted) return
    if (name === 'locale') void this.#withScreen((screen) => screen.setLocale(after ?? undefined))
    else this.update()
  }

  /** Shows what the attributes say now, or `options`. */
  update(options: { readonly screen?: string; readonly record?: string } = {}): void {
    void this.#withScreen((screen) => screen.navigate(this.#address(options)))
  }

  /** Goes to a path of the product: `/pessoas/7`. */
  navigate(path: string): void {
    void this.#withScreen((screen) => screen.navigate(path))
  }

  /** Mounts the screen anew. */
  reload(): void {
    this.unmount()
    this.connectedCallback()
  }

  /** True when nothing typed would be lost; asks the person otherwise. */
  async canLeave(): Promise<boolean> {
    return (await this.#mounted)?.canLeave() ?? true
  }

  unmount(): void {
    this.#stopWaiting?.()
    this.#left = this.#withScreen((screen) => screen.unmount())
    this.#mounted = undefined
  }

  async #mount(): Promise<MountedScreen> {
    this.#tell('loading', {})
    // The one before, not whichever leaves while this one is still on its way.
    const left = this.#left
    const { mountInto } = await import('./mountInto.js')
    await left
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    return mountInto(shadow, {
      path: this.#address({}),
      locale: this.getAttribute('locale') ?? undefined,
      onState: (state) => this.#setState(state),
      onEvent: (name, detail) => this.#tell(name, detail),
    })
  }

  #fail(error: unknown): undefined {
    this.#setState('error')
    this.#tell('error', { code: 'mount-failed', message: String(error) })
  }

  async #withScreen(act: (screen: MountedScreen) => void): Promise<void> {
    const screen = await this.#mounted
    if (screen) act(screen)
  }

  #address({ screen = this.getAttribute('screen') ?? '', record = this.getAttribute('record') ?? '' }): string {
    const path = `/${screen.replace(/^\/+|\/+$/g, '')}`
    return record ? `${path}/${record}` : path
  }

  #setState(state: ScreenState): void {
    this.setAttribute('state', state)
  }

  /** @returns false when the page refused a cancelable event */
  #tell(name: string, detail: object): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'navigate' }))
  }
}
