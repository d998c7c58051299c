import type { Fill } from '../../core/kind.js'
import { isCep } from '../../validators/cep.js'

/** The fields that a CEP may tell; the state before the city, which it would empty. */
const parts = ['street', 'neighborhood', 'stateId', 'cityId']

/** Street, district, state and city of a whole CEP, as far as the API knows them; nothing where another place was chosen. */
export const fill: Fill = async (value, beside, read) => {
  if (!isCep(value)) return []
  const data = await read(`/localidades/ceps?cep=${value}`)
  const known: Readonly<Record<string, unknown>> = typeof data === 'object' && data !== null ? { ...data } : {}
  // Whoever chose another place means the place: one of the two is wrong, and only the person knows which.
  const isElsewhere = ['stateId', 'cityId'].some((key) => typeof beside[key] === 'number' && beside[key] !== known[key])
  return isElsewhere ? [] : parts.map((key) => [key, known[key] ?? null])
}
