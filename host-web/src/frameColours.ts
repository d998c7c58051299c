/**
 * Stores what `index.html` needs to paint the frame of the next visit before any script runs: scheme, language, menu mode and four colours.
 * It writes when the page is left, so it slows no page down, and it stores nothing about the user.
 */
export function keepFrameColours(page: Document): void {
  const { defaultView: view, documentElement: root } = page
  view?.addEventListener('pagehide', () => {
    const colours = coloursOf(page)
    if (!colours) return
    const { lang, classList, dataset } = root
    const shell = page.querySelector<HTMLElement>('.ep-shell')
    // A page without a menu, such as the expired session, keeps the stored menu.
    const menu = shell?.dataset.menuMode ?? dataset.menu
    const isPinned = shell ? shell.dataset.anchored === 'true' : dataset.pinned !== undefined
    const kept = { isDark: classList.contains('app-dark'), lang, menu, isPinned, colours }
    try {
      localStorage.setItem('frame_0', JSON.stringify(kept))
    } catch {
      // If the storage is full or blocked, the next visit only lacks its colours.
    }
  })
}

/** Keeps the area beyond the page (during overscroll and in a phone's address bar) in the page's colours. */
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
