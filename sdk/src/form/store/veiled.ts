import type { AnyResource } from '../../core/resource.js'
import type { Values } from './fieldPath.js'

/** Whether a value is what the server answers in the place of a masked one: `***.456.789-**`. */
export const isVeil = (value: unknown): boolean => typeof value === 'string' && value.includes('*')

/** The masked fields of which the form holds no more than the veil. */
export function veiledKeys({ contract }: Pick<AnyResource, 'contract'>, values: Values): readonly string[] {
  return contract.masked.filter((key) => isVeil(values[key]))
}

/** Values that were read again, with what the form has been shown already where it says the same as the veil that was answered. */
export function unveiled({ contract, fields }: AnyResource, read: Values, known: Values): Values {
  const shown = veiledKeys({ contract }, read).filter((key) => {
    const value = known[key]
    return typeof value === 'string' && !isVeil(value) && fields[key]?.kind.veil?.(value) === read[key]
  })
  return shown.length === 0 ? read : { ...read, ...Object.fromEntries(shown.map((key) => [key, known[key]])) }
}
