import { randomName } from './randomName.js'

/** Distinguishes open tabs of a browser from closed ones. */
export interface TabMark {
  /** Name of this tab. */
  readonly tab: string
  /** Marks this tab as writing, for other tabs to see. */
  readonly set: () => void
  /** Other open tabs that are writing. */
  readonly others: () => Promise<ReadonlySet<string>>
}

const prefix = 'esporte-parana-draft:'

/** Uses the browser's locks, which end with the tab in every case. Without locks, every draft is offered. */
export function createTabMark(locks: LockManager | undefined = globalThis.navigator?.locks): TabMark {
  const tab = randomName()
  let isSet = false
  return {
    tab,
    set: () => {
      if (isSet) return
      isSet = true
      locks?.request(prefix + tab, () => new Promise(() => undefined)).catch(() => undefined)
    },
    others: async () => {
      const held = (await locks?.query().catch(() => undefined))?.held ?? []
      const tabs = held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
      return new Set(tabs.filter((each) => each !== tab))
    },
  }
}
