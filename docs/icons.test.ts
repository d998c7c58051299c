import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the guide names every icon of a menu', () => {
  const [, type = ''] = /type MenuIcon =([^/]+)/.exec(readFileSync('sdk/src/core/menu.ts', 'utf8')) ?? []
  const [, list = ''] = /`MenuIcon`: ([^.]+)\./.exec(readFileSync('docs/own-application.md', 'utf8')) ?? []
  const names = [...type.matchAll(/'(\w+)'/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(10)
  expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(names)
})
