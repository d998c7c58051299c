import { randomName } from './randomName.js'

/** Tells the open tabs of a browser apart from those that are gone. */
export interface TabMark {
  /** Names this page. */
  readonly tab: string
  /** From now on other tabs know that this one is writing. */
  readonly set: () => void
  /** The other tabs that are open and have written. */
  readonly others: () => Promise<ReadonlySet<string>>
}

const prefix = 'esporte-parana-draft:'

/** By the browser's locks, which it takes back however a tab ends. Where it has none every draft is offered. */
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
