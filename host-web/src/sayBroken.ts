const others: Readonly<Record<string, readonly [string, string]>> = {
  en: ['The page stopped working. ', 'Reload'],
  es: ['La página dejó de funcionar. ', 'Recargar'],
}

/** Says that the whole page has failed, where nothing of the product is left to say it. Needs no network. */
export function sayBroken(page: Document): void {
  const [sentence, label] = others[page.documentElement.lang.slice(0, 2)] ?? ['A página parou de funcionar. ', 'Recarregar']
  const notice = page.createElement('p')
  const reload = page.createElement('button')
  notice.role = 'alert'
  reload.textContent = label
  reload.onclick = () => location.reload()
  notice.append(sentence, reload)
  page.body.append(notice)
}
