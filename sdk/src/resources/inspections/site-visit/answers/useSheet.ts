import { useQuery } from '@tanstack/react-query'
import type { AnswerSheet } from '../../../../blocks/questionnaire/answer.js'
import { contractPath } from '../../../../core/contract.js'
import { useDataContext } from '../../../../data/DataProvider.js'
import { useCache } from '../../../../data/useCache.js'
import { siteVisitContract } from '../contract.js'

interface SheetState {
  readonly sheet?: AnswerSheet
  readonly hasFailed: boolean
  retry(): void
  /** What was stored since it was read. */
  keep(change: (sheet: AnswerSheet) => AnswerSheet): void
}

/** The answers of a visit with the questionnaire that they answer; asked for once by all that show them, and anew for every `version` of the visit. */
export function useSheet(id: number, version: number): SheetState {
  const { api, person } = useDataContext()
  const cache = useCache()
  const queryKey = [person, 'answers', id, version]
  const { data, isError, refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) =>
        api.send<{ readonly data: AnswerSheet }>('GET', `${contractPath(siteVisitContract)}/${id}/respostas`, undefined, { signal }),
    },
    cache,
  )
  return {
    sheet: data?.data,
    hasFailed: isError,
    retry: () => void refetch(),
    keep: (change) =>
      cache.setQueryData<{ readonly data: AnswerSheet }>(queryKey, (known) => known && { ...known, data: change(known.data) }),
  }
}
