/** What the browser says of the room it gives. */
export interface StorageRoom {
  /** Whether it promised to keep what waits even when the device runs out of room; `unknown` where it cannot be asked. */
  readonly persistence: 'granted' | 'refused' | 'unknown'
  /** Share of the quota that is taken, from 0 to 1. */
  readonly share?: number
  readonly isNearlyFull: boolean
}

type Asked = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>

/** From here on the person is warned. */
const nearlyFull = 0.8

/** Asks the browser to keep what waits. It is asked once there is something to keep: a browser may ask the person. */
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
