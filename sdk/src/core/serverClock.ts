import { createStore } from './store.js'

/** How far the server's clock is ahead of this device's, in milliseconds; 0 until an answer has told another time. */
export const serverLead = createStore(0)

/** This moment by the server's clock, in epoch milliseconds: the server checks days and orders events by it, however wrong the device's is. */
export const serverNow = (): number => Date.now() + serverLead.get()

/** This moment by the server's clock: `2026-11-29T15:00:00.000Z`. */
export const timestamp = (): string => new Date(serverNow()).toISOString()
