import { expect, test } from 'vitest'
import type { Found } from './findLinks.js'
import { disagreement } from './disagreement.js'

const ball = { link: { id: 1, label: 'Bola de voleibol, modelo oficial, cor branca' } }
const other = { link: { id: 2, label: 'Bola de borracha, modelo básico, cor azul' } }
const none = { code: 'unread', params: {} }
const verdict = (words: string, byCode: Found, byWords: Found = none) =>
  disagreement(
    ['7810.00015', words],
    new Map([
      ['7810.00015', byCode],
      [words, byWords],
    ]),
  )

test.each([
  ['the code of another thing', 'Troféu de acrílico 40 cm', ball, none],
  ['a code that nothing has, beside a known description', other.link.label, none, other],
  ['a code and a description of two records', other.link.label, ball, other],
  ['a thing of another sport', 'Bola de futsal', ball, none],
])('tells %s', (_, words, byCode, byWords) =>
  expect(verdict(words, byCode, byWords)).toEqual({ code: 'disagree', params: { value: words, code: '7810.00015' } }),
)

test.each([
  ['the name itself', ball.link.label, ball, ball],
  ['fewer words', 'BOLA DE VOLEIBOL', ball, none],
  ['more words', 'Bola oficial de vôlei com câmara', ball, none],
  ['neither found: the field says so itself', 'Xícara', none, none],
])('is content with %s', (_, words, byCode, byWords) => expect(verdict(words, byCode, byWords)).toBeUndefined())

test('compares nothing where one text names the record', () => {
  expect(disagreement(['Troféu de acrílico'], new Map([['Troféu de acrílico', ball]]))).toBeUndefined()
})
