import { lookName } from './looks.js'
import type { Theme } from './theme.js'
import type { ThemeStore } from './themeStore.js'

/** The mount as the theme sees it. */
export interface ThemeRoot {
  /** Gets the class `app-dark`. */
  readonly host: HTMLElement
  /** Overlays are rendered into it. */
  readonly portal: HTMLElement
  /** @returns a function that removes the sheet */
  adopt(sheet: CSSStyleSheet): () => void
}

/**
 * Applies the store's theme to the root with one style sheet, replaced as soon as a new one is ready. The product's own page also sets
 * `data-look`, because a replaced sheet triggers no event.
 * @returns a function that removes the theme
 */
export function applyTheme(store: ThemeStore, root: ThemeRoot): () => void {
  const view = root.host.ownerDocument.defaultView ?? globalThis
  const sheet = new view.CSSStyleSheet()
  const fresh = new Set<string>()
  let [worn, isDark, isOver]: [worn?: string, isDark?: boolean, isOver?: boolean] = []
  const show = () => {
    if (isOver) return
    const theme = store.get()
    wear(theme)
    if (theme.darkTheme !== isDark) switchScheme(root.host, theme.darkTheme, isDark !== undefined)
    isDark = theme.darkTheme
  }
  const wear = (theme: Theme) => {
    const text = store.looks.read(theme)
    if (text !== undefined && text !== worn) {
      sheet.replaceSync(text)
      if (isOwnPage(root.host)) root.host.dataset.look = lookName(theme)
      worn = text
    }
    if (text === '' || fresh.has(lookName(theme))) return
    fresh.add(lookName(theme))
    // When loading fails offline, the current theme stays until the next change tries again.
    store.looks.load(theme).then(show, () => fresh.delete(lookName(theme)))
  }
  show()
  const forget = root.adopt(sheet)
  const unsubscribe = store.subscribe(show)
  return () => {
    isOver = true
    unsubscribe()
    forget()
    root.host.classList.remove('app-dark')
    delete root.host.dataset.look
  }
}

function switchScheme(host: HTMLElement, isDark: boolean, mayAnimate: boolean): void {
  const page = host.ownerDocument
  const change = () => void host.classList.toggle('app-dark', isDark)
  const isCalm = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true
  // A view transition freezes the whole page, so it runs only when the product owns the page.
  if (!mayAnimate || !isOwnPage(host) || isCalm || !('startViewTransition' in page)) return change()
  // The transition fades the page as one picture, so colours must not have their own transitions.
  host.classList.add('app-switching')
  const transition = page.startViewTransition(change)
  // A hidden page or a second switch skips the transition; the change still happens.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => {
    if (latest.get(host) === transition) host.classList.remove('app-switching')
  })
  latest.set(host, transition)
}

const isOwnPage = (host: HTMLElement): boolean => host === host.ownerDocument.documentElement

const latest = new WeakMap<HTMLElement, ViewTransition>()
