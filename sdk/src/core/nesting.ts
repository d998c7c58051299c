import type { AnyContract } from './contract.js'

/** The parameters of an address besides the record's id, by name. */
export type AddressParams = Readonly<Record<string, string | number>>

/** The values of a contract's path parameters, as numbers or digits; `undefined` when one is missing. */
export function filledParams(
  { path }: Pick<AnyContract, 'path'>,
  values: Readonly<Record<string, unknown>> = {},
): AddressParams | undefined {
  const filled: Record<string, string | number> = {}
  for (const [, name = ''] of path.matchAll(/\{([a-zA-Z]+)\}/g)) {
    const value = values[name]
    if ((typeof value !== 'number' && typeof value !== 'string') || value === '') return undefined
    filled[name] = value
  }
  return filled
}

/** The name and path of the parent entity: `/licitacoes/{licitacaoId}/lotes` → `/licitacoes`. */
export function parentOf({ path, parent }: AnyContract): Pick<AnyContract, 'name' | 'path'> | undefined {
  if (!parent) return undefined
  return { name: parent.entity, path: parent.path ?? path.slice(0, path.indexOf(`/{${parent.param}}`)) }
}

type RowValues = Readonly<Record<string, unknown>>

/** All rows at a path of nested lists: `keys` of `['sections', 'questions']` gives the questions of all sections. */
export function rowsAlong(record: RowValues | undefined, keys: readonly string[]): readonly RowValues[] {
  return keys.reduce<readonly RowValues[]>(
    (holders, key) => holders.flatMap((holder) => (holder[key] ?? []) as RowValues | readonly RowValues[]),
    record ? [record] : [],
  )
}
