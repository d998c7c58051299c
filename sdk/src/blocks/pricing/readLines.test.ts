import { expect, test } from 'vitest'
import type { Locale } from '../../core/locale.js'
import { readLines as read } from './readLines.js'

const readLines = (text: string) => read(text, 'pt-BR')

test.each([
  ['a code and a quantity as a spreadsheet copies them', '8905.00001\t1.200,5', [{ text: '8905.00001', quantity: '1200.5' }]],
  ['more columns: the last number counts', '8905.00001\tAlmoço, buffet\tREFEICAO\t120', [{ text: '8905.00001', quantity: '120' }]],
  ['words and an amount typed by hand', 'almoço buffet; 80', [{ text: 'almoço buffet', quantity: '80' }]],
  ['a comma is a decimal mark', 'água; 12,25', [{ text: 'água', quantity: '12.25' }]],
  ['words alone', 'lanche', [{ text: 'lanche', quantity: null }]],
  ['an amount that is none', 'lanche; -3', [{ text: 'lanche', quantity: null }]],
  ['a price is no quantity', 'Bola\tR$ 90', [{ text: 'Bola', quantity: null }]],
  ['a price beside the quantity', 'Bola\t12\tR$ 90,00', [{ text: 'Bola', quantity: '12' }]],
  ['nothing of an item', 'lanche; 0', [{ text: 'lanche', quantity: null }]],
  ['a heading has no amount', 'Código\tQuantidade', [{ text: 'Código', quantity: null }]],
  [
    'lines of Windows, and empty ones',
    'a; 1\r\n\r\n b ; 2 \n',
    [
      { text: 'a', quantity: '1' },
      { text: 'b', quantity: '2' },
    ],
  ],
  [
    'the column that its heading calls a quantity, not the price beside it',
    'Código\tItem\tQtde.\tPreço\n0310.00011\tBola\t12\t89,90',
    [{ text: '0310.00011', quantity: '12' }],
  ],
])('reads %s', (_, text, lines) => expect(readLines(text).map(({ text: words, quantity }) => ({ text: words, quantity }))).toEqual(lines))

test('keeps each line as it was written', () => {
  expect(readLines('0310.00011\tBola\tUN\t12\n\napito; 3').map(({ written }) => written)).toEqual(['0310.00011\tBola\tUN\t12', 'apito; 3'])
})

const items = (...lines: readonly string[]) => readLines(lines.join('\n')).map(({ text, quantity, unit }) => [text, quantity, unit?.code])

test('a column that numbers the lines is no item and no quantity, with and without headings', () => {
  const rows = ['1\tBola de futebol\tUN\t10', '2\tRede, voleibol\tUN\t4', '25\tApito\tUN\t29']
  const read = [
    ['Bola de futebol', '10', 'UN'],
    ['Rede, voleibol', '4', 'UN'],
    ['Apito', '29', 'UN'],
  ]
  expect(items(...rows)).toEqual(read)
  for (const first of ['Item', 'Nº', 'Ordem']) expect(items(`${first}\tDescrição\tUnid\tQtde`, ...rows)).toEqual(read)
  expect(items('Item\tCódigo GMS\tDescrição\tUnid\tQtde', '1\t0310.00011\tBola\tUN\t10', '2\t031000012\tRede\tUN\t4')).toEqual([
    ['0310.00011', '10', 'UN'],
    ['031000012', '4', 'UN'],
  ])
  expect(items('7\tBola de futebol\tUN\t10')).toEqual([['Bola de futebol', '10', 'UN']])
})

test('a quantity may stand first', () => {
  expect(items('10\tBola de futebol\tUN', '4\tRede\tUN')).toEqual([
    ['Bola de futebol', '10', 'UN'],
    ['Rede', '4', 'UN'],
  ])
  expect(items('Qtde\tUnid\tDescrição', '10\tUN\tBola de futebol', '4\tCX\tApito')).toEqual([
    ['Bola de futebol', '10', 'UN'],
    ['Apito', '4', 'CX'],
  ])
})

test('titles above headings and sums below are no items', () => {
  const sheet = ['RELAÇÃO DE MATERIAL 2026', '', 'Descrição do material\tUnid\tQtde', 'Bola\tUN\t10', 'TOTAL DE ITENS\t\t10']
  expect(items(...sheet)).toEqual([['Bola', '10', 'UN']])
  expect(items('Total de limpeza\tUN\t10')).toEqual([['Total de limpeza', '10', 'UN']])
})

test('a list in a text: numbers and dashes', () => {
  expect(items('1) Bola de futebol nº 5 - 10 unidades', '2. Rede – 4 un', '- Apito: 3 cx', 'Papel A4 - 75')).toEqual([
    ['Bola de futebol nº 5', '10', 'UN'],
    ['Rede', '4', 'UN'],
    ['Apito', '3', 'CX'],
    ['Papel A4 - 75', null, undefined],
  ])
})

test.each([
  ['Apito 15', 'Apito', '15', undefined],
  ['15 bolas de voleibol', 'bolas de voleibol', '15', undefined],
  ['Medalha dourada 1.200', 'Medalha dourada', '1200', undefined],
  ['- Medalha dourada ; 1.200', 'Medalha dourada', '1200', undefined],
  ['• 3 cones', 'cones', '3', undefined],
  ['25 kg de Alface', 'Alface', '25', 'KG'],
  ['2,5 kg de Alface', 'Alface', '2.5', 'KG'],
  ['4 pares meia', 'meia', '4', 'PAR'],
  ['Bola nº 5', 'Bola nº 5', null, undefined],
  ['Bola número 5', 'Bola número 5', null, undefined],
  ['Troféu sub 17', 'Troféu sub 17', null, undefined],
  ['Medalha dos Jogos 2026', 'Medalha dos Jogos 2026', null, undefined],
  ['Papel A4 75', 'Papel A4 75', null, undefined],
  ['0310.00011', '0310.00011', null, undefined],
  ['0310.00011 11', '0310.00011', '11', undefined],
  ['GMS 0310.00011', '0310.00011', null, undefined],
  ['cód.: 031000011 - Bola de futebol 12', '031000011', '12', undefined],
  ['Remo 30 un', 'Remo', '30', 'UN'],
  ['Apito (20 unidades)', 'Apito', '20', 'UN'],
  ['Bocha - 15', 'Bocha', '15', undefined],
  ['Apito, 20', 'Apito', '20', undefined],
  ['Anilha: 7', 'Anilha', '7', undefined],
  ['Água mineral 500 ml', 'Água mineral 500 ml', null, undefined],
  ['Bola, tamanho: 5', 'Bola, tamanho: 5', null, undefined],
])('reads a plain number at an end of a line as its quantity: %s', (line, text, quantity, unit) =>
  expect(items(line)).toEqual([[text, quantity, unit]]),
)

const amounts = (text: string) => readLines(text).map(({ quantity, unit }) => [quantity, unit?.code, unit?.written, unit?.amount])

test.each([
  ['a column after the quantity', 'Biscoito\t100\tun', ['100', 'UN', 'un', '100']],
  ['a column before the quantity', 'Biscoito\tUnid.\t100', ['100', 'UN', 'Unid.', '100']],
  ['a price behind both', 'Biscoito\t100\tcx\t20,01', ['100', 'CX', 'cx', '100']],
  ['a price before the quantity, and the sum of both', 'Apito\tUN\t30,00\t12\t360,00', ['12', 'UN', 'UN', '12']],
  ['a price before the quantity, without a unit', 'Apito\t30,00\t12', ['12', undefined, undefined, undefined]],
  ['a quantity with cents where nothing is whole', 'Queijo\tkg\t2,50\t30,00', ['2.50', 'KG', 'kg', '2.50']],
  ['a price behind both, the unit first', 'Biscoito\tcx\t100\t20,01', ['100', 'CX', 'cx', '100']],
  ['glued to the quantity', 'Suco; 100 L', ['100', 'L', 'L', '100']],
  ['without a space', 'Queijo; 2,5kg', ['2.5', 'KG', 'kg', '2.5']],
  ['square metres', 'Lona; 12 m2', ['12', 'M2', 'm2', '12']],
  ['meals', 'Almoço\t120\trefeições', ['120', 'REFEICAO', 'refeições', '120']],
  ['what nothing is registered in', 'Água; 3 fardos', ['3', undefined, 'fardos', '3']],
  ['grams, as the kilograms that lots have', 'Sal; 500 g', ['0.5', 'KG', 'g', '500']],
  ['millilitres', 'Suco\t1.500\tml', ['1.5', 'L', 'ml', '1500']],
  ['a dozen', 'Ovo\t10\tdz', ['120', 'UN', 'dz', '10']],
  ['a dozen beside the number, in a column of pieces', 'Ovo\tUN\t2 dúzias', ['24', 'UN', 'dúzias', '2']],
  ['a package in the description, and the unit of the quantity', 'Biscoito\t500 g\t100\tun', ['100', 'UN', 'un', '100']],
  ['no unit', 'Biscoito\t100', ['100', undefined, undefined, undefined]],
])('reads the unit: %s', (_, text, amount) => expect(amounts(text)).toEqual([amount]))

test('reads the column that its heading calls a unit, whatever is in it', () => {
  const sheet = 'Item\tUnidade\tPreço unitário\tQuantidade\nBola\tembalagem com 3\t89,90\t12\nApito\tun\t3,00\t5\nCone\t\t9,00\t7'
  expect(amounts(sheet)).toEqual([
    ['12', undefined, 'embalagem com 3', '12'],
    ['5', 'UN', 'un', '5'],
    ['7', undefined, undefined, undefined],
  ])
})

test('reads quantities as the language writes them', () => {
  const quantities = (locale: Locale) => read('água; 1,500\nsuco; 2.5 L', locale).map(({ quantity }) => quantity)
  expect([quantities('pt-BR'), quantities('es-ES'), quantities('en-US')]).toEqual([
    ['1.500', '2.5'],
    ['1.500', '2.5'],
    ['1500', '2.5'],
  ])
})

test('tells a quantity that is none: a word, nothing, less than nothing', () => {
  const unread = (text: string) => readLines(text).map((line) => line.unread)
  expect(unread('Alface;dez\nOvo;-3\nAveia;0\nÁgua;12\nPão')).toEqual(['dez', '-3', '0', undefined, undefined])
  expect(unread('Descrição\tQuantidade\tUnidade\nOvo\t2\tdz\nAlface\tdez\tkg')).toEqual([undefined, 'dez'])
  expect(readLines('Alface;2\nTotal: 4 itens\nTOTAL GERAL').map(({ text }) => text)).toEqual(['Alface'])
})

test('a quantity that is another number for people of another country is known', () => {
  const doubted = (locale: Locale, text: string) => read(text, locale).map(({ quantity, isDoubted }) => [quantity, isDoubted ?? false])
  expect(doubted('en-US', 'Água\t1.500\nOvo\t1,500\nQueijo\t2.750 kg')).toEqual([
    ['1.500', true],
    ['1500', false],
    ['2.750', true],
  ])
  expect(doubted('pt-BR', 'Água\t1.500\nOvo\t1,500')).toEqual([
    ['1500', false],
    ['1.500', true],
  ])
})
