import type { OutboxEntry, OutboxStorage } from './outboxEntry.js'

/** Entries that last as long as the page. */
export function createMemoryOutbox(): OutboxStorage {
  const entries = new Map<number, OutboxEntry>()
  const files = new Map<number, readonly File[]>()
  const kept = new Map<string, Blob>()
  let last = 0
  const remove = (order: number) => {
    entries.delete(order)
    files.delete(order)
  }
  return {
    read: async (person) => [...entries.values()].filter((entry) => entry.person === person),
    has: async ({ order }) => entries.has(order),
    add: async (given, givenFiles) =>
      given.map((entry) => {
        last += 1
        const added = { ...entry, order: last }
        entries.set(last, added)
        files.set(last, givenFiles.get(entry) ?? [])
        return added
      }),
    update: async (entry) => void (entries.has(entry.order) && entries.set(entry.order, entry)),
    file: async (entry, name) => files.get(entry.order)?.[entry.files.findIndex((file) => file.name === name)],
    remove: async ({ order }) => remove(order),
    keep: async (person, name, bytes) => void kept.set(`${person}:${name}`, bytes),
    kept: async (person, name) => kept.get(`${person}:${name}`),
    clear: async (person) => {
      for (const entry of entries.values()) if (entry.person === person) remove(entry.order)
      for (const name of kept.keys()) if (name.startsWith(`${person}:`)) kept.delete(name)
    },
  }
}
