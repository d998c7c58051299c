import { z } from 'zod'
import type { EntityPlan, EntitySet } from '../records/plan/plan.js'

/** Paths of the lists that a portal's token is good for; nothing where it is good for all. */
export type Screens = readonly string[] | null | undefined

/** What a caller may see of: a portal's token its screens' entities, everybody else all of them. */
export function visiblePlans(set: EntitySet, screens: Screens): readonly EntityPlan[] {
  return set.plans.filter(({ entity }) => !screens || screens.includes(entity.contract.path))
}

/** The success form of the API. */
export const answer = <Data extends z.ZodType>(data: Data) => z.object({ status_code: z.number().int(), data })
