import { filledParams } from '../../core/nesting.js'
import type { Route } from '../../core/route.js'

/** The form of an entity's records; undefined where these need a parent record that is unknown. */
export function formPageOf(
  routes: readonly Route[],
  entity: string,
  params: Readonly<Record<string, string | number>> | undefined,
): Route | undefined {
  return routes.find(
    ({ name, kind, path, screen }) => name === entity && kind === 'form' && screen && filledParams({ path }, { ...params, id: 'novo' }),
  )
}
