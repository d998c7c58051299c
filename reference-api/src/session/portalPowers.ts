import { acts, areas, type Powers } from '@esporte-parana/sdk/contracts'

/**
 * What the registration of a portal lists. Its screens say what is read and written, and the areas only narrow them: without either list of
 * areas the screens alone decide, with one of both the other is empty.
 */
export type PortalPowers = Partial<Powers>

/** Every act: for portals of trials, whose records are invented. */
export const everyAct: PortalPowers = { acts, decidesUpTo: null }

/** The column of a portal's powers, in which nothing is listed at first. */
export const portalPowerSteps = `
alter table portal add column powers jsonb not null default '{}';
`

/** The powers of a portal's token. No act is allowed unless it is listed, and none to a portal that only reads. */
export function powersOfPortal({ reads, writes, acts: listed = [], decidesUpTo = null }: PortalPowers, isReadOnly: boolean): Powers {
  const rest = reads || writes ? [] : areas
  const written = writes ?? rest
  const read = areas.filter((area) => (reads ?? rest).includes(area) || written.includes(area))
  return isReadOnly ? { reads: read, writes: [], acts: [], decidesUpTo } : { reads: read, writes: written, acts: listed, decidesUpTo }
}
