import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { text } from '../kinds/text/text.js'
import { date } from '../kinds/time/date.js'
import { cleanCell } from './csvLine.js'
import { csvRecords, detectDelimiter, toldDelimiter } from './csvRecords.js'
import { decodeText } from './decodeText.js'
import { sheetCell, writeCsv } from './writeCsv.js'

const read = (text: string) => [...csvRecords(text, detectDelimiter(text))].map((cells) => [...cells])

describe('a CSV file', () => {
  it('is read as it was written, whatever stands in its cells', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => cleanCell(text.replaceAll('\uFEFF', '')))
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }))
    fc.assert(
      fc.property(table, (records) => {
        const { text } = decodeText(new TextEncoder().encode(writeCsv(records)))
        expect([...csvRecords(text, ';')].map((cells) => cells.map(cleanCell))).toEqual(records)
      }),
    )
  })

  it.each([
    [
      'a;b\r\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"1,5",2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\n"x ""y""\nz";2',
      [
        ['a', 'b'],
        ['x "y"\nz', '2'],
      ],
    ],
    [
      'a;b\n1,5;2,5\n3,5;4,5',
      [
        ['a', 'b'],
        ['1,5', '2,5'],
        ['3,5', '4,5'],
      ],
    ],
    [
      'a;b\n5" tubo;2',
      [
        ['a', 'b'],
        ['5" tubo', '2'],
      ],
    ],
    [
      'a;b\n"never closed;2\n3;4',
      [
        ['a', 'b'],
        ['"never closed', '2'],
        ['3', '4'],
      ],
    ],
    [
      'a;b\r1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a;b\n\n;\n1;2', [['a', 'b'], [''], ['', ''], ['1', '2']]],
  ])('%j is read with its own mark between cells', (text, records) => expect(read(text)).toEqual(records))

  it('with a line of 5 MB is read in one go', () => {
    const long = 'x'.repeat(5_000_000)
    expect(read(`a;b\n"${long}";${long}\n1;2`)).toEqual([
      ['a', 'b'],
      [long, long],
      ['1', '2'],
    ])
  })

  it('gives days back as days, and texts that look like days as texts', () => {
    expect(writeCsv([[sheetCell('04/04/1973', date().kind), sheetCell('abril', date().kind), sheetCell('04/04/1973', text().kind)]])).toBe(
      '\uFEFF04/04/1973;abril;"\t04/04/1973"\r\n',
    )
  })

  it('keeps formulas as texts and takes our own apostrophe away', () => {
    expect(writeCsv([['=1+1', "d'Oeste"]])).toBe("\uFEFF'=1+1;d'Oeste\r\n")
    expect(["'=1+1", '=1+1', "'x", 'a\0b '].map(cleanCell)).toEqual(['=1+1', '=1+1', "'x", 'ab'])
  })
})

describe('a first line that names the separator', () => {
  it.each(['sep=;\r\n', 'SEP=;\n', '"sep=;"\n', 'Sep=;\r', 'sep=;;;\n'])('is found as %j', (line) => {
    expect(detectDelimiter(`${line}a,b;c,d\n1,2;3,4`)).toBe(';')
    expect(`${line}a;b`.replace(toldDelimiter, '')).toBe('a;b')
  })
  it('may name one that is not looked for', () => expect(detectDelimiter('sep=|\na|b;c|d')).toBe('|'))
})

describe('the encoding', () => {
  const text = 'São João;“ç” – 10 €'
  const utf16 = (bigEndian: boolean) => {
    const bytes = new Uint8Array((text.length + 1) * 2)
    const view = new DataView(bytes.buffer)
    for (const [place, unit] of Array.from(`\uFEFF${text}`).entries()) view.setUint16(place * 2, unit.charCodeAt(0), !bigEndian)
    return bytes
  }
  const windows = { ç: 0xe7, ã: 0xe3, '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80 } as Readonly<Record<string, number>>
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16', utf16(false)],
    ['UTF-16, big end first', utf16(true)],
    ['UTF-16 without its mark', utf16(false).subarray(2)],
    ['UTF-16 without its mark, big end first', utf16(true).subarray(2)],
    ['Windows-1252', Uint8Array.from(text, (letter) => windows[letter] ?? letter.charCodeAt(0))],
  ])('%s is recognised', (_, bytes) => expect(decodeText(bytes).text).toBe(text))
  const dos = { ç: 0x87, ã: 0xc6, Ç: 0x80, Ã: 0xc7, é: 0x82, É: 0x90, º: 0xa7 } as Readonly<Record<string, number>>
  const mac = { ç: 0x8d, ã: 0x8b, Ç: 0x82, Ã: 0xcc, é: 0x8e, É: 0x83, º: 0xbc } as Readonly<Record<string, number>>
  const latin = { ç: 0xe7, ã: 0xe3, Ç: 0xc7, Ã: 0xc3, é: 0xe9, É: 0xc9, º: 0xba } as Readonly<Record<string, number>>
  it.each([
    ['Windows-1252', latin],
    ['DOS', dos],
    ['old Macs', mac],
  ])('of %s is told by its letters', (_, codes) => {
    for (const said of ['São José;Praça', 'SITUAÇÃO;3º', 'Café'])
      expect(decodeText(Uint8Array.from(said, (letter) => codes[letter] ?? letter.charCodeAt(0))).text).toBe(said)
  })
})
