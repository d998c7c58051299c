import { useQuery } from '@tanstack/react-query'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** A stored file; what an id stands for never changes. */
export interface FileState {
  /** Nothing while it is on its way. */
  readonly blob?: Blob
  readonly hasFailed: boolean
}

/** How long a file is kept after the last who showed it: it may be 20 MB. */
const keptMilliseconds = 30_000

/** One file, asked for once by all who show it; without network it comes when the network is back. */
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

/** Keeps a file that was just sent: whoever shows it need not ask for it. */
export function useKeepFile(): (id: number, file: Blob) => void {
  const { person } = useDataContext()
  const cache = useCache()
  return (id, file) => void cache.setQueryData(fileKey(person, id), file)
}

const fileKey = (person: string, id: number | null) => [person, 'file', id]
