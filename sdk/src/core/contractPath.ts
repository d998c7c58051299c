import { DefinitionError } from './errors.js'

/**
 * The entity's path with its parent ids filled in: `/licitacoes/{licitacaoId}/lotes` → `/licitacoes/7/lotes`.
 * @throws DefinitionError when a parent is missing.
 */
export function contractPath(
  contract: { readonly name: string; readonly path: string },
  params: Readonly<Record<string, string | number>> = {},
): string {
  return contract.path.replace(/\{([a-zA-Z]+)\}/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined)
      throw new DefinitionError(`${contract.name}.path`, `parameter "${key}" has no value`, `Pass params: { ${key}: … }.`)
    return encodeURIComponent(String(value))
  })
}

/** The filter of every list that finds the records which one import created, by the id of the import. */
export const importFilter = 'importacao'

/** The parameter of choices that leaves out a record and those below it, by its id: a field of the record itself would make a circle. */
export const apartFrom = 'fora_de'

/** A sort order without keys: the best matches of the search come first (names that start with it, then names with a word that starts with it). */
export const nearestFirst = 'busca'
