/**
 * Keeps what `index.html` needs to paint the next visit's frame before any script has run: scheme, language, menu mode and four colours.
 * Written when the page is left, so that it never slows a page down; nothing of it tells who was here.
 */
export function keepFrameColours(page: Document): void {
  const { defaultView: view, documentElement: root } = page
  view?.addEventListener('pagehide', () => {
    const colours = coloursOf(page)
    if (!colours) return
    const { lang, classList, dataset } = root
    const shell = page.querySelector<HTMLElement>('.ep-shell')
    // A page without a menu, such as the expired session, changes nothing about the menu.
    const menu = shell?.dataset.menuMode ?? dataset.menu
    const isPinned = shell ? shell.dataset.anchored === 'true' : dataset.pinned !== undefined
    const kept = { isDark: classList.contains('app-dark'), lang, menu, isPinned, colours }
    try {
      localStorage.setItem('frame_0', JSON.stringify(kept))
    } catch {
      // Storage that is full or blocked only costs the next visit its colours.
    }
  })
}

/** What shows beyond the page, where it is pulled too far and in a phone's address bar, has the page's colours. */
export function followLook(page: Document): void {
  const root = page.documentElement
  const lookOf = () => `${root.dataset.look} ${root.classList.contains('app-dark')}`
  let shown = lookOf()
  const follow = () => {
    if (lookOf() === shown) return
    shown = lookOf()
    const colours = coloursOf(page)
    for (const [name, colour] of Object.entries(colours ?? {})) root.style.setProperty(`--frame-${name}`, colour)
    const bar = page.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (bar && colours) bar.content = colours.card
  }
  new MutationObserver(follow).observe(root, { attributeFilter: ['class', 'data-look'] })
}

function coloursOf(page: Document) {
  const root = page.querySelector('.ep-root')
  if (!root) return undefined
  const style = getComputedStyle(root)
  const colour = (name: string) => style.getPropertyValue(`--ep-${name}`).trim()
  return { ground: colour('ground'), card: colour('card'), border: colour('border'), accent: colour('accent') }
}
