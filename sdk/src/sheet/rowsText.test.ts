import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRowsText, type RowText, writeRowsText } from './rowsText.js'

describe('rows in one cell', () => {
  it('are read by people: a line each, rows of a row in braces', () => {
    const rows: readonly RowText[] = [
      {
        id: 7,
        parts: [
          ['Enunciado', 'Há rampa?'],
          ['Opções', [{ id: 8, parts: [['Texto', 'Sim; larga']] }, { parts: [['Texto', 'Não']] }]],
        ],
      },
      { parts: [['Enunciado', 'Há "vaga"?']] },
    ]
    const text = '#7 Enunciado: Há rampa?; Opções: {#8 Texto: "Sim; larga"\nTexto: Não}\nEnunciado: "Há ""vaga""?"'
    expect(writeRowsText(rows)).toBe(text)
    expect(readRowsText(text)).toEqual(rows)
  })

  it('typed by hand may stand in spaces and empty lines', () => {
    expect(readRowsText('\n Nome :  Ana ;Cargo: \r\n\n#3  Nome: Bia;')).toEqual([
      {
        parts: [
          ['Nome', 'Ana'],
          ['Cargo', ''],
        ],
      },
      { id: 3, parts: [['Nome', 'Bia']] },
    ])
    expect(readRowsText(' ')).toEqual([])
  })

  it.each(['Ana', 'Nome: "Ana', 'Nome: {Cargo: x', 'Nome: A} Cargo: b', '#12abc', '; Nome: x'])(
    'in another form are not guessed: %s',
    (text) => {
      expect(readRowsText(text)).toBeUndefined()
    },
  )

  it('come back as they were, whatever texts they hold', () => {
    const label = fc.constantFrom('Nome', 'Data de emissão', 'E-mail', 'Nº')
    const value = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\r\n', '\n').replaceAll('\r', ' '))
    const { rows } = fc.letrec<{ rows: RowText[]; row: RowText }>((tie) => ({
      rows: fc.array(tie('row'), { maxLength: 3 }),
      row: fc.record(
        {
          id: fc.integer({ min: 1, max: 999_999_999 }),
          parts: fc.array(fc.tuple(label, fc.oneof({ maxDepth: 2 }, value, tie('rows'))), { minLength: 1, maxLength: 3 }),
        },
        { requiredKeys: ['parts'] },
      ),
    }))
    fc.assert(
      fc.property(rows, (given) => {
        expect(readRowsText(writeRowsText(given))).toEqual(given)
      }),
    )
  })
})
