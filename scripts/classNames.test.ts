import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'

/** `sdk/src/list`, `sdk/src/resources/inspections/site-visit`: what one stylesheet may share with its neighbours. */
function roomOf(file: string): string {
  const [, , floor = '', area = '', entity = ''] = file.split('/')
  return floor === 'resources' ? posix.join(floor, area, entity) : floor
}

/** The classes that a stylesheet gives a look of its own: those that stand alone as a selector. */
function classesOf(file: string): readonly string[] {
  const rules = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  return [...rules.matchAll(/^\s*(\.ep-[a-z0-9-]+)(?:,| \{)$/gm)].map(([, name = '']) => name)
}

// Stylesheets stay in the page once they are loaded: a rule of one screen would hide or move a part of another.
it('a class has its look in one room only', () => {
  const rooms = new Map<string, Set<string>>()
  const files = globSync('sdk/src/**/*.css').map((file) => file.replaceAll('\\', '/'))
  for (const file of files) for (const name of classesOf(file)) rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(file)))
  expect(rooms.size).toBeGreaterThan(100)
  expect([...rooms].flatMap(([name, { size }]) => (size > 1 ? [`${name}: ${[...(rooms.get(name) ?? [])].join(', ')}`] : []))).toEqual([])
})
