import { useQuery } from '@tanstack/react-query'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** A stored file. The content of an id never changes. */
export interface FileState {
  /** `undefined` while it loads. */
  readonly blob?: Blob
  readonly hasFailed: boolean
}

/** How long a file stays in memory after its last use; it may have 20 MB. */
const keptMilliseconds = 30_000

/** Returns a file, with one request for all users of the hook. Without a network it loads when the network is back. */
export function useFile(id: number | null): FileState {
  const { api, person } = useDataContext()
  const { data, isError } = useQuery(
    {
      queryKey: fileKey(person, id),
      queryFn: ({ signal }) => api.file(id ?? 0, { signal }),
      enabled: id !== null,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: keptMilliseconds,
    },
    useCache(),
  )
  return { blob: data, hasFailed: isError }
}

/** Returns a function that caches an uploaded file, so that it is not downloaded again. */
export function useKeepFile(): (id: number, file: Blob) => void {
  const { person } = useDataContext()
  const cache = useCache()
  return (id, file) => void cache.setQueryData(fileKey(person, id), file)
}

const fileKey = (person: string, id: number | null) => [person, 'file', id]
