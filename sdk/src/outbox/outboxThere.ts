export const outboxDatabase = 'esporte-parana-outbox'

/** Whether this browser ever stored an outbox. */
export async function isOutboxThere(): Promise<boolean> {
  const known = await indexedDB.databases?.().catch(() => [])
  return known?.some(({ name }) => name === outboxDatabase) ?? false
}
