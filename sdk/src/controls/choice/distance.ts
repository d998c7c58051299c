import type { Place } from '../../api/client.js'

/** Mean radius of the Earth in kilometres (IUGG). */
const radius = 6371

type Point = Pick<Place, 'latitude' | 'longitude'>

/** The straight distance between two places in whole kilometres; `undefined` when coordinates are missing. */
export function distanceOf(from: Point | undefined, to: Point): number | undefined {
  const [a, b] = [pointOf(from), pointOf(to)]
  if (!a || !b) return undefined
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const half = Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2
  return Math.round(2 * radius * Math.asin(Math.sqrt(half)))
}

/** Sorts by distance, the nearest first; without distances the order stays. */
export function byDistance<Item extends { readonly distance?: number }>(items: readonly Item[]): readonly Item[] {
  return items.some(({ distance }) => distance !== undefined)
    ? [...items].sort((a, b) => (a.distance ?? Number.POSITIVE_INFINITY) - (b.distance ?? Number.POSITIVE_INFINITY))
    : items
}

/** The coordinates of a place, if they are known. */
export function pointOf(place: Point | undefined): { readonly latitude: number; readonly longitude: number } | undefined {
  const { latitude, longitude } = place ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined
}
