export const outboxDatabase = 'esporte-parana-outbox'

/** Whether anything was ever kept in this browser. */
export async function isOutboxThere(): Promise<boolean> {
  const known = await indexedDB.databases?.().catch(() => [])
  return known?.some(({ name }) => name === outboxDatabase) ?? false
}
