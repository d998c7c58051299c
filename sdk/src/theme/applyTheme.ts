import { themeSheet } from './themeSheet.js'
import type { Theme } from './theme.js'
import type { ThemeStore } from './themeStore.js'

/** What a theme needs to know of the place where we are mounted. */
export interface ThemeRoot {
  /** Carries the class `app-dark`. */
  readonly host: HTMLElement
  /** Overlays are portalled into it. */
  readonly portal: HTMLElement
  /** @returns takes the sheet away again */
  adopt(sheet: CSSStyleSheet): () => void
}

/**
 * Keeps the root in the store's look: one style sheet, replaced in place. A page that is ours says it in `data-look`, because nothing else tells of a new sheet.
 * @returns takes the look away again
 */
export function applyTheme(store: ThemeStore, root: ThemeRoot): () => void {
  const view = root.host.ownerDocument.defaultView ?? globalThis
  const sheet = new view.CSSStyleSheet()
  let shown: Theme | undefined
  const show = () => {
    const theme = store.get()
    if (!shown || theme.preset !== shown.preset || theme.primary !== shown.primary || theme.surface !== shown.surface) {
      sheet.replaceSync(themeSheet(theme))
      if (isOwnPage(root.host)) root.host.dataset.look = `${theme.preset} ${theme.primary} ${theme.surface}`
    }
    if (theme.darkTheme !== shown?.darkTheme) switchScheme(root.host, theme.darkTheme, shown !== undefined)
    shown = theme
  }
  show()
  const forget = root.adopt(sheet)
  const unsubscribe = store.subscribe(show)
  return () => {
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
  // A view transition freezes the whole page: only where the page is ours.
  if (!mayAnimate || !isOwnPage(host) || isCalm || !('startViewTransition' in page)) return change()
  // The page fades as one picture: colours that fade by themselves would lag behind it.
  host.classList.add('app-switching')
  const transition = page.startViewTransition(change)
  // A hidden page skips the fading, and so does a second switch; the change is made all the same.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => {
    if (latest.get(host) === transition) host.classList.remove('app-switching')
  })
  latest.set(host, transition)
}

const isOwnPage = (host: HTMLElement): boolean => host === host.ownerDocument.documentElement

const latest = new WeakMap<HTMLElement, ViewTransition>()
