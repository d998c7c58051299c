import { adoptHostStyles } from './styles.js'

// The texts are here because the product's catalogue may not have loaded.
const texts: Readonly<Record<string, string>> = {
  pt: 'Não foi possível carregar esta tela. Atualize a página; se continuar assim, avise quem cuida dela.',
  en: 'This screen could not be loaded. Refresh the page; if it stays like this, tell whoever looks after it.',
  es: 'No fue posible cargar esta pantalla. Actualice la página; si sigue así, avise a quien la mantiene.',
}
const outdatedTexts: typeof texts = {
  pt: 'Este navegador é antigo demais para esta tela. Atualize-o, ou use outro.',
  en: 'This browser is too old for this screen. Update it, or use another one.',
  es: 'Este navegador es demasiado antiguo para esta pantalla. Actualícelo, o use otro.',
}

/** Whether the browser is older than `browserslist` in package.json: by what the newest of the oldest ones has brought. */
export const isOutdated = (): boolean =>
  !CSS.supports('width', 'round(1px, 1px)') || !('showPopover' in HTMLElement.prototype) || !('checkVisibility' in Element.prototype)

/** Shows what the page has for the time until its screen is there, a child with `slot="loading"`. */
export function showMeanwhile(element: HTMLElement): void {
  if (has(element, 'loading')) prepared(element).replaceChildren(slotOf(element, 'loading'))
}

/** Shows what the page has for it, a child with `slot="error"`, or a notice that the screen is missing above the page's other children. */
export function tellFailure(element: HTMLElement): void {
  const shadow = prepared(element)
  if (has(element, 'error')) return shadow.replaceChildren(slotOf(element, 'error'))
  const language = (element.getAttribute('locale') ?? 'pt').slice(0, 2).toLowerCase()
  const notice = element.ownerDocument.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.className = 'ep-failure'
  const words = isOutdated() ? outdatedTexts : texts
  notice.textContent = words[language] ?? words['pt'] ?? ''
  shadow.replaceChildren(notice, slotOf(element, ''))
}

const has = (element: HTMLElement, slot: string) => element.querySelector(`:scope > [slot=${slot}]`) !== null

function slotOf(element: HTMLElement, name: string): HTMLSlotElement {
  return Object.assign(element.ownerDocument.createElement('slot'), { name })
}

function prepared(element: HTMLElement): ShadowRoot {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  adoptHostStyles(shadow)
  return shadow
}
