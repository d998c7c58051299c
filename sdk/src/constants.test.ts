import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { defaultLocale, type Locale, locales, matchLocale } from './core/locale.js'
import { createTranslator } from './locale/createTranslator.js'
import { loadCatalogue } from './locale/loadCatalogue.js'
import { personSchema } from './resources/people/person/schema.js'
import { sessionKey } from './session/storedState.js'
import { primaryNames, shadeNumbers, shadesOf, surfaceNames } from './theme/palettes.js'
import { defaultTheme, presetNames } from './theme/theme.js'
import { isCnpj } from './validators/cnpj.js'
import { isCpf } from './validators/cpf.js'

const translator = async (locale: Locale) => createTranslator(locale, await loadCatalogue(locale))

describe('Enumerations (specification, section 3)', () => {
  const draft = personSchema.draft as unknown as z.ZodType
  const { properties } = draft.toJSONSchema({ unrepresentable: 'any', io: 'input' }) as { properties: object }
  const choices = (key: string) => [...JSON.stringify(properties[key as never]).matchAll(/"enum":\[([^\]]+)\]/g)].map(([, list]) => list)

  test.each([
    ['gender', 'gender', 'feminino, masculino'],
    ['legal capacity', 'legalCapacity', 'menor, adulto, incapaz, emancipado'],
    ['document type', 'documentType', 'cpf, estrangeiro, interno'],
    ['nationality', 'nationality', 'brasileiro, estrangeiro, naturalizado'],
    ['guardian relation', 'guardians', 'mae, pai, tutor-legal'],
  ])('%s: %s takes %s, and nothing else', (_, key, values) => {
    expect(choices(key)).toContain(
      values
        .split(', ')
        .map((value) => `"${value}"`)
        .join(','),
    )
  })

  test('locale: en-US, es-ES, pt-BR', () => expect(locales.toSorted()).toEqual(['en-US', 'es-ES', 'pt-BR']))
})

test('Layout configuration: preset (default Lara), primary colour (default teal), surface (default soho), darkTheme (default false), menuMode (default static)', () => {
  expect(defaultTheme).toEqual({ preset: 'Lara', primary: 'teal', surface: 'soho', darkTheme: false, menuMode: 'static' })
})

describe('Business constants and limits (specification, section 9)', () => {
  test('Locales: en-US, es-ES, pt-BR; default and fallback pt-BR.', () => {
    expect(defaultLocale).toBe('pt-BR')
    const fallen = [undefined, null, '', 'fr-FR', 'pt', 'pt-PT', 7].map(matchLocale)
    expect(new Set(fallen)).toEqual(new Set(['pt-BR']))
    expect(['en-GB', 'es-AR', 'en-US'].map(matchLocale)).toEqual(['en-US', 'es-ES', 'en-US'])
  })

  test.each(locales)('Date values are year-month-day with optional time; display uses pt-BR (in %s).', async (locale) => {
    const { date } = await translator(locale)
    expect(['2026-03-01', '2026-03-01T23:30:00Z'].map(date)).toEqual(['01/03/2026', '01/03/2026'])
  })

  test.each(locales)('Currency is shown in BRL with pt-BR number formatting (in %s).', async (locale) => {
    expect((await translator(locale)).money('-1234567.8').replace(/\u00a0/g, ' ')).toBe('-R$ 1.234.567,80')
  })

  test('Tax id lengths: 11 and 14 digits.', () => {
    expect(['529982247', '5299822472', '52998224725', '529982247255'].map(isCpf)).toEqual([false, false, true, false])
    expect(['112223330001', '1122233300018', '11222333000181', '112223330001811'].map((text) => isCnpj(text))).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  test('Session storage key: session_0.', () => expect(sessionKey).toBe('session_0'))

  test('Theme: primary blue palette shades 50 to 950; grey surface palette shades 0 to 950', () => {
    expect(shadeNumbers).toEqual([50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950])
    for (const name of [...primaryNames.filter((primary) => primary !== 'noir'), ...surfaceNames]) expect(shadesOf(name)).toHaveLength(11)
    expect([shadesOf('blue')[0], shadesOf('blue')[5], shadesOf('blue')[10]]).toEqual(['#eff6ff', '#3b82f6', '#172554'])
    expect([shadesOf('gray')[0], shadesOf('gray')[5], shadesOf('gray')[10]]).toEqual(['#f9fafb', '#6b7280', '#030712'])
  })

  test('primary colour: noir plus 16 colours; surface palette: 8 options; preset: Aura or Lara', () => {
    expect([primaryNames[0], primaryNames.length]).toEqual(['noir', 17])
    expect(surfaceNames).toHaveLength(8)
    expect(presetNames).toEqual(['Aura', 'Lara'])
  })
})
