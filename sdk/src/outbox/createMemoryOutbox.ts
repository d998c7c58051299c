import type { OutboxEntry, OutboxStorage } from './outboxEntry.js'

/** Entries that live as long as the page. */
export function createMemoryOutbox(): OutboxStorage {
  const entries = new Map<number, OutboxEntry>()
  const files = new Map<number, readonly File[]>()
  let last = 0
  const remove = (order: number) => {
    entries.delete(order)
    files.delete(order)
  }
  return {
    read: async (person) => [...entries.values()].filter((entry) => entry.person === person),
    has: async ({ order }) => entries.has(order),
    add: async (entry, given) => {
      last += 1
      const added = { ...entry, order: last }
      entries.set(last, added)
      files.set(last, given)
      return added
    },
    update: async (entry) => void (entries.has(entry.order) && entries.set(entry.order, entry)),
    file: async (entry, name) => files.get(entry.order)?.[entry.files.findIndex((file) => file.name === name)],
    remove: async ({ order }) => remove(order),
    clear: async (person) => {
      for (const entry of entries.values()) if (entry.person === person) remove(entry.order)
    },
  }
}
