const names = ['ground', 'card', 'border', 'accent'] as const

/**
 * Keeps what `index.html` needs to paint the next visit's frame before any script has run: scheme, language, menu mode and four colours.
 * Written when the page is left, so that it never slows a page down; nothing of it tells who was here.
 */
export function keepFrameColours(page: Document): void {
  page.defaultView?.addEventListener('pagehide', () => {
    const root = page.querySelector('.ep-root')
    if (!root) return
    const style = getComputedStyle(root)
    const colours = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--ep-${name}`).trim()]))
    const { lang, classList, dataset } = page.documentElement
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
