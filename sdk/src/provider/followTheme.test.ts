import { describe, expect, it } from 'vitest'
import { createPreferences } from '../preferences/createPreferences.js'
import { defaultTheme, type Theme } from '../theme/theme.js'
import { createThemeStore } from '../theme/themeStore.js'
import { followTheme } from './followTheme.js'

function setUp(fixed?: Partial<Theme>) {
  const answers = new Map<number, object>()
  let person = 0
  const send = () => Promise.resolve({ success: true, data: answers.get(person) ?? {} })
  const preferences = createPreferences({ api: { send: send as never } })
  const theme = createThemeStore(fixed)
  followTheme({ theme, preferences, getWishes: () => ({ locale: 'pt-BR', theme: fixed }) })
  const enter = (id: number) => {
    person = id
    return preferences.follow(id)
  }
  return { preferences, theme, answers, enter }
}

describe('the look', () => {
  it('comes from the person’s other devices', async () => {
    const { theme, answers, enter } = setUp()
    answers.set(1, { theme: { primary: 'rose', darkTheme: true } })
    await enter(1)
    expect(theme.get()).toEqual({ ...defaultTheme, primary: 'rose', darkTheme: true })
  })
  it('goes to them', () => {
    const { theme, preferences } = setUp()
    theme.set({ surface: 'ocean' })
    expect(preferences.getValues().theme).toEqual({ ...defaultTheme, surface: 'ocean' })
  })
  it('of one person is not the next one’s at the same desk', async () => {
    const { theme, answers, enter } = setUp()
    answers.set(1, { theme: { primary: 'rose', darkTheme: true } })
    await enter(1)
    await enter(2)
    expect(theme.get()).toEqual(defaultTheme)
  })
  it('keeps what the host fixed, and never counts it as the person’s choice', async () => {
    const { theme, preferences, answers, enter } = setUp({ primary: 'blue' })
    answers.set(1, { theme: { primary: 'rose', preset: 'Aura' } })
    await enter(1)
    expect(theme.get()).toEqual({ ...defaultTheme, primary: 'blue', preset: 'Aura' })
    theme.set({ darkTheme: true })
    expect(preferences.getValues().theme).toEqual({ ...defaultTheme, primary: 'rose', preset: 'Aura', darkTheme: true })
  })
})
