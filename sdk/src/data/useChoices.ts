import { useQuery } from '@tanstack/react-query'
import type { PathParams } from '../api/client.js'
import { type AnyContract, nearestFirst } from '../core/contract.js'
import type { Link, Stored } from '../core/record.js'
import { referableFilters } from '../core/workflow.js'
import { entityKeys, keepWhileSame } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { searchForAddress } from './searchForAddress.js'
import { useCache } from './useCache.js'

/** A record that may be chosen. */
export interface Choice extends Link {
  /** Values of the fields that tell it apart from others of its name. */
  readonly details: readonly unknown[]
}

export interface ChoiceQuery {
  readonly search: string
  /** Narrows the choices; what is undefined does not. */
  readonly filter?: Readonly<Record<string, string | number | undefined>>
  readonly params?: PathParams
  /** @default true */
  readonly isEnabled?: boolean
}

// More than fits a glance: who does not find it types a word of its name.
const perPage = 30
const noChoices: readonly Choice[] = []

/** The records of an entity that a field may refer to: those whose name begins with the search first, then the others, by name. */
export function useChoices(contract: AnyContract, { search, filter = {}, params, isEnabled = true }: ChoiceQuery) {
  const { api, person } = useDataContext()
  const filters: Record<string, string> = { ...referableFilters(contract) }
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) filters[name] = String(value)
  const toChoice = (record: Stored): Choice => {
    const { id, label } = record
    const values: Readonly<Record<string, unknown>> = { ...record }
    return { id, label, details: contract.tellsApart.map((key) => values[key]) }
  }
  const queryKey = [...entityKeys(person, contract, params).choices, params, filters, search]
  const { data, isLoading, isPlaceholderData, error } = useQuery<readonly Choice[]>(
    {
      queryKey,
      queryFn: async ({ signal }): Promise<readonly Choice[]> => {
        const found = await searchForAddress(api, { contract, params, search })
        const query = { page: 1, perPage, search: found, sort: found && nearestFirst, filters }
        return (await api.list(contract, query, { params, signal, isCounted: false })).data.map(toChoice)
      },
      enabled: isEnabled,
      placeholderData: keepWhileSame<readonly Choice[]>(queryKey),
    },
    useCache(),
  )
  // What fitted the search before is no answer to this one.
  return { choices: data ?? noChoices, isLoading: isLoading || isPlaceholderData, error }
}
