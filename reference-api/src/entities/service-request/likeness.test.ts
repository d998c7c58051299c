import { expect, test } from 'vitest'
import { likenessOf, slipPatterns, wordForms, wordPatterns } from './likeness.js'

test.each([
  ['Biscoito', 'Biscoito, 500 g, embalagem individual', 'word'],
  ['biscoitos', 'Biscoito, 500 g', 'word'],
  ['PÃES FRANCESES', 'Pão francês, 500 g', 'word'],
  ['refeições', 'Refeição transportada', 'word'],
  ['refeição', 'Kit de refeições', 'word'],
  ['ônibus', 'Micro-ônibus, grande porte', 'word'],
  ['ar condicionado', 'Manutenção de ar-condicionado', 'word'],
  ['sal', 'Sais de banho', 'word'],
  ['gel', 'Gel de carboidrato', 'word'],
  ['Maçã, 500 g, embalagem individual', 'Maçã, 500 g, embalagem individual', 'word'],
  ['Maçã, 500 g, embalagem individual', 'Macarrão, 500 g, embalagem individual', 'part'],
  ['transporte em ônibus', 'Locação de ônibus', 'part'],
  ['refrig.', 'Refrigerante, 500 ml', 'beginning'],
  ['detergen', 'Detergente neutro', 'beginning'],
  ['Biscoto', 'Biscoito, 500 g', 'slip'],
  ['Biscioto', 'Biscoito, 500 g', 'slip'],
  ['macarao', 'Macarrão, 1 kg', 'slip'],
  ['medalhha de ouro', 'Medalha de ouro, referência A', 'slip'],
] as const)('“%s” is said by “%s”: %s', (asked, name, likeness) => expect(likenessOf(asked, name)).toBe(likeness))

test.each([
  ['Café', 'Açúcar, 500 g'],
  ['Maçã', 'Macarrão, 500 g'],
  ['Ovo', 'Iogurte, 500 g'],
  ['Ovo', 'Polvo congelado, copo novo'],
  ['bola', 'Bolacha de água e sal'],
  ['sal', 'Salame fatiado'],
  ['torta', 'Porta de madeira'],
  ['pasta', 'Massa corrida'],
  ['Taça de cristal', 'Troféu de participação, 20 cm'],
  ['medalhha de cristal', 'Medalha de ouro'],
])('“%s” is not said by “%s”', (asked, name) => expect(likenessOf(asked, name)).toBeUndefined())

test('amounts and particles say something only when there is nothing else', () => {
  expect(likenessOf('bola 500 g', 'Açúcar, 500 g')).toBeUndefined()
  expect(likenessOf('500 g', 'Açúcar, 500 g')).toBe('word')
})

test('knows plural and singular', () => {
  for (const [one, many] of [
    ['pao', 'paes'],
    ['animal', 'animais'],
    ['papel', 'papeis'],
    ['imagem', 'imagens'],
    ['luz', 'luzes'],
    ['bola', 'bolas'],
  ] as const) {
    expect(wordForms(one)).toContain(many)
    expect(wordForms(many)).toContain(one)
  }
  expect(wordForms('500')).toEqual(['500'])
})

test('patterns keep to what the index of the search can find', () => {
  expect(wordPatterns('Açúcares, 500g')).toEqual([['%acucar%'], ['%500%'], ['% g%']])
  expect(wordPatterns('pão')).toEqual([['%pao%', '%poes%', '%paes%']])
  expect(wordPatterns('100%')).toEqual([['%100\\%%']])
  expect(wordPatterns('---')).toEqual([])
  expect(slipPatterns('biscoto de sal')).toEqual([['%biscoto%', '% bis%', '% b%coto%', '% bics%'], ['% de%'], ['%sal%', '%sais%']])
})
