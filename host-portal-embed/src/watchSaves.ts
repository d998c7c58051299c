/** A record that the server stored. */
export interface SavedRecord {
  /** Its path: `/pessoas/7`. */
  readonly path: string
  readonly id: number
}

interface Listeners {
  readonly onSaved: (saved: SavedRecord) => void
  /** Called when the API did what it was asked. */
  readonly onAnswer: () => void
}

/** A `fetch` that reports every stored record: changed (`PUT /pessoas/7`) or new (201 with its `Location`). */
export function watchSaves(apiBaseUrl: string, { onSaved, onAnswer }: Listeners): typeof fetch {
  const base = new URL(`${apiBaseUrl.replace(/(?<!\/)\/+$/, '')}/`, location.href).pathname
  return async (input, init) => {
    const response = await fetch(input, init)
    const asked = new URL(input instanceof Request ? input.url : input, location.href)
    // The version is public: its answer does not mean that the API answers this page.
    if (response.ok && !asked.pathname.endsWith('/versao')) onAnswer()
    const saved = response.ok ? savedBy(init?.method, asked, response) : undefined
    if (saved?.startsWith(base)) {
      const path = `/${saved.slice(base.length)}`
      onSaved({ path, id: Number(path.slice(path.lastIndexOf('/') + 1)) })
    }
    return response
  }
}

/** Path of the record in the API. */
function savedBy(method: string | undefined, asked: URL, { status, headers }: Response): string | undefined {
  const written = headers.get('Location')
  const path = method === 'PUT' ? asked.pathname : method === 'POST' && status === 201 && written ? new URL(written, asked).pathname : ''
  return /\/\d+$/.test(path) ? path : undefined
}
