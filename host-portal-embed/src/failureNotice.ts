import { adoptHostStyles } from './styles.js'

// The texts are here because the product's catalogue may not have loaded.
const texts: Readonly<Record<string, string>> = {
  pt: 'Não foi possível carregar esta tela. Atualize a página; se continuar assim, avise quem cuida dela.',
  en: 'This screen could not be loaded. Refresh the page; if it stays like this, tell whoever looks after it.',
  es: 'No fue posible cargar esta pantalla. Actualice la página; si sigue así, avise a quien la mantiene.',
}

/** Shows a notice in `element` that its screen is missing, above the page's own children. */
export function tellFailure(element: HTMLElement): void {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  adoptHostStyles(shadow)
  const language = (element.getAttribute('locale') ?? 'pt').slice(0, 2).toLowerCase()
  const notice = element.ownerDocument.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.className = 'ep-failure'
  notice.textContent = texts[language] ?? texts['pt'] ?? ''
  shadow.replaceChildren(notice, element.ownerDocument.createElement('slot'))
}
