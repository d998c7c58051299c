import type { AnyContract } from '../../core/contract.js'
import type { Control } from '../../core/control.js'
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
  contract,
  options,
})

const referenceKind: Kind = { name: 'reference', editor: 'reference', empty: null, span: 6, isId: true, filter: 'record' }
