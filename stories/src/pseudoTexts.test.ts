import { expect, test } from 'vitest'
import { pseudoTexts } from './pseudoTexts.js'

test('a text is a third longer and has accents, and keeps its placeholders', () => {
  expect(pseudoTexts({ one: 'Salvar', two: 'vence em {count} dias', three: '{from}–{to} de {total}' })).toEqual({
    one: '⟦Sàlvàr··⟧',
    two: '⟦vëñçë ëm {count} dïàs·······⟧',
    three: '⟦{from}–{to} dë {total}········⟧',
  })
})
