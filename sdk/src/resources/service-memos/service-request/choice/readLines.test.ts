import { expect, test } from 'vitest'
import { mostLines, readLines } from './readLines.js'

test.each([
  ['a code and a quantity as a spreadsheet copies them', '8905.00001\t1.200,5', [{ text: '8905.00001', quantity: '1200.5' }]],
  ['more columns: the last number counts', '8905.00001\tAlmoço, buffet\tREFEICAO\t120', [{ text: '8905.00001', quantity: '120' }]],
  ['words and an amount typed by hand', 'almoço buffet; 80', [{ text: 'almoço buffet', quantity: '80' }]],
  ['a comma is a decimal mark', 'água; 12,25', [{ text: 'água', quantity: '12.25' }]],
  ['words alone', 'lanche', [{ text: 'lanche', quantity: null }]],
  ['an amount that is none', 'lanche; -3', [{ text: 'lanche', quantity: null }]],
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

test('takes no more lines than a request has items', () => {
  expect(readLines(Array.from({ length: 150 }, (_, place) => `item ${place}; 1`).join('\n'))).toHaveLength(mostLines)
})
