import type { Always, Control } from '../../core/control.js'
import type { ControlOptions, Kind } from '../../core/kind.js'

/** Options of a place: its level and its parent. */
export interface LocationOptions extends ControlOptions {
  readonly level: 'paises' | 'estados' | 'cidades'
  /** The field with the country or state; without it, states are Brazil's and cities are Paraná's. */
  readonly dependsOn?: string
}

/** A control for a country, state or city of `/localidades`; the value is its id. */
export const location: DeclareLocation = (options: LocationOptions) => ({ kind: locationKind, options })

interface DeclareLocation {
  (options: LocationOptions & Always): Control<number, LocationOptions>
  (options: LocationOptions): Control<number | null, LocationOptions>
}

const locationKind: Kind = { name: 'location', editor: 'location', empty: null, span: 4, isId: true, filter: 'record' }

/** The default parents of places: Brazil by ISO 3166, Paraná by IBGE. */
export const defaultParents = { paises: undefined, estados: 76, cidades: 41 } as const
