import { expect, test } from 'vitest'
import { inOrder, migrations } from './migrations.js'

// Existing databases have run these steps: names must not change, and no step may be inserted between them.
const released = ['001-first-release']
const names = (steps: readonly { readonly name: string }[]) => steps.map(({ name }) => name)

test('released steps stay first', () => {
  expect(names(migrations).slice(0, released.length)).toEqual(released)
})

test('steps of entities take their place by their number, whatever the order of the folders', () => {
  const folders: readonly { readonly steps?: Readonly<Record<string, string>> }[] = [
    { steps: { '015-things': 'select 1', '017-colour': 'select 1' } },
    {},
    { steps: { '016-others': 'select 1' } },
  ]
  expect(names(inOrder(migrations.slice(0, 1), folders))).toEqual([...released, '015-things', '016-others', '017-colour'])
})

test('two steps of one name are refused: the second would never be taken', () => {
  const folders = [{ steps: { '015-things': 'select 1' } }, { steps: { '015-things': 'select 2' } }]
  expect(() => inOrder([], folders)).toThrow('two steps are called "015-things"')
})
