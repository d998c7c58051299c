import { join } from 'node:path'
import type { CustomElementDeclaration } from 'custom-elements-manifest/schema'
import { expect, it } from 'vitest'
import { describeTag } from './describeTag.js'

it('describes the tag for editors: every attribute, event and command with its words', () => {
  const [declaration] = describeTag(join(import.meta.dirname, '../npm/element.ts')).modules[0]?.declarations ?? []
  const { attributes = [], events = [], members = [], tagName } = declaration as CustomElementDeclaration
  expect(tagName).toBe('esporte-screen')
  expect(attributes.map(({ name }) => name)).toEqual(['screen', 'record', 'locale', 'isolation', 'sync-url', 'product-url'])
  expect(attributes.find(({ name }) => name === 'isolation')).toMatchObject({ type: { text: "'shadow' | 'frame'" }, default: "'shadow'" })
  expect(events.map(({ name }) => name)).toContain('session-expiring')
  expect(events).toHaveLength(14)
  expect(members.map(({ name }) => name)).toEqual(['update', 'navigate', 'reload', 'canLeave', 'unmount'])
  for (const { description, name } of [...attributes, ...events, ...members]) expect(description, name).toBeTruthy()
})
