import { lookName } from './looks.js'
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
 * Keeps the root in the store's look: one style sheet, replaced in place as soon as it is made. A page that is ours says the look in `data-look`, because nothing else tells of a new sheet.
 * @returns takes the look away again
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
    // Without network the look stays until the next change asks again.
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
