import type { Place } from '../../api/client.js'

/** Paraná, by IBGE's number: most addresses lie in the state whose body this is. */
const home = 41

/** Places in their order, Paraná before the other states. */
export function homeFirst(places: readonly Place[]): readonly Place[] {
  const place = places.find(({ id }) => id === home)
  return place ? [place, ...places.filter((other) => other !== place)] : places
}
