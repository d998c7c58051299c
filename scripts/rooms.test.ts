import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './importGraph.mjs'

const most = 25
const folders = ['sdk/src', 'sdk/exports', 'reference-api/src', 'scripts', 'host-web', 'host-portal-embed']
// Translations, migrations and drawings are lists that only grow.
const isList = (folder: string) => /\/locale\/[a-z]{2}-[A-Z]{2}$|\/migrations$|\/icons\/drawings$/.test(folder)

describe('a folder is about one thing', () => {
  it.each(folders)('and holds 25 code files at most: %s', (folder) => {
    const places = sourceFiles(folder)
      .filter((file) => !file.includes('.stories.'))
      .map((file) => posix.dirname(file))
    expect(places.length).toBeGreaterThan(0)
    const held = (room: string) => places.filter((place) => place === room).length
    const full = [...new Set(places)].filter((room) => held(room) > most && !isList(room))
    expect(full.map((room) => `${room}: ${held(room)}`)).toEqual([])
  })
})
