import type { LotProposal } from '../../../../blocks/pricing/proposal.js'
import { useFormState } from '../../../../form/store/FormContext.js'

/** What speaks against a lot: it serves other regions, or ends before the request does. */
export type Misfit = 'otherRegion' | 'endsBefore'

/** What decides whether a lot suits the request; what is not filled in yet speaks against none. */
interface Wanted {
  readonly regionId: unknown
  /** `YYYY-MM-DD`, the last day of the request. */
  readonly endDate: unknown
}

export function useWanted(): Wanted {
  const regionId = useFormState(({ values }) => values.regionId)
  const endDate = useFormState(({ values }) => values.endDate)
  return { regionId, endDate }
}

export function misfitsOf({ regions, validUntil }: LotProposal, { regionId, endDate }: Wanted): readonly Misfit[] {
  const isServed = regions.length === 0 || typeof regionId !== 'number' || regions.some(({ id }) => id === regionId)
  const endsBefore = typeof endDate === 'string' && validUntil < endDate
  return [...(endsBefore ? (['endsBefore'] as const) : []), ...(isServed ? [] : (['otherRegion'] as const))]
}
