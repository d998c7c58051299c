import { useQuery } from '@tanstack/react-query'
import type { PreviousPrice, PreviousPrices } from '../../../../blocks/pricing/proposal.js'
import { useDataContext } from '../../../../data/DataProvider.js'
import { useCache } from '../../../../data/useCache.js'
import { serviceRequestContract } from '../contract.js'

/** Former prices of each item's material, by the id of the lot's item; `undefined` while loading. */
export function usePreviousPrices(id: number): ReadonlyMap<number, readonly PreviousPrice[]> | undefined {
  const { api, person } = useDataContext()
  const { data } = useQuery(
    {
      queryKey: [person, 'previousPrices', id],
      queryFn: async ({ signal }) => {
        const path = `${serviceRequestContract.path}/${id}/precos-anteriores`
        const answer = await api.send<{ readonly data: readonly PreviousPrices[] }>('GET', path, undefined, { signal })
        return new Map(answer.data.map(({ lotItemId, prices }) => [lotItemId, prices]))
      },
      gcTime: 5_000,
    },
    useCache(),
  )
  return data
}
