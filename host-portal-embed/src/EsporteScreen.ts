import { whenConfigured } from './configuration.js'
import type { MountedScreen, ScreenCommands, ScreenState } from './mountInto.js'

/**
 * `<esporte-screen screen="pessoas" record="novo" locale="pt-BR">`: one screen of the back-office in a page that is not ours.
 * Its children are what a page without scripts shows. Events: see the embedding guide.
 */
export class EsporteScreen extends HTMLElement implements ScreenCommands {
  static readonly observedAttributes = ['screen', 'record', 'locale', 'token']
  #mounted: Promise<MountedScreen> | undefined
  #stopWaiting: (() => void) | undefined

  connectedCallback(): void {
    this.#setState('loading')
    this.#stopWaiting = whenConfigured(() => {
      this.#mounted = this.#mount()
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
    if (before !== after && this.#mounted) this.update()
  }

  /** Shows what the attributes say now, or `options`. */
  update(options: { readonly screen?: string; readonly record?: string } = {}): void {
    void this.#mounted?.then((screen) => screen.navigate(this.#address(options)))
  }

  /** Goes to a path of the product: `/pessoas/7`. */
  navigate(path: string): void {
    void this.#mounted?.then((screen) => screen.navigate(path))
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
    void this.#mounted?.then((screen) => screen.unmount())
    this.#mounted = undefined
  }

  async #mount(): Promise<MountedScreen> {
    this.#tell('loading', {})
    const { mountInto } = await import('./mountInto.js')
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    return mountInto(shadow, {
      path: this.#address({}),
      locale: this.getAttribute('locale') ?? undefined,
      onState: (state) => this.#setState(state),
      onEvent: (name, detail) => this.#tell(name, detail),
    })
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
