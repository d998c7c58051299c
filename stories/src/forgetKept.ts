/** Deletes what earlier stories have kept in this browser, so that a story looks the same whichever was opened before it. */
export async function forgetKept(): Promise<void> {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith('esporte-parana-draft:')) sessionStorage.removeItem(name)
  const databases = await indexedDB.databases()
  const ours = databases.flatMap(({ name }) => (name?.startsWith('esporte-parana-') ? [name] : []))
  await Promise.all(ours.map(forget))
}

async function forget(name: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    // One that is still open goes when its page closes it.
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
}
