import type { AnyResource } from '../../core/resource.js'
import type { Values } from './fieldPath.js'

/** Whether the server masked the value: `***.456.789-**`. */
export const isVeil = (value: unknown): boolean => typeof value === 'string' && value.includes('*')

/** The masked fields whose value the form does not know. */
export function veiledKeys({ contract }: Pick<AnyResource, 'contract'>, values: Values): readonly string[] {
  return contract.masked.filter((key) => isVeil(values[key]))
}

/** A newer record with the values that the form has revealed already, where they match the mask. */
export function unveiled({ contract, fields }: AnyResource, read: Values, known: Values): Values {
  const shown = veiledKeys({ contract }, read).filter((key) => {
    const value = known[key]
    return typeof value === 'string' && !isVeil(value) && fields[key]?.kind.veil?.(value) === read[key]
  })
  return shown.length === 0 ? read : { ...read, ...Object.fromEntries(shown.map((key) => [key, known[key]])) }
}
