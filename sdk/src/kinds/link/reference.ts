import type { AnyContract } from '../../core/contract.js'
import type { Control } from '../../core/control.js'
import { DefinitionError } from '../../core/errors.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/** Options of a reference: which records may be chosen. */
export interface ReferenceOptions extends ControlOptions {
  /** Another field of the same form; while it is empty this one waits, when it changes this one empties. */
  readonly dependsOn?: string
  /** Filters of the list asked for choices, from the values typed so far. */
  readonly filter?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, string | number | undefined>>
}

/** One record of another entity, by id. The record carries its label under the key without `Id`: `parentId` → `parent`. */
export const reference = (contract: AnyContract, options: ReferenceOptions = {}): Control<number> => ({
  kind: referenceKind,
  contract: checkReferable(contract),
  options,
})

/** @throws DefinitionError when there is no status in which a record may be chosen */
export function checkReferable(contract: AnyContract): AnyContract {
  if (contract.referable.length > 0) return contract
  throw new DefinitionError(`${contract.name}.referable`, 'no record may be referred to', 'Name the statuses in which one may be chosen.')
}

const referenceKind: Kind = { name: 'reference', editor: 'reference', empty: null, span: 6, isId: true, filter: 'record' }
