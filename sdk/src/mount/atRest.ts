import type { Mount } from './mount.js'

const acts = ['pointerdown', 'keydown', 'input', 'wheel'] as const

/** When somebody last did something in a place, by its own clock. */
const lastActs = new WeakMap<HTMLElement, { at: number }>()

/** Tells whether a person waits in a place for what the server has been asked. */
const askers = new WeakMap<HTMLElement, () => boolean>()

/** While `isAsking`, a place is not at rest: nothing that is fetched ahead delays what a person waits for. @returns forgets it */
export function noRestWhile({ host }: Mount, isAsking: () => boolean): () => void {
  askers.set(host, isAsking)
  return () => void askers.delete(host)
}

/** Milliseconds. */
export interface Rest {
  /** For so long nobody has pressed, typed, changed a field or turned the wheel. */
  readonly pause: number
  /** Whoever never pauses waits no longer than this. @default for ever */
  readonly latest?: number
}

/**
 * Does what nobody waits for once the person pauses: what is not needed yet never stands in the way of what is.
 * @returns forgets it
 */
export function atRest({ host }: Mount, { pause, latest = Number.POSITIVE_INFINITY }: Rest, work: () => void): () => void {
  const last = watch(host)
  const start = performance.now()
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const rested = Math.min(start + latest, Math.max(start, last.at) + pause) - performance.now()
    const left = rested <= 0 && askers.get(host)?.() ? pause : rested
    if (left > 0) timer = setTimeout(wait, left)
    else work()
  }
  wait()
  return () => clearTimeout(timer)
}

/** One listener for all who wait here; it goes with the place. */
function watch(host: HTMLElement): { readonly at: number } {
  const known = lastActs.get(host)
  if (known) return known
  const last = { at: Number.NEGATIVE_INFINITY }
  const note = () => {
    last.at = performance.now()
  }
  for (const type of acts) host.addEventListener(type, note, { capture: true, passive: true })
  lastActs.set(host, last)
  return last
}
