import { describe, expect, test } from 'vitest'
import { contracts } from './contracts.js'
import { contractPath } from './core/contract.js'
import { locales } from './core/locale.js'
import { validation as portuguese } from './locale/pt-BR/validation.js'
import { siteVisitMessages } from './resources/inspections/site-visit/messages.js'
import { validationText } from './validationText.js'
import { statusTones } from './values/statusTone.js'

describe('the list of contracts', () => {
  test('has no name and no path twice', () => {
    expect(new Set(contracts.map(({ contract }) => contract.name)).size).toBe(contracts.length)
    expect(new Set(contracts.map(({ contract }) => contract.path)).size).toBe(contracts.length)
  })

  test.each(contracts.map((entry) => [entry.contract.name, entry] as const))(
    'can name in three languages all that %s is asked by',
    (_, { contract, messages }) => {
      const common = ['status', 'id', 'createdAt', 'updatedAt', 'notes']
      for (const locale of locales) {
        for (const key of [...contract.filters, ...contract.sortable, ...contract.search]) {
          if (!common.includes(key)) expect(messages[locale].fields[key], `${locale} ${key}`).toBeTruthy()
        }
      }
    },
  )

  test.each(contracts.map((entry) => [entry.contract.name, entry] as const))(
    'says the same things of %s in every language',
    (_, { messages }) => {
      for (const locale of locales) {
        expect(Object.keys(messages[locale].rules ?? {})).toEqual(Object.keys(messages['pt-BR'].rules ?? {}))
        expect(parameters(messages[locale].rules)).toEqual(parameters(messages['pt-BR'].rules))
      }
    },
  )

  test('has a colour for each status, and for none that there is not', () => {
    const toned = Object.values(statusTones).flat()
    const statuses = contracts.flatMap(({ contract }) => contract.statuses)
    // Badges also show the result of a visit, and that one is late.
    const others = [...Object.keys(siteVisitMessages['pt-BR'].options.result), 'atrasada']
    expect(toned.toSorted()).toEqual([...new Set([...statuses, ...others])].toSorted())
  })

  // `npm run new` marks texts still to be written with "??".
  test('has no text that is still to be written', () => {
    expect(contracts.filter(({ messages }) => JSON.stringify(messages).includes('"??')).map(({ contract }) => contract.name)).toEqual([])
  })

  test('opens each schema when it is asked for', async () => {
    for (const { contract } of contracts) {
      const { draft, entity } = await contract.schema()
      expect(draft.safeParse(undefined).success).toBe(false)
      expect(entity.safeParse({}).success).toBe(false)
    }
  })

  test('fills parents into a path and names the one that is missing', () => {
    const lot = { name: 'lot', path: '/licitacoes/{licitacaoId}/lotes' }
    expect(contractPath(lot, { licitacaoId: 7 })).toBe('/licitacoes/7/lotes')
    expect(() => contractPath(lot)).toThrow('lot.path: parameter "licitacaoId" has no value')
  })
})

describe('the text of an issue', () => {
  test.each([
    ['required', undefined, 'Obrigatório'],
    ['invalid', undefined, 'Entrada inválida'],
    ['date', undefined, 'Data inválida'],
    ['pattern', undefined, 'Formato inválido'],
    ['minLength', { min: 3 }, 'Use pelo menos 3 caracteres'],
    ['department.deputyIsManager', undefined, 'O substituto deve ser outra pessoa'],
    ['person.capacityAge', { value: 12 }, 'Não corresponde à idade (12 anos)'],
    ['nobody.knows', undefined, 'Entrada inválida'],
    ['toString', undefined, 'Entrada inválida'],
    ['department.toString', undefined, 'Entrada inválida'],
  ])('of %s is in the words of the catalogue', (code, params, expected) => expect(validationText('pt-BR', code, params)).toBe(expected))

  test('exists in every language, with its parameters', () => {
    for (const code of Object.keys(portuguese).map((key) => key.replace('validation.', ''))) {
      for (const locale of locales)
        expect(
          validationText(locale, code, {
            name: 'Bola',
            min: 1,
            max: 2,
            value: 3,
            row: 4,
            near: 'Londrina',
            code: '1',
            date: '2030-01-31',
            count: 4,
            year: 2026,
            at: '28/11/2026 10:39',
            by: 'Ana',
          }),
          code,
        ).not.toMatch(/^$|\{/)
    }
  })
})

function parameters(texts: Readonly<Record<string, string>> = {}) {
  return Object.values(texts).map((text) => text.match(/\{\w+\}/g))
}
