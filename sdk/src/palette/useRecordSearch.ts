import { useEffect, useState } from 'react'
import { holdsWords } from '../controls/choice/filterOptions.js'
import { useApi } from '../data/DataProvider.js'
import { useMount } from '../mount/MountProvider.js'
import type { RecordHit } from './paletteEntries.js'

/** State and results of a search. */
export interface RecordSearch {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed' | 'offline'
  readonly hits: readonly RecordHit[]
  readonly retry: () => void
}

/** Milliseconds without typing before the request: section 9 of the design. */
const restMilliseconds = 200
/** One letter would match everything. */
const shortestSearch = 2

interface Found {
  readonly search: string
  readonly attempt: number
  readonly hits: readonly RecordHit[]
  readonly isFailed: boolean
}
const nothing: Found = { search: '', attempt: 0, hits: [], isFailed: false }

/** Records by name, CPF, CNPJ, protocol or number, searched while the user types; an outdated request is cancelled. */
export function useRecordSearch(typed: string): RecordSearch {
  const api = useApi()
  const view = useMount().host.ownerDocument.defaultView
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState(nothing)
  const search = typed.trim()
  const isAsked = search.length >= shortestSearch
  useEffect(() => {
    if (!isAsked) return
    const asking = new AbortController()
    const ask = () =>
      // Sent in the body, because the text may be a CPF and addresses are logged.
      void api.send<{ readonly data: readonly RecordHit[] }>('POST', '/busca', { q: search }, { signal: asking.signal }).then(
        ({ data }) => asking.signal.aborted || setFound({ search, attempt, hits: data, isFailed: false }),
        () => asking.signal.aborted || setFound({ search, attempt, hits: [], isFailed: true }),
      )
    const timer = setTimeout(ask, restMilliseconds)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [api, search, isAsked, attempt])
  const retry = () => setAttempt(attempt + 1)
  if (!isAsked) return { status: 'idle', hits: [], retry }
  // While the request runs, earlier results stay only if they still match, so that Enter cannot open a wrong record.
  if (found.search !== search || found.attempt !== attempt)
    return { status: 'loading', hits: found.hits.filter(({ label }) => holdsWords(label, search)), retry }
  if (!found.isFailed) return { status: 'ready', hits: found.hits, retry }
  return { status: view?.navigator.onLine === false ? 'offline' : 'failed', hits: [], retry }
}
