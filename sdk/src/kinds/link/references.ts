import type { AnyContract } from '../../core/contract.js'
import type { Control } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import { checkReferable, type ReferenceOptions } from './reference.js'

/** Several records of another entity, by id. The record carries their labels under the key without `Ids`, in the plural: `classIds` → `classes`. */
export const references = (contract: AnyContract, options: ReferencesOptions): Control<readonly number[]> => ({
  kind: referencesKind,
  contract: checkReferable(contract),
  options,
})

/** Options of several references. */
export interface ReferencesOptions extends ReferenceOptions {
  /** The key of the record under which the labels of the chosen ones stand: `classes` for `classIds`. */
  readonly links: string
  /** How many there may be. */
  readonly max?: number
}

const referencesKind: Kind = { name: 'references', editor: 'references', empty: [], span: 12, isId: true, filter: 'record' }
