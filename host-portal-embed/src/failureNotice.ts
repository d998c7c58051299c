import { adoptHostStyles } from './styles.js'

// Without the product there is no catalogue either.
const texts: Readonly<Record<string, string>> = {
  pt: 'Não foi possível carregar esta tela. Atualize a página; se continuar assim, avise quem cuida dela.',
  en: 'This screen could not be loaded. Refresh the page; if it stays like this, tell whoever looks after it.',
  es: 'No fue posible cargar esta pantalla. Actualice la página; si sigue así, avise a quien la mantiene.',
}

/** Says inside `element` that its screen is not there, above what the page itself wrote into it. */
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
