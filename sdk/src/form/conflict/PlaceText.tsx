import type { AnyControl, LocationOptions } from '../../core/control.js'
import { usePlaces } from '../../data/usePlaces.js'
import type { Values } from '../fieldPath.js'

/** ISO 3166 numeric: states that depend on no country are Brazil's. */
const brazil = 76
/** IBGE: cities that depend on no state are Paraná's. */
const parana = 41

interface PlaceTextProps {
  /** The record, group or row that the field stands in. */
  readonly values: Values
  readonly control: AnyControl
  readonly id: number
}

/** A country, state or city by its name. */
export function PlaceText({ control, values, id }: PlaceTextProps) {
  const { level, dependsOn } = control.options as LocationOptions
  const parent = dependsOn ? values[dependsOn] : { paises: undefined, estados: brazil, cidades: parana }[level]
  const { places } = usePlaces(level, typeof parent === 'number' ? parent : undefined)
  return <span className="ep-value">{places.find((place) => place.id === id)?.name ?? '…'}</span>
}
