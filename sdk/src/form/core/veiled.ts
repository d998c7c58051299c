import type { AnyContract } from '../../core/contract.js'
import type { AnyResource } from '../../core/resource.js'
import { maskedCpf } from '../../validators/cpf.js'
import { rowless } from '../../core/issue.js'
import { getAt, presentPath, scopeOf, setAt, type Values } from './fieldPath.js'

/** Whether the server masked the value: `***.456.789-**`. */
export const isVeil = (value: unknown): boolean => typeof value === 'string' && /^\*{3}\.[\d*]{3}\.[\d*]{3}-\*{2}$/.test(value)

/** Whether answers mask the field at this path. */
export const isMasked = ({ masked, maskedInRows }: AnyContract, path: string): boolean =>
  masked.includes(path) || (maskedInRows.length > 0 && maskedInRows.includes(rowless(path)))

/** The paths of the masked fields whose value the form does not know: `cpf`, `guardians[0].cpf`. */
export function veiledPaths({ masked, maskedInRows }: AnyContract, values: Values): readonly string[] {
  const inRows = maskedInRows.flatMap((place) => {
    const [list = '', key = ''] = place.split('.')
    return ((values[list] ?? []) as readonly Values[]).map((_, index) => `${list}[${index}].${key}`)
  })
  return [...masked, ...inRows].filter((path) => isVeil(getAt(values, path)))
}

/** A newer record with the values that the form has revealed already, where they match the mask. */
export function unveiled({ contract }: AnyResource, read: Values, known: Values): Values {
  return veiledPaths(contract, read).reduce((values, path) => {
    const value = getAt(known, presentPath(known, { field: path, rowIds: rowIdsAt(read, path) }) ?? '')
    return typeof value === 'string' && !isVeil(value) && maskedCpf(value) === getAt(read, path) ? setAt(values, path, value) : values
  }, read)
}

/** The id of the row that holds the field, for `presentPath`; none for a field of the record, and for a new row. */
export function rowIdsAt(values: Values, path: string): readonly number[] {
  const { id } = (getAt(values, scopeOf(path)) ?? {}) as { readonly id?: number }
  return scopeOf(path) === '' || id === undefined ? [] : [id]
}
