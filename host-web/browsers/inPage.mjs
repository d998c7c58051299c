/**
 * What a person finds on a page, by its words; each function runs in the page of any browser, so it uses nothing outside of itself. Screens
 * inside a portal stand in shadow roots, which are looked into too.
 */

/** The middle of what has this role and name, brought into view, within what has the role `inside`; `undefined` while there is none. */
export function placeOf(role, name, inside) {
  const shapes = {
    button: 'button, [role=button]',
    link: 'a[href], [role=link]',
    option: '[role=option]',
    menuitem: '[role=menuitem]',
    gridcell: '[role=gridcell]',
    columnheader: '[role=columnheader] button, th button',
    field: 'input, textarea, select',
    row: 'tr, [role=row]',
    choice: 'label:has(input[type=radio], input[type=checkbox]), [role=radio]',
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
  const isOpen = (element) => !element.disabled && !element.control?.disabled
  const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden' && isOpen(element)
  const isInside = (element) => !inside || element.closest(`[role=${inside}]`) !== null
  const all = roots.flatMap((root) => [...root.querySelectorAll(shapes[role])]).filter((each) => isSeen(each) && isInside(each))
  const plain = (element) => nameOf(element).replace(/ \((obrigatório|opcional)\)$/, '')
  const found = all.find((element) => plain(element) === name) ?? all.find((element) => plain(element).startsWith(name))
  if (!found) return undefined
  const moves = ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity
  for (let each = found; each; each = each.parentElement) if (each.getAnimations().some(moves)) return undefined
  // Bars lie over both ends of a page. An option lies over the page itself, which must not move under it.
  found.scrollIntoView({ block: role === 'option' ? 'nearest' : 'center' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const value = found.selectedOptions ? words(found.selectedOptions[0]?.textContent) : (found.value ?? '')
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2), value, text: words(found.textContent) }
}

/** The name of the field that has the focus, in shadow roots too. */
export function focusedField() {
  let { activeElement } = document
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement
  const ids = activeElement?.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = ids.length > 0 ? ids.map((id) => activeElement.getRootNode().getElementById(id)) : [...(activeElement?.labels ?? [])]
  return labels.map((label) => label?.textContent).join(' ') || activeElement?.getAttribute('aria-label') || ''
}

/** Selects what stands in the field that has the focus: what is typed next replaces it. */
export function selectAll() {
  let { activeElement } = document
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement
  activeElement?.select?.()
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

/** Chooses a file in the field for one, as a person does in the browser's own dialog. */
export function chooseFile(name, text) {
  const field = document.querySelector('[role=dialog] input[type=file]')
  const carried = new DataTransfer()
  carried.items.add(new File([text], name, { type: 'text/csv' }))
  field.files = carried.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Keeps the text of the files that the page gives from now on: not every browser tells a test of them. */
export function keepFilesOf() {
  const give = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (file) => {
    void file.text().then((text) => (window.epFile = text))
    return give(file)
  }
}

/** The text of the last file that was given since `keepFilesOf`. */
export const fileOf = () => window.epFile

/** Keeps the errors that the page throws from now on. */
export function listenForErrors() {
  const errors = (window.epErrors ??= [])
  // A layout that takes two frames is none.
  addEventListener('error', ({ message }) => /ResizeObserver/.test(message) || errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
}

/** The errors since `listenForErrors`. */
export const errorsOf = () => window.epErrors ?? []
