/**
 * What a person finds on a page, by its words; each function runs in the page of any browser, so it uses nothing outside of itself. Screens
 * inside a portal stand in shadow roots, which are looked into too.
 */

/** The middle of what has this role and name, brought into view; `undefined` while there is none. */
export function placeOf(role, name) {
  const shapes = {
    button: 'button, [role=button]',
    link: 'a[href], [role=link]',
    option: '[role=option]',
    menuitem: '[role=menuitem]',
    gridcell: '[role=gridcell]',
    columnheader: '[role=columnheader] button, th button',
    field: 'input, textarea, select',
    row: 'tr, [role=row]',
  }
  const roots = [document]
  for (const root of roots) for (const each of root.querySelectorAll('*')) if (each.shadowRoot) roots.push(each.shadowRoot)
  const words = (text) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element) => {
    const ids = element.getAttribute('aria-labelledby')
    const root = element.getRootNode()
    if (ids)
      return words(
        ids
          .split(' ')
          .map((id) => root.getElementById(id)?.textContent)
          .join(' '),
      )
    return words(
      element.getAttribute('aria-label') || [...(element.labels ?? [])].map((label) => label.textContent).join(' ') || element.textContent,
    )
  }
  const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden' && !element.disabled
  const all = roots.flatMap((root) => [...root.querySelectorAll(shapes[role])]).filter(isSeen)
  const plain = (element) => nameOf(element).replace(/ \((obrigatório|opcional)\)$/, '')
  const found = all.find((element) => plain(element) === name) ?? all.find((element) => plain(element).startsWith(name))
  if (!found) return undefined
  found.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = found.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2), value: found.value ?? '', text: words(found.textContent) }
}

/** The name of the field that has the focus, in shadow roots too. */
export function focusedField() {
  let { activeElement } = document
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement
  return [...(activeElement?.labels ?? [])].map((label) => label.textContent).join(' ') || activeElement?.getAttribute('aria-label') || ''
}

/** All words that are seen, those of shadow roots too. */
export function wordsOf() {
  const texts = [document.body.innerText]
  const roots = [document]
  for (const root of roots)
    for (const each of root.querySelectorAll('*'))
      if (each.shadowRoot) {
        roots.push(each.shadowRoot)
        texts.push(...[...each.shadowRoot.children].map((child) => child.innerText ?? ''))
      }
  return texts.join('\n').replace(/[\u00a0\u202f]/g, ' ')
}

/** Keeps the errors that the page throws from now on. */
export function listenForErrors() {
  const errors = (window.epErrors ??= [])
  // A layout that takes two frames is none.
  addEventListener('error', ({ message }) => /ResizeObserver/.test(message) || errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
}

/** The errors since `listenForErrors`. */
export const errorsOf = () => window.epErrors ?? []
