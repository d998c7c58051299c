import { openLocalStorage } from './storedState.js'

const place = 'esporte-unsure'

/** A creation that was sent, and of which no answer came yet. */
interface Unsure {
  readonly key: string
  /** Says that the same was typed by the same person; nothing of it can be read from this. */
  readonly mark: string
}

/**
 * Keeps the key of a creation until its answer comes, beyond the page: whoever reloads after a lost answer, takes the draft up and saves it
 * again, sends the same key, and the server stores the record once.
 */
export function keepUnsure(content: string, key: string): void {
  try {
    openLocalStorage()?.setItem(place, JSON.stringify({ key, mark: markOf(content) } satisfies Unsure))
  } catch {
    // A browser that stores nothing has kept no draft either.
  }
}

/** The key of a creation with this content whose answer never came. */
export function unsureKey(content: string): string | undefined {
  try {
    const { key, mark } = JSON.parse(openLocalStorage()?.getItem(place) ?? '{}') as Partial<Unsure>
    return mark === markOf(content) ? key : undefined
  } catch {
    return undefined
  }
}

export function forgetUnsure(): void {
  try {
    openLocalStorage()?.removeItem(place)
  } catch {
    return
  }
}

/** FNV-1a of both directions and the length: 64 bits, enough to tell one thing that was typed from another. */
function markOf(text: string): string {
  let [there, back] = [0x811c9dc5, 0x811c9dc5]
  for (let at = 0; at < text.length; at++) {
    there = Math.imul(there ^ text.charCodeAt(at), 0x01000193)
    back = Math.imul(back ^ text.charCodeAt(text.length - 1 - at), 0x01000193)
  }
  return `${text.length}-${(there >>> 0).toString(36)}-${(back >>> 0).toString(36)}`
}
