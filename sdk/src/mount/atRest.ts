import type { Mount } from './mount.js'

const acts = ['pointerdown', 'keydown', 'input', 'wheel'] as const

/** Time of the last user action in a place, from `performance.now()`. */
const lastActs = new WeakMap<HTMLElement, { at: number }>()

/** For each place, a function that says whether the user waits for the server. */
const askers = new WeakMap<HTMLElement, () => boolean>()

/** Delays background work while `isAsking` is true, so that it does not slow down a request of the user. @returns a function that ends it */
export function noRestWhile({ host }: Mount, isAsking: () => boolean): () => void {
  askers.set(host, isAsking)
  return () => void askers.delete(host)
}

/** Times in milliseconds. */
export interface Rest {
  /** Time without pointer, keyboard, input or wheel events. */
  readonly pause: number
  /** Maximum delay when the user never pauses. @default no maximum */
  readonly latest?: number
}

/** Milliseconds after which work without network looks again. */
const offlinePause = 1000

/** Whether the browser says that it has no network. A module that fails now is never asked for again, in any browser. */
export const isOffline = (): boolean => navigator.onLine === false

/**
 * Runs background work when the user pauses and there is a network, so that it does not compete with urgent work.
 * @returns a function that cancels it
 */
export function atRest({ host }: Mount, { pause, latest = Number.POSITIVE_INFINITY }: Rest, work: () => void): () => void {
  const last = watch(host)
  const start = performance.now()
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const rested = Math.min(start + latest, Math.max(start, last.at) + pause) - performance.now()
    const isAsking = rested <= 0 && askers.get(host)?.()
    if (isOffline()) timer = setTimeout(wait, Math.max(rested, offlinePause))
    else if (rested > 0 || isAsking) timer = setTimeout(wait, isAsking ? pause : rested)
    else work()
  }
  wait()
  return () => clearTimeout(timer)
}

/** One shared listener per place; it is freed together with the place. */
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
