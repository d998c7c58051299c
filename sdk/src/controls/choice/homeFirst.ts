import type { Place } from '../../api/client.js'

/** The IBGE code of Paraná: most addresses are in the state of this institution. */
const home = 41

/** The places in their order, but with Paraná first. */
export function homeFirst(places: readonly Place[]): readonly Place[] {
  const place = places.find(({ id }) => id === home)
  return place ? [place, ...places.filter((other) => other !== place)] : places
}
