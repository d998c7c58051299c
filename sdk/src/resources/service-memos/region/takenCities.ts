import { contractPath } from '../../../core/contract.js'
import type { SaveQuestion } from '../../../core/workflow.js'
import { regionContract } from './contract.js'
import type { Region, RegionDraft } from './schema.js'

/** Asks before cities pass from other regions of the same type to this one; `undefined` when none does. */
export async function questionOf({ draft, before, id, api }: SaveQuestion) {
  const { cityIds, type, name } = draft as RegionDraft
  const own = before.type === type ? (before.cityIds as readonly number[]) : []
  const gained = cityIds.filter((city) => !own.includes(city))
  if (gained.length === 0) return undefined
  const query = new URLSearchParams({ type, cityId: gained.join(','), por_pagina: '100' })
  // The server refuses what may not pass, so a failed look asks nothing.
  const losers = await api.send<{ readonly data: readonly Region[] }>('GET', `${contractPath(regionContract)}?${query}`).then(
    ({ data }) => data.filter((region) => region.id !== id),
    () => [],
  )
  if (losers.length === 0) return undefined
  const moves = losers.map(({ name: from, cities, cityIds: held }) => {
    const names = cities.filter((_, place) => gained.includes(held[place] ?? 0)).map(({ label }) => label)
    return `${names.join(', ')}: ${from} → ${name}`
  })
  return { code: 'region.takes', params: { moves: moves.join('; ') } }
}
