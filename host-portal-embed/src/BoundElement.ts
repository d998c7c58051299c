import { keepOwnKeys } from './keepOwnKeys.js'

type Bound = string | number | null | undefined

/** An element whose attributes are properties too, because Angular binds properties only. An empty property is no attribute. Its keys are its own. */
export abstract class BoundElement extends HTMLElement {
  constructor() {
    super()
    keepOwnKeys(this)
  }

  get screen(): string {
    return this.getAttribute('screen') ?? ''
  }
  set screen(path: Bound) {
    this.#reflect('screen', path)
  }

  get record(): string {
    return this.getAttribute('record') ?? ''
  }
  set record(id: Bound) {
    this.#reflect('record', id)
  }

  get locale(): string {
    return this.getAttribute('locale') ?? ''
  }
  set locale(locale: Bound) {
    this.#reflect('locale', locale)
  }

  get syncUrl(): string {
    return this.getAttribute('sync-url') ?? ''
  }
  set syncUrl(way: Bound) {
    this.#reflect('sync-url', way)
  }

  get productUrl(): string {
    return this.getAttribute('product-url') ?? ''
  }
  set productUrl(address: Bound) {
    this.#reflect('product-url', address)
  }

  #reflect(name: string, value: Bound): void {
    if (value === null || value === undefined) this.removeAttribute(name)
    else this.setAttribute(name, String(value))
  }
}
