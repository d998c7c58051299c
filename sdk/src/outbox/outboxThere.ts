export const outboxDatabase = 'esporte-parana-outbox'

/** Whether this browser ever stored an outbox. */
export async function isOutboxThere(): Promise<boolean> {
  // Test environments have no database, and some browsers deny it to a page.
  if (typeof indexedDB === 'undefined') return false
  const known = await indexedDB.databases?.().catch(() => [])
  return known?.some(({ name }) => name === outboxDatabase) ?? false
}
