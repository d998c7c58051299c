import { expect, it } from 'vitest'
import { builtEntities } from '../testing/builtEntities.js'
import { createTranslator } from './createTranslator.js'
import { loadCatalogue } from './loadCatalogue.js'

/** Each text of one object with its twin in the other, by path. */
function pairs(own: unknown, other: unknown, path = ''): readonly (readonly [path: string, own: string, other: string])[] {
  if (typeof own === 'string') return [[path, own, String(other)]]
  if (typeof own !== 'object' || own === null) return []
  return Object.entries(own).flatMap(([key, value]) => pairs(value, (other as Record<string, unknown>)?.[key], `${path}.${key}`))
}

it('Spanish calls the status of a record “situación”, and “estado” only a state of Brazil', async () => {
  const catalogues = pairs(await loadCatalogue('es-ES'), await loadCatalogue('pt-BR'))
  const resources = builtEntities.flatMap((entity) => {
    if (!('messages' in entity)) return []
    const blocks = Object.values(entity.fields).flatMap((control) => control.fieldset?.messages ?? [])
    return [entity.messages, ...blocks].flatMap((messages) => pairs(messages?.['es-ES'], messages?.['pt-BR'], entity.contract.name))
  })
  const wrong = [...catalogues, ...resources].filter(([, own, other]) => /\bestados?\b/i.test(own) && !/\b(estados?|UF)\b/i.test(other))
  expect(wrong).toEqual([])
  expect(resources.length).toBeGreaterThan(500)
})

it('groups the digits of a short number as fields do', async () => {
  for (const locale of ['pt-BR', 'es-ES'] as const) {
    const { number, text } = createTranslator(locale, await loadCatalogue(locale))
    expect(number('1000.5')).toBe('1.000,5')
    expect(number(1000)).toBe('1.000')
    expect(text('common.delete.selected', { count: 1000 })).toContain('1.000')
  }
})
