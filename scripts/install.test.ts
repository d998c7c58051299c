import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { missingPackage } from './lib/install.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const addon = 'stories/node_modules/@storybook/addon-docs'

it('names a package that is missing in a workspace, before a command stumbles over it', () => {
  expect(missingPackage(folder)).toBe('node_modules')
  mkdirSync(join(folder, 'node_modules/react'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: { 'node_modules/react': {}, [addon]: {} } }))
  expect(missingPackage(folder)).toBe(addon)
  mkdirSync(join(folder, addon), { recursive: true })
  expect(missingPackage(folder)).toBeUndefined()
})
