import type { Band } from '../../../blocks/bands/bands.js'
import { useAllRecords } from '../../../data/useAllRecords.js'
import { classLevelContract } from './contract.js'
import type { ClassLevel } from './schema.js'

/** The ages of all active levels, whatever the list shows; `undefined` while they load, none after an error. */
export function useAgeBands(): readonly (Band & { readonly id: number })[] | undefined {
  const { records, error } = useAllRecords(classLevelContract, { sort: 'stage,ageBand', search: '', filters: { status: 'ativo' } })
  const levels = (records ?? (error ? [] : undefined)) as readonly ClassLevel[] | undefined
  return levels?.map(({ id, name, stage, minAge, maxAge }) => ({ id, name, lane: stage, from: minAge, to: maxAge }))
}
