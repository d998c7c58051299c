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
])('reads %s', (_, text, lines) => expect(readLines(text)).toEqual(lines))

test('takes no more lines than a request has items', () => {
  expect(readLines(Array.from({ length: 150 }, (_, place) => `item ${place}; 1`).join('\n'))).toHaveLength(mostLines)
})
