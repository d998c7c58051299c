import type { AnyContract } from '../../core/contract.js'
import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/** Options of several places. */
export interface LocationsOptions extends ControlOptions {
  /** The key of the record under which the names of the chosen ones stand: `cities` for `cityIds`. */
  readonly links: string
  /** Records of which only one may hold a place, in a field of this field's name: choosing it here takes it from there, and the field says so. */
  readonly heldBy?: AnyContract
  /** `near`: the place from which distances are told and what can be chosen is ordered, where the server knows where places lie. */
  readonly params?: (values: Readonly<Record<string, unknown>>) => { readonly near: number | undefined }
  /** Filters of their list, from the values typed so far. */
  readonly filter?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, string | number | undefined>>
}

/** Several cities of Paraná of `/localidades`, by id. */
export const locations = (options: LocationsOptions): Control<readonly number[]> => ({ kind: locationsKind, options })

const locationsKind: Kind = { name: 'locations', editor: 'locations', empty: [], span: 12, isId: true, filter: 'record' }
