import { useQuery } from '@tanstack/react-query'
import type { AnswerSheet } from '../../../../blocks/questionnaire/answer.js'
import { contractPath } from '../../../../core/contract.js'
import { pageMeta } from '../../../../data/cacheKeys.js'
import { useDataContext } from '../../../../data/DataProvider.js'
import { useCache } from '../../../../data/useCache.js'
import { siteVisitContract } from '../contract.js'

interface SheetState {
  readonly sheet?: AnswerSheet
  readonly hasFailed: boolean
  retry(): void
  /** Changes the sheet after something was stored. */
  keep(change: (sheet: AnswerSheet) => AnswerSheet): void
}

/** The answers of a visit with their questionnaire. All components share one request per `version` of the visit. */
export function useSheet(id: number, version: number): SheetState {
  const { api, person } = useDataContext()
  const cache = useCache()
  const queryKey = [person, 'answers', id, version]
  const { data, isError, refetch } = useQuery(
    {
      queryKey,
      meta: pageMeta,
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
