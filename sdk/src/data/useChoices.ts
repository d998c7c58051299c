import { useQuery } from '@tanstack/react-query'
import type { ChosenRecord, PathParams } from '../api/client.js'
import { noNetwork } from '../api/noNetwork.js'
import type { AnyContract } from '../core/contract.js'
import type { Link } from '../core/record.js'
import { referableFilters } from '../core/workflow.js'
import { entityKeys, keepWhileSame } from './cacheKeys.js'
import { useDataContext } from './DataProvider.js'
import { searchForAddress } from './searchForAddress.js'
import { useCache } from './useCache.js'

/** A record that may be chosen. */
export interface Choice extends Link {
  /** Values that distinguish it from other records with the same name. */
  readonly details: readonly unknown[]
}

export interface ChoiceQuery {
  readonly search: string
  /** Narrows the choices; undefined values are ignored. */
  readonly filter?: Readonly<Record<string, string | number | undefined>>
  readonly params?: PathParams
  /** Also the records whose status lets no field refer to them. @default false */
  readonly isAny?: boolean
  /** @default true */
  readonly isEnabled?: boolean
}

const noChoices: readonly Choice[] = []

/** Returns the name of a record by id; `undefined` until it is loaded. It does not read the rest of the record. */
export function useLink(contract: AnyContract, id: number | undefined, params?: PathParams): Link | undefined {
  const { api, person } = useDataContext()
  const search = `#${id ?? 0}`
  const { data } = useQuery<Link | null>(
    {
      queryKey: [...entityKeys(person, contract, params).choices, search],
      queryFn: async ({ signal }) => {
        const [found] = (await api.choices(contract, { search, filters: {} }, { params, signal })).data
        return found ? { id: found.id, label: found.label } : null
      },
      enabled: id !== undefined,
    },
    useCache(),
  )
  return data ?? undefined
}

/** Returns the records that a field may refer to: first those whose name starts with the search, then the others, by name. */
export function useChoices(contract: AnyContract, { search, filter = {}, params, isAny = false, isEnabled = true }: ChoiceQuery) {
  const { api, person } = useDataContext()
  const filters: Record<string, string> = isAny ? {} : { ...referableFilters(contract) }
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) filters[name] = String(value)
  const toChoice = (record: ChosenRecord): Choice => ({
    id: record.id,
    label: record.label,
    details: contract.tellsApart.map((key) => record[key]),
  })
  const queryKey = [...entityKeys(person, contract, params).choices, params, filters, search]
  const { data, isLoading, isPlaceholderData, isPaused, error } = useQuery<readonly Choice[]>(
    {
      queryKey,
      queryFn: async ({ signal }): Promise<readonly Choice[]> => {
        const found = await searchForAddress(api, { contract, params, search })
        return (await api.choices(contract, { search: found, filters }, { params, signal })).data.map(toChoice)
      },
      enabled: isEnabled,
      placeholderData: keepWhileSame<readonly Choice[]>(queryKey),
    },
    useCache(),
  )
  // Without network the search has not begun, which is no reason to say that there is no such record.
  if (isPaused && (data === undefined || isPlaceholderData)) return { choices: noChoices, isLoading: false, error: noNetwork() }
  // Results of the previous search are not shown for this one.
  return { choices: data ?? noChoices, isLoading: isLoading || isPlaceholderData, error }
}
