import { expect, it } from 'vitest'
import { createFormPlaces } from './formPlaces.js'

it('moves the focus to a field whose control loads after its cell', async () => {
  const places = createFormPlaces()
  const cell = document.createElement('div')
  const input = document.createElement('input')
  document.body.append(cell)
  try {
    places.add('itemId', cell)
    places.focusSoon(['itemId', 'quantity'])
    cell.append(input)
    await expect.poll(() => document.activeElement).toBe(input)
  } finally {
    cell.remove()
  }
})
