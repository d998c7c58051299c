import { describe, expect, it } from 'vitest'
import { chunkStages, hintToCompile } from './chunkStages.js'

/** What the plugin says about a build with these files; `undefined` when it lets it pass. */
function toldAbout(files: Readonly<Record<string, readonly string[]>>): string | undefined {
  let told: string | undefined
  const bundler = {
    error(message: string) {
      told = message
    },
  }
  const bundle = Object.fromEntries(Object.entries(files).map(([fileName, imports]) => [fileName, { type: 'chunk', fileName, imports }]))
  const { handler } = chunkStages().generateBundle as unknown as {
    readonly handler: (this: typeof bundler, options: object, bundle: object) => void
  }
  handler.call(bundler, {}, { ...bundle, 'page.css': { type: 'asset', fileName: 'page.css' } })
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

describe('the hint to compile a file at once', () => {
  it('is its first line, and the source map knows that', () => {
    const chunk = { fileName: 'form.js', code: 'const a=1' }
    const map = { type: 'asset' as const, source: '{"sourcesContent":["\\"mappings\\":\\"x\\""],"mappings":"AAAA"}' }
    hintToCompile(chunk, { 'form.js.map': map })
    expect(chunk.code.split('\n')).toEqual(['//# allFunctionsCalledOnLoad', 'const a=1'])
    expect(JSON.parse(map.source)).toEqual({ sourcesContent: ['"mappings":"x"'], mappings: ';AAAA' })
  })
  it('does without a source map', () => {
    const chunk = { fileName: 'form.js', code: 'const a=1' }
    hintToCompile(chunk, {})
    expect(chunk.code).toContain('const a=1')
  })
})
