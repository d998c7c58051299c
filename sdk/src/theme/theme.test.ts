import { describe, expect, it } from 'vitest'
import { readTheme } from './theme.js'
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

describe('themeSheet', () => {
  it('holds both schemes, for a page and for a shadow root', () => {
    const sheet = themeSheet({ preset: 'Lara', primary: 'teal', surface: 'soho' })
    expect(sheet).toMatch(/^\.ep-root\{/)
    expect(sheet).toContain('.app-dark .ep-root,:host(.app-dark) .ep-root{')
    expect(sheet).not.toContain('undefined')
    expect(sheet).not.toContain('NaN')
  })
})
