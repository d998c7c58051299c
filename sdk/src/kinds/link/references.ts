import type { AnyContract } from '../../core/contract.js'
import type { Control } from '../../core/control.js'
import type { Kind } from '../../core/kind.js'
import { checkReferable, type ReferenceOptions, withParamsField } from './reference.js'

/**
 * A control for several records of another entity; the value is their ids. The record has their labels under a plural key without `Ids`: `classIds` →
 * `classes`.
 */
export const references = (contract: AnyContract, options: ReferencesOptions): Control<readonly number[], ReferencesOptions> => ({
  kind: referencesKind,
  contract: checkReferable(contract),
  options: withParamsField(options),
})

/** Options of several references. */
export interface ReferencesOptions extends ReferenceOptions {
  /** The record's key with the labels of the chosen records: `classes` for `classIds`. */
  readonly links: string
  /** Maximum number of records. */
  readonly max?: number
}

const referencesKind: Kind = { name: 'references', editor: 'references', empty: [], span: 12, isId: true, filter: 'record' }
