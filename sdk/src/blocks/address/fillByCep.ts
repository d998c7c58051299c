import type { Fill } from '../../core/kind.js'
import { isCep } from '../../validators/cep.js'

/** The fields that a CEP fills; the state comes before the city, because a new state clears the city. */
const parts = ['street', 'neighborhood', 'stateId', 'cityId']

/** Street, district, state and city of a complete CEP, as far as the API knows them; only a warning when the user chose another place. */
export const fill: Fill = async (value, beside, read) => {
  if (!isCep(value)) return { values: [] }
  const data = await read(`/localidades/ceps?cep=${value}`)
  const known: Readonly<Record<string, unknown>> = typeof data === 'object' && data !== null ? { ...data } : {}
  // When CEP and chosen place differ, one of them is wrong and only the user knows which, so nothing is filled.
  const differing = ['stateId', 'cityId'].filter((key) => typeof beside[key] === 'number' && beside[key] !== known[key])
  const isElsewhere = differing.some((key) => typeof known[key] === 'number')
  if (differing.length > 0) return { values: [], warning: isElsewhere ? 'cepElsewhere' : undefined }
  return { values: parts.map((key) => [key, known[key] ?? null]), remark: 'cepKnown' }
}
