import type { Place } from '../../api/client.js'
import { memo } from 'react'
import { pointOf } from './distance.js'

interface LocationsMapProps {
  readonly places: readonly Place[]
  readonly chosen: ReadonlySet<number>
  /** The places of other records. */
  readonly held: { readonly has: (id: number) => boolean }
  readonly near: Place | undefined
}

/** Units of the drawing per degree, and the margin around it. */
const scale = 60
const margin = 12

/**
 * A map with a dot for each place: chosen ones are full, those of other records are pale, the `near` one has a ring. The lists above show the same in
 * words.
 */
export const LocationsMap = memo(function LocationsMap({ places, chosen, held, near }: LocationsMapProps) {
  const points = places.flatMap((place) => {
    const point = pointOf(place)
    return point ? [{ id: place.id, x: point.longitude * scale, y: -point.latitude * scale }] : []
  })
  if (points.length < 3) return null
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  const [width, height] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top]
  const stateOf = (id: number) => (chosen.has(id) ? 'chosen' : held.has(id) ? 'held' : 'free')
  const seat = points.find(({ id }) => id === near?.id)
  return (
    <svg className="ep-locations-map" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {points.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y} r={chosen.has(id) ? 4.5 : 3} data-state={stateOf(id)} />
      ))}
      {seat && <circle cx={seat.x} cy={seat.y} r={9} data-state="near" />}
    </svg>
  )
})
