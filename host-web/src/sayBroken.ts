const sentences: Readonly<Record<string, readonly [string, string]>> = {
  pt: ['A página parou de funcionar.', 'Recarregar'],
  en: ['The page stopped working.', 'Reload'],
  es: ['La página dejó de funcionar.', 'Recargar'],
}

/** Says that the whole page has failed, where nothing of the product is left to say it. Needs no network. */
export function sayBroken(document: Document): void {
  const [sentence = '', label = ''] = sentences[document.documentElement.lang.slice(0, 2)] ?? sentences.pt ?? []
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.style.cssText = 'font: 1rem/1.5 sans-serif; padding: 2rem; color: CanvasText'
  const reload = document.createElement('button')
  reload.textContent = label
  reload.addEventListener('click', () => location.reload())
  notice.append(sentence, ' ', reload)
  document.body.append(notice)
}
