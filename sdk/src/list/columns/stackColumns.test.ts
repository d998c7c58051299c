import { describe, expect, it, test } from 'vitest'
import type { AnyResource } from '../../core/resource.js'
import { builtEntities } from '../../testing/builtEntities.js'
import { stackColumns } from './stackColumns.js'
import { type ViewColumn, viewColumns } from '../state/viewColumn.js'

const column = (key: string, width?: number, isTitle = false) => ({ key, width, isTitle }) as ViewColumn
const placesOf = (columns: readonly ViewColumn[], room: number) => {
  const stacked = stackColumns(columns, room)
  return stacked && Object.fromEntries(stacked.columns.map(({ key, area }) => [key, area]))
}

describe('columns that do not fit in one line', () => {
  const columns = [column('number', 8), column('name', undefined, true), column('city', 10), column('region', 9), column('status', 10)]

  it('stand in one line where they fit', () => expect(stackColumns(columns, 60)).toBeUndefined())

  it('share a track with a neighbour where that takes the least width, and the name has its own', () => {
    expect(placesOf(columns, 50)).toEqual({
      number: '1 / 2 / 3 / auto',
      name: '1 / 3 / 3 / auto',
      city: '1 / 4 / 2 / auto',
      region: '2 / 4 / 3 / auto',
      status: '1 / 5 / 3 / auto',
    })
  })

  it('take a third line only where two are not enough, and stop when no neighbours are left', () => {
    expect(stackColumns(columns, 49)?.lines).toBe(2)
    expect(stackColumns(columns, 40)?.lines).toBe(3)
    expect(stackColumns(columns, 1)?.columns).toHaveLength(5)
  })
})

const resources = builtEntities.filter((entity): entity is AnyResource => 'columns' in entity)
const texts = { text: { options: {} }, fieldLabel: String, optionLabel: String, format: {} } as unknown as Parameters<typeof viewColumns>[1]

/** Lists beside the menu, in em: on screens 1366 and 1920 pixels wide, and the narrowest table. */
test.each(resources.flatMap((resource) => [45, 76, 116].map((room) => [resource.contract.name, room, resource] as const)))(
  'every default column of a %s has a place in a list of %d em',
  (_, room, resource) => {
    const columns = viewColumns(resource, texts)
    const stacked = stackColumns(columns, room)
    expect(stacked?.columns.map(({ key }) => key) ?? columns.map(({ key }) => key)).toEqual(columns.map(({ key }) => key))
    // A table of one line hides minor columns until its width reaches theirs.
    if (!stacked) expect(Math.max(...columns.map((shown) => shown.room ?? 0))).toBeLessThanOrEqual(room)
    if (room >= 76) expect(stacked?.lines ?? 1).toBeLessThanOrEqual(2)
    expect(new Set(stacked?.columns.map(({ area }) => area)).size).toBe(stacked ? columns.length : 0)
  },
)
