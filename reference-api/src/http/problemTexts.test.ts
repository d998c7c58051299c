import { contracts, type Locale, locales } from '@esporte-parana/sdk/contracts'
import { describe, expect, test } from 'vitest'
import { issueText, problemText } from './problemTexts.js'

interface Rule {
  readonly locale: Locale
  readonly code: string
  readonly text: string
}

const rules: readonly Rule[] = contracts.flatMap(({ contract, messages }) =>
  locales.flatMap((locale) =>
    Object.entries(messages[locale].rules ?? {}).map(([rule, text]) => ({ locale, code: `${contract.name}.${rule}`, text })),
  ),
)
/** Values as they travel. */
const travelling = { date: '2026-11-10', money: '1234.5', number: '1234.5' }
const read = {
  date: '10/11/2026',
  money: /R\$\s?1\.234,50|1\.234,50|1,234\.50/,
  number: /1\.234,5|1,234\.5/,
}

describe('the message of a refusal', () => {
  test('has no day, amount or number as it travels, for any rule in any language', () => {
    let seen = 0
    for (const { locale, code, text } of rules) {
      const places = [...text.matchAll(/\{(\w+):(date|money|number)\}/g)].map(
        ([, name = '', kind]) => [name, kind as keyof typeof read] as const,
      )
      const params = Object.fromEntries(places.map(([name, kind]) => [name, travelling[kind]]))
      for (const shown of [problemText(locale, code, params), issueText(locale, { path: '', code, params })]) {
        expect(shown, code).not.toMatch(/2026-11-10|1234[.,]5|:(date|money|number)\}/)
        for (const [, kind] of places) expect(shown, code).toMatch(read[kind])
      }
      seen += places.length
    }
    expect(seen).toBeGreaterThan(60)
  })

  test('tells a bound in the format of its language', () => {
    const params = { min: 1234.5 }
    expect(issueText('pt-BR', { path: 'amount', code: 'min', params })).toBe('Deve ser maior ou igual a 1.234,5')
    expect(issueText('en-US', { path: 'amount', code: 'min', params })).toContain('1,234.5')
    expect(problemText('pt-BR', 'export-too-large', { count: 60_000, max: 50_000 })).toContain('São 60.000 registros')
  })

  test('tells every status by its label', () => {
    for (const { contract, messages } of contracts)
      for (const locale of locales)
        for (const status of contract.statuses) {
          const shown = problemText(locale, 'no-transition', { from: status }, contract.name)
          expect(shown, `${contract.name} ${status}`).not.toContain(`(${status})`)
          const own = messages[locale].options.status?.[status]
          if (own !== undefined) expect(shown).toContain(`(${own})`)
        }
  })
})
