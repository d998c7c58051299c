import type { EntityPlan, EntitySet } from '../plan/plan.js'

/** Paths of the lists that a portal's token may use; null or undefined when it may use all. */
export type Screens = readonly string[] | null | undefined

/** The plans that a caller may see: for a portal's token those of its screens, otherwise all. */
export function visiblePlans(set: EntitySet, screens: Screens): readonly EntityPlan[] {
  return set.plans.filter(({ entity }) => !screens || screens.includes(entity.contract.path))
}
