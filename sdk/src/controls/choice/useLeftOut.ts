import type { PathParams } from '../../api/client.js'
import type { AnyContract } from '../../core/contract.js'
import { type Choice, useChoices } from '../../data/useChoices.js'
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
}

/** With more offered records nobody takes the missing one for one that is not registered. */
const fewChoices = 5

/** The registered records that the typed text means and the field does not offer, each with what it lacks. */
export function useLeftOut({ contract, search, filter = {}, params, choices }: Offer): readonly FieldOption[] {
  const { text, maybeText } = useLocale()
  const lacking = Object.keys(filter).filter((key) => filter[key] !== undefined)
  const isAsked = choices !== undefined && choices.length < fewChoices && search.trim() !== ''
  const referable = useChoices(contract, { search, params, isEnabled: isAsked && lacking.length > 0 })
  const isNarrowed = contract.filters.includes('status') && contract.referable.length < contract.statuses.length
  const any = useChoices(contract, { search, params, isAny: true, isEnabled: isAsked && isNarrowed })
  if (!isAsked || referable.isLoading || any.isLoading) return []
  const known = new Set(choices.map(({ id }) => id))
  const [lack = '', ...others] = lacking
  const reasonOf = (key: string) => maybeText(`controls.lacks.${key}`) ?? text('controls.lacks.other')
  const without = (found: readonly Choice[], reason: string) =>
    found.flatMap(({ id, label }) => (known.has(id) || !known.add(id) ? [] : [{ value: id, label, detail: reason }]))
  return [...without(referable.choices, reasonOf(others.length > 0 ? 'other' : lack)), ...without(any.choices, reasonOf('status'))].slice(
    0,
    fewChoices,
  )
}
