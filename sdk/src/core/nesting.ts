import type { AnyContract } from './contract.js'

/** What an address needs beside an id, by name. */
export type AddressParams = Readonly<Record<string, string | number>>

/** The parameters of a contract's path that `values` hold, as numbers or digits; nothing while one of them is missing. */
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

/** The entity that a nested one stands under, as far as its address goes: `/licitacoes/{licitacaoId}/lotes` → `/licitacoes`. */
export function parentOf({ path, parent }: AnyContract): Pick<AnyContract, 'name' | 'path'> | undefined {
  if (!parent) return undefined
  return { name: parent.entity, path: parent.path ?? path.slice(0, path.indexOf(`/{${parent.param}}`)) }
}
