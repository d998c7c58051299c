import type { Remark } from '../../../core/issue.js'
import type { NameOf } from '../../../core/resource.js'
import type { SportsEventDraft } from './schema.js'
import { suggestName } from './suggestion.js'

type Key = keyof SportsEventDraft

/** Keeps the name equal to the suggestion until the user changes it, and clears the region when hosts or phase change. */
export function eventEffects(key: Key, values: SportsEventDraft, before: SportsEventDraft, nameOf: NameOf): Partial<SportsEventDraft> {
  const cityName = (id: number) => nameOf('hostCityIds', id)
  const isSuggested = key !== 'name' && (!values.name || values.name === suggestName(before, cityName))
  const isElsewhere = key === 'phase' || (key === 'hostCityIds' && values.hostCityIds[0] !== before.hostCityIds[0])
  return {
    ...(isSuggested && { name: suggestName(values, cityName) }),
    ...(isElsewhere && { regionId: null }),
    ...(key === 'startDate' && !values.year && isDay(values.startDate) && { year: Number(values.startDate.slice(0, 4)) }),
  }
}

/** The birth years of each category, shown beside its ages. */
export function eventRemarks({ year, categories }: SportsEventDraft): Partial<Record<Key | `categories[${number}].maxAge`, Remark>> {
  const born = categories.flatMap(({ minAge, maxAge }, index): [string, Remark][] => {
    if (!year || !minAge || (maxAge && maxAge < minAge)) return []
    const params = { from: String(year - (maxAge ?? 0)), to: String(year - minAge) }
    const code = !maxAge ? 'bornUntil' : maxAge === minAge ? 'bornIn' : 'bornFromTo'
    return [[`categories[${index}].maxAge`, { code, params }]]
  })
  return Object.fromEntries(born)
}

/** A plan for next year may start in this year, but most often it is a typing mistake. */
export function eventWarnings({ year, startDate, modalities, venues }: SportsEventDraft): Partial<Record<Key, string>> {
  const isOtherYear = year && isDay(startDate) && Number(startDate.slice(0, 4)) !== year
  const isForOthers = venues.some((venue) => venue.modalities.some((modality) => !modalities.includes(modality)))
  return { ...(isOtherYear && { startDate: 'otherYear' }), ...(isForOthers && { venues: 'venueModalities' }) }
}

const isDay = (text: string | null) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')
