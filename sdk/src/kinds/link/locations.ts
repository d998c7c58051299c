import type { AnyContract } from '../../core/contract.js'
import type { Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/** Options of several places. */
export interface LocationsOptions extends ControlOptions {
  /** The record's key with the names of the chosen places: `cities` for `cityIds`. */
  readonly links: string
  /** Maximum number of places. */
  readonly max?: number
  /**
   * The entity in which each place belongs to only one record, in a field of the same name. Choosing a place takes it from the other record, and the
   * field shows that.
   */
  readonly heldBy?: AnyContract
  /** The key of the place that the other record cannot lose: its seat. @default none */
  readonly seat?: string
  /**
   * `near`: the place to measure distances from and sort by, when the server knows the coordinates. `taker`: the record's name, for the text about a
   * place that it takes from another record.
   */
  readonly params?: (values: Readonly<Record<string, unknown>>) => { readonly near: number | undefined; readonly taker?: string }
  /** Filters of the list of places, computed from the current values. */
  readonly filter?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, string | number | undefined>>
}

/** A control for several cities of Paraná of `/localidades`; the value is their ids. */
export const locations = (options: LocationsOptions): Control<readonly number[], LocationsOptions> => ({ kind: locationsKind, options })

const locationsKind: Kind = { name: 'locations', editor: 'locations', empty: [], span: 12, isId: true, filter: 'record' }
