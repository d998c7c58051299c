import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createLooks } from './looks.js'
import { defaultTheme, readTheme } from './theme.js'
import { themeSheet } from './themeSheet.js'

describe('readTheme', () => {
  it('starts as the specification says', () => {
    expect(readTheme(undefined)).toEqual({ preset: 'Lara', primary: 'teal', surface: 'soho', darkTheme: false, menuMode: 'static' })
  })

  it('keeps what is known of a choice made in another version', () => {
    const stored = { preset: 'Nora', primary: 'rose', surface: 7, darkTheme: true, menuMode: 'slim', scale: 14 }
    expect(readTheme(stored)).toEqual({ preset: 'Lara', primary: 'rose', surface: 'soho', darkTheme: true, menuMode: 'slim' })
  })
})

describe('looks', () => {
  const rose = { ...defaultTheme, primary: 'rose' } as const

  it('begin with the default one, whose sheet comes with the page', () => {
    const text = readFileSync(`${import.meta.dirname}/look.generated.css`, 'utf8')
    const rules = text.slice(text.indexOf('*/') + 2).replaceAll('\n', '')
    expect(rules, 'The default look is out of date: run "node sdk/scripts/build-look.mjs"').toBe(themeSheet(defaultTheme))
    expect(createLooks().read(defaultTheme)).toBe('')
  })

  it('are kept for the next visit, and made anew on it', async () => {
    const kept = new Map<string, string>()
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
    const first = createLooks(storage)
    expect(first.read(rose)).toBeUndefined()
    expect(await first.load(rose)).toBe(themeSheet(rose))
    expect(createLooks(storage).read(rose)).toBe(themeSheet(rose))
    for (const [key, value] of kept) kept.set(key, value.replace('--ep-accent:', '--ep-old:'))
    const later = createLooks(storage)
    expect(later.read(rose)).toContain('--ep-old:')
    await later.load(rose)
    expect(later.read(rose)).toBe(themeSheet(rose))
  })

  it.each(['null', '[]', '{"name":1}', 'no json'])('take nothing from storage that holds %s', (text) => {
    expect(createLooks({ getItem: () => text, setItem: () => undefined }).read(rose)).toBeUndefined()
  })
})

describe('themeSheet', () => {
  it('holds both schemes, for a page and for a shadow root', () => {
    const sheet = themeSheet({ preset: 'Lara', primary: 'teal', surface: 'soho' })
    expect(sheet).toMatch(/^\.ep-root\{/)
    expect(sheet).toContain('.app-dark .ep-root,:host(.app-dark) .ep-root{')
    expect(sheet).not.toContain('undefined')
    expect(sheet).not.toContain('NaN')
  })
})
