import { describe, expect, it } from 'vitest'
import { chunkStages } from './chunkStages.js'

/** What the plugin says about a build with these files; `undefined` when it lets it pass. */
function toldAbout(files: Readonly<Record<string, readonly string[]>>): string | undefined {
  let told: string | undefined
  const bundler = {
    error(message: string) {
      told = message
    },
  }
  const bundle = Object.fromEntries(Object.entries(files).map(([fileName, imports]) => [fileName, { type: 'chunk', fileName, imports }]))
  const generate = chunkStages().generateBundle as unknown as (this: typeof bundler, options: object, bundle: object) => void
  generate.call(bundler, {}, { ...bundle, 'page.css': { type: 'asset', fileName: 'page.css' } })
  return told
}

describe('a build', () => {
  it('stops when its files import each other, and names them', () => {
    expect(toldAbout({ 'index.js': ['list.js'], 'list.js': ['index.js'] })).toContain('index.js → list.js → index.js')
  })
  it('passes when they do not', () => {
    expect(toldAbout({ 'index.js': ['list.js'], 'list.js': [] })).toBeUndefined()
  })
})
