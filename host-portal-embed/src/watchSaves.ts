/** A record that the server stored. */
export interface SavedRecord {
  /** Its path: `/pessoas/7`. */
  readonly path: string
  readonly id: number
}

/** A `fetch` that reports every stored record: changed (`PUT /pessoas/7`) or new (201 with its `Location`). */
export function watchSaves(apiBaseUrl: string, onSaved: (saved: SavedRecord) => void): typeof fetch {
  const base = new URL(`${apiBaseUrl.replace(/(?<!\/)\/+$/, '')}/`, location.href).pathname
  return async (input, init) => {
    const response = await fetch(input, init)
    const saved = response.ok ? savedBy(init?.method, input, response) : undefined
    if (saved?.startsWith(base)) {
      const path = `/${saved.slice(base.length)}`
      onSaved({ path, id: Number(path.slice(path.lastIndexOf('/') + 1)) })
    }
    return response
  }
}

/** Path of the record in the API. */
function savedBy(method: string | undefined, input: RequestInfo | URL, { status, headers }: Response): string | undefined {
  const asked = new URL(input instanceof Request ? input.url : input, location.href)
  const written = headers.get('Location')
  const path = method === 'PUT' ? asked.pathname : method === 'POST' && status === 201 && written ? new URL(written, asked).pathname : ''
  return /\/\d+$/.test(path) ? path : undefined
}
