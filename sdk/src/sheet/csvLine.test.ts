import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvDialect, csvLine, guarded, unguarded } from './csvLine.js'

const portuguese = csvDialect('pt-BR')
const english = csvDialect('en-US')

const text = fc.string({ unit: 'grapheme' })
const hostile = fc.oneof(
  text,
  fc.constantFrom(
    '=1+1',
    '+55',
    '-2',
    '@x',
    '\tx',
    '\rx',
    '"',
    '""',
    'a;b',
    'a,b',
    'a\r\nb',
    ' a ',
    '0012',
    "'=1",
    "''+",
    '\t0012',
    "'\t1e5",
    '',
  ),
)

describe('a line of a CSV file', () => {
  it('comes back as it went, whatever the texts hold', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 6 }), (cells) => {
        for (const dialect of [portuguese, english]) {
          const line = csvLine(cells, dialect)
          expect(line.endsWith('\r\n')).toBe(true)
          expect(readLine(line, dialect.separator).map(unguarded)).toEqual(cells)
        }
      }),
    )
  })
  it('never begins a text with what a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\r', '＝', '＋', '－', '＠'), text, (sign, rest) => {
        expect(guarded(sign + rest).startsWith(`'${sign}`)).toBe(true)
      }),
    )
    expect(csvLine(['\t=1'], portuguese)).toBe(`"'\t'=1"\r\n`)
  })
  it('begins no cell with it either where another country would split the line', () => {
    expect(csvLine(['x;=1', 'a,@b\t+c', ';=1'], english)).toBe(`x;'=1,"a,'@b\t'+c",;'=1\r\n`)
    expect(csvLine(['Rua A, 12; casa 3'], portuguese)).toBe('"Rua A, 12; casa 3"\r\n')
    for (const typed of ['x;=1', "x;'=1", "x;''=1", "'=1;=2", ',-1']) expect(unguarded(guarded(typed))).toBe(typed)
  })
  it.each([
    '007',
    '2241-05',
    '123456789012',
    '1e5',
    '3/4',
    '01.02.2026',
    '110.042.490.114',
    '8945.00010',
    '1,50',
    '19:30',
    '10,5 %',
    'R$ 5,00',
  ])('keeps %s the text it is', (value) => {
    expect(csvLine([value], portuguese)).toBe(`"\t${value}"\r\n`)
  })
  it.each([
    '***.456.789-**',
    '12.345.678/0001-95',
    '7F.3K9.X2P/0001-89',
    '80000-000',
    '(41) 99999-0000',
    '24.318.507-6',
    '12/03/2026 07:05',
    '42',
    'Lei 13.709',
    '5 kg',
  ])('leaves %s alone', (value) => expect(csvLine([value], portuguese)).toBe(`${value}\r\n`))
  it('writes numbers as the language does, negative ones too', () => {
    expect(csvLine([{ number: -1234.5 }, { number: '0.0500' }, null, { date: '01/02/2026' }], portuguese)).toBe(
      '-1234,5;0,0500;;01/02/2026\r\n',
    )
    expect(csvLine([{ number: -1234.5 }, { number: 7 }], english)).toBe('-1234.5,7\r\n')
    expect(csvDialect('es-ES')).toEqual(portuguese)
  })
})

/** Reads with a state machine, independent of the writer's own rule. */
function readLine(line: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (let place = 0; place < line.length - 2; place++) {
    const sign = line.charAt(place)
    const last = cells.length - 1
    if (sign === '"' && isQuoted && line.charAt(place + 1) === '"') cells[last] += line.charAt(place++)
    else if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) cells.push('')
    else cells[last] += sign
  }
  return cells
}
