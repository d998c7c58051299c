import { useQuery } from '@tanstack/react-query'
import type { ChosenRecord, PathParams } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import type { Link } from '../core/record.js'
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

const noChoices: readonly Choice[] = []

/** What the record of an id is called; nothing until it is known. Asks for no more of it than that. */
export function useLink(contract: AnyContract, id: number | undefined): Link | undefined {
  const { api, person } = useDataContext()
  const search = `#${id ?? 0}`
  const { data } = useQuery<Link | null>(
    {
      queryKey: [...entityKeys(person, contract).choices, search],
      queryFn: async ({ signal }) => {
        const [found] = (await api.choices(contract, { search, filters: {} }, { signal })).data
        return found ? { id: found.id, label: found.label } : null
      },
      enabled: id !== undefined,
    },
    useCache(),
  )
  return data ?? undefined
}

/** The records of an entity that a field may refer to: those whose name begins with the search first, then the others, by name. */
export function useChoices(contract: AnyContract, { search, filter = {}, params, isEnabled = true }: ChoiceQuery) {
  const { api, person } = useDataContext()
  const filters: Record<string, string> = { ...referableFilters(contract) }
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) filters[name] = String(value)
  const toChoice = (record: ChosenRecord): Choice => ({
    id: record.id,
    label: record.label,
    details: contract.tellsApart.map((key) => record[key]),
  })
  const queryKey = [...entityKeys(person, contract, params).choices, params, filters, search]
  const { data, isLoading, isPlaceholderData, error } = useQuery<readonly Choice[]>(
    {
      queryKey,
      queryFn: async ({ signal }): Promise<readonly Choice[]> => {
        const found = await searchForAddress(api, { contract, search })
        return (await api.choices(contract, { search: found, filters }, { params, signal })).data.map(toChoice)
      },
      enabled: isEnabled,
      placeholderData: keepWhileSame<readonly Choice[]>(queryKey),
    },
    useCache(),
  )
  // What fitted the search before is no answer to this one.
  return { choices: data ?? noChoices, isLoading: isLoading || isPlaceholderData, error }
}
