import { isWithin } from '../../session/authenticate.js'
import type { Caller } from '../../session/tokens.js'
import type { EntityPlan, EntitySet } from '../plan/plan.js'

/** The plans that a caller may see. */
export function visiblePlans(set: EntitySet, caller: Caller): readonly EntityPlan[] {
  return set.plans.filter((plan) => isWithin(caller, plan))
}
