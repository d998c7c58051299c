import { useQuery } from '@tanstack/react-query'
import type { PathParams } from '../../api/client.js'
import type { AnyContract } from '../../core/contract.js'
import { nearestFirst } from '../../core/contractPath.js'
import { entityKeys } from '../../data/cacheKeys.js'
import { useDataContext } from '../../data/DataProvider.js'
import { type Choice, useChoices } from '../../data/useChoices.js'
import { useCache } from '../../data/useCache.js'
import type { OutOfForce, ReferenceOptions } from '../../kinds/link/reference.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { FieldOption } from './filterOptions.js'

interface Offer {
  readonly contract: AnyContract
  /** The typed text. */
  readonly search: string
  readonly filter: Readonly<Record<string, string | number | undefined>> | undefined
  readonly params: PathParams | undefined
  /** The offered records; `undefined` while they are being looked for. */
  readonly choices: readonly Choice[] | undefined
  readonly outOfForce: ReferenceOptions['outOfForce']
}

/** With more offered records nobody takes the missing one for one that is not registered. */
const fewChoices = 5
/** As many as the choices have. */
const daysRead = 30

/** The registered records that the typed text means and the field does not offer, each with what it lacks. */
export function useLeftOut({ contract, search, filter = {}, params, choices, outOfForce }: Offer): readonly FieldOption[] {
  const { text, maybeText } = useLocale()
  const lacking = Object.keys(filter).filter((key) => filter[key] !== undefined)
  const isAsked = choices !== undefined && choices.length < fewChoices && search.trim() !== ''
  const referable = useChoices(contract, { search, params, isEnabled: isAsked && lacking.length > 0 })
  const isNarrowed = contract.filters.includes('status') && contract.referable.length < contract.statuses.length
  const any = useChoices(contract, { search, params, isAny: true, isEnabled: isAsked && isNarrowed })
  const isFound = referable.choices.length > 0 || any.choices.length > 0
  const days = useDays({ contract, search, params, outOfForce, isEnabled: isAsked && isFound })
  if (!isAsked || referable.isLoading || any.isLoading || days.isLoading) return []
  const known = new Set(choices.map(({ id }) => id))
  const [lack = '', ...others] = lacking
  const reasonOf = (key: string) => maybeText(`controls.lacks.${key}`) ?? text('controls.lacks.other')
  const dayOf = (id: number) => {
    const { code, day = '' } = days.found?.get(id) ?? {}
    return code && text(`controls.lacks.${code}`, { day })
  }
  const without = (found: readonly Choice[], reason: string) =>
    found.flatMap(({ id, label }) => (known.has(id) || !known.add(id) ? [] : [{ value: id, label, detail: dayOf(id) ?? reason }]))
  return [...without(referable.choices, reasonOf(others.length > 0 ? 'other' : lack)), ...without(any.choices, reasonOf('status'))].slice(
    0,
    fewChoices,
  )
}

interface DaysQuery extends Pick<Offer, 'contract' | 'search' | 'params' | 'outOfForce'> {
  readonly isEnabled: boolean
}

/** By id, the found records that their days keep out. Choices have no days, so it reads the list; without access to that, the reason is the status. */
function useDays({ contract, search, params, outOfForce, isEnabled }: DaysQuery) {
  const { api, person } = useDataContext()
  const { data, isLoading } = useQuery<ReadonlyMap<number, OutOfForce>>(
    {
      queryKey: [...entityKeys(person, contract, params).choices, 'days', search],
      queryFn: async ({ signal }) => {
        const query = { page: 1, perPage: daysRead, search, sort: nearestFirst }
        const { data: records } = await api.list(contract, query, { params, signal, isCounted: false })
        return new Map(
          records.flatMap((record) => {
            const day = outOfForce?.(record)
            return day ? [[record.id, day] as const] : []
          }),
        )
      },
      enabled: isEnabled && outOfForce !== undefined,
    },
    useCache(),
  )
  return { found: data, isLoading }
}
