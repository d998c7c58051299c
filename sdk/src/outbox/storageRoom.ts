/** The browser's answer about its storage. */
export interface StorageRoom {
  /** Whether the browser keeps the data even when the device is full; `unknown` when it cannot answer. */
  readonly persistence: 'granted' | 'refused' | 'unknown'
  /** Used share of the quota, from 0 to 1. */
  readonly share?: number
  readonly isNearlyFull: boolean
}

type Asked = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>

/** The user is warned from this share on. */
const nearlyFull = 0.8

/** Asks the browser to keep stored data. Called only when there is something to store, because a browser may ask the user. */
export async function askForRoom(storage: Asked | undefined = globalThis.navigator?.storage): Promise<StorageRoom> {
  const isKept = await (async () => (await storage?.persisted?.()) || (await storage?.persist?.()))().catch(() => undefined)
  const { usage, quota } = (await storage?.estimate?.().catch(() => undefined)) ?? {}
  const share = usage !== undefined && quota ? usage / quota : undefined
  return {
    persistence: isKept === undefined ? 'unknown' : isKept ? 'granted' : 'refused',
    ...(share !== undefined && { share }),
    isNearlyFull: share !== undefined && share >= nearlyFull,
  }
}
