interface KeptDraft {
  readonly route: string
  readonly version: number
  readonly values: object
  readonly originals: object
  readonly leftOut?: readonly string[]
}

/** Stores drafts as if the user had left them unsaved on earlier visits, the latest first. For `beforeEach`. @returns a function that deletes them */
export async function keepDraft(...kept: readonly KeptDraft[]): Promise<() => Promise<void>> {
  const visits = kept.map(({ leftOut = [], ...draft }, visit) => ({
    ...draft,
    ...{ id: `story ${visit}`, person: '1', tab: 'a tab that was closed', savedAt: Date.now() - visit * 60_000, names: [], leftOut },
  }))
  await change((drafts) => {
    // Removes drafts of the previous story.
    drafts.clear()
    for (const draft of visits) drafts.put(draft)
  })
  return () => change((drafts) => drafts.clear())
}

async function change(work: (drafts: IDBObjectStore) => void): Promise<void> {
  const open = indexedDB.open('esporte-parana-drafts', 2)
  open.onupgradeneeded = () => {
    open.result.createObjectStore('keys')
    const drafts = open.result.createObjectStore('drafts', { keyPath: 'id' })
    drafts.createIndex('place', ['person', 'route'])
    drafts.createIndex('person', 'person')
    drafts.createIndex('savedAt', 'savedAt')
  }
  await new Promise((resolve, reject) => {
    open.onerror = () => reject(open.error ?? new Error('indexedDB: the drafts did not open'))
    open.onsuccess = () => {
      const transaction = open.result.transaction('drafts', 'readwrite')
      work(transaction.objectStore('drafts'))
      transaction.oncomplete = resolve
      transaction.onerror = () => reject(transaction.error ?? new Error('indexedDB: the draft was not kept'))
    }
  })
  open.result.close()
}
