import type { Link } from '@esporte-parana/sdk/contracts'
import type { EntityPlan } from '../plan/plan.js'

interface Reader {
  mayRead(plan: EntityPlan): boolean
}

/** A referring record as its reader may know it: without its name where they may not read its list. */
export const shownTo = ({ mayRead }: Reader, { owner, example }: { readonly owner: EntityPlan; readonly example: Link }): Link =>
  mayRead(owner) ? example : { ...example, label: `#${example.id}` }
