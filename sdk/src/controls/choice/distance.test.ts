import { expect, it } from 'vitest'
import { byDistance, distanceOf } from './distance.js'

const curitiba = { latitude: -25.4195, longitude: -49.2646 }
const londrina = { latitude: -23.304, longitude: -51.1691 }

it('tells how far places lie apart, and nothing of a place that is nowhere', () => {
  expect(distanceOf(curitiba, londrina)).toBe(304)
  expect(distanceOf(curitiba, curitiba)).toBe(0)
  expect(distanceOf(undefined, londrina)).toBeUndefined()
  expect(distanceOf(curitiba, { latitude: null, longitude: null })).toBeUndefined()
})

it('orders by distance what has one, and leaves an order by name where nothing has', () => {
  const named: readonly { readonly name: string; readonly distance?: number }[] = [{ name: 'A' }, { name: 'B' }]
  expect(byDistance(named)).toBe(named)
  expect(byDistance([{ name: 'A' }, { name: 'B', distance: 20 }, { name: 'C', distance: 3 }]).map(({ name }) => name)).toEqual([
    'C',
    'B',
    'A',
  ])
})
