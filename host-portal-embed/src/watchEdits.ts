import type { SessionStore } from '@esporte-parana/sdk'
import type { KeptTexts } from './sharedSession.js'

/** What a tag remembers of its edits while its screen is taken away and mounted again. */
export interface TagEdits {
  /** Paths at which something was typed. */
  readonly typed: Set<string>
  /** What the page was told last. */
  isUnsaved: boolean
}

export const noEdits = (): TagEdits => ({ typed: new Set(), isUnsaved: false })

interface EditsOptions {
  readonly session: SessionStore
  readonly texts: KeptTexts
  readonly tag: TagEdits
  /** The path of the screen. */
  readonly getPath: () => string
  readonly onChange: (isUnsaved: boolean) => void
}

/**
 * Follows the unsaved edits of one screen: those in its forms, which register them with the session, and those that it left in the page's
 * memory or offers there.
 */
export function watchEdits({ session, texts, tag, getPath, onChange }: EditsOptions) {
  let open = 0
  let isAway = false
  const isOurs = (route: string) => route === getPath() || [...tag.typed].some((path) => route === path || route.startsWith(`${path}/`))
  const look = () => {
    const next = open > 0 || texts.get().some(isOurs)
    if (isAway || next === tag.isUnsaved) return
    tag.isUnsaved = next
    onChange(next)
  }
  const watched: SessionStore = {
    ...session,
    // The shared session asks for it itself: what a screen gave would keep that screen in memory.
    identifyBy: undefined,
    protectEdits: (reauthenticate) => {
      const release = session.protectEdits(reauthenticate)
      tag.typed.add(getPath())
      open += 1
      look()
      return () => {
        release()
        open -= 1
        // The form writes down its last words first.
        setTimeout(look)
      }
    },
  }
  const unsubscribe = texts.subscribe(look)
  // What the form left may still be on its way to the page's memory: the next screen of the tag looks there.
  const stop = () => {
    isAway = true
    unsubscribe()
  }
  return { session: watched, look, stop }
}
