import { describe, expect, it } from 'vitest'
import type { AnyControl } from '../../core/control.js'
import { lotItemFieldset } from '../../resources/service-memos/lot/parts/fieldsets.js'
import { lot } from '../../resources/service-memos/lot/resource.js'
import { heldFunctionFieldset } from '../../resources/people/person/parts/fieldsets.js'
import { tableColumns, tableDetails } from '../../kinds/part/rows.js'
import { placeCells } from './placeCells.js'

const items: AnyControl = lot.fields.items as AnyControl
const columns = { open: tableColumns(items), named: tableDetails(items) }
const place = (...lines: readonly string[]) =>
  placeCells(
    lines.map((line) => line.split('|').map((cell) => cell.trim())),
    { fieldset: lotItemFieldset, ...columns, start: 'materialId' },
  )
const values = '1 | Caneta azul | UN | 10 | 2,50 | 2,00'

describe('headings of a pasted sheet', () => {
  it.each([
    ['Item | Descrição | Unid. | Qtde | Vlr. Unit. Máx. | Preço adj.', values],
    ['Nº | Produto | Und | Qtd. | Valor unitário estimado | Valor unit. homologado (R$)', values],
    ['Lote | Especificação técnica | U.M. | Quant. | Preço máximo | Preço registrado', values],
    ['Ordem | Descrição do item | Unidade de medida | Quantidade total | Preço unitário | Valor adjudicado', values],
    ['Seq. | Material/Serviço | Un. Fornecimento | Quantitativo | Vl. unit. | Vl. unit. adjudicado', values],
    ['Item | Description | Unit | Qty | Highest price | Awarded price', values],
    ['Item | Descripción | Unidad | Cantidad | Precio máximo | Precio adjudicado', values],
  ])('are known: %s', (headings, line) => {
    expect(place(headings, line)).toEqual({
      keys: [undefined, 'materialId', 'unitCode', 'quantity', 'maxUnitPrice', 'awardedUnitPrice'],
      lines: [line.split('|').map((cell) => cell.trim())],
      strangers: [],
      extra: 0,
      sums: 0,
    })
  })

  it('name one record by its code and by its description', () => {
    const { keys, strangers } = place('Código GMS | Descrição | Qtde | Valor total | Marca', '7510.00001 | Caneta | 10 | 25,00 | Bic')
    expect(keys).toEqual(['materialId', 'materialId', 'quantity', 'total', 'brand'])
    expect(strangers).toEqual([])
  })

  it('take the price that every row needs for a price without a further name, and the other one beside it', () => {
    expect(place('Descrição | Valor unitário', 'Caneta | 2,50').keys).toEqual(['materialId', 'maxUnitPrice'])
    expect(place('Descrição | Valor unit. | Preço máximo', 'Caneta | 2 | 3').keys).toEqual([
      'materialId',
      'awardedUnitPrice',
      'maxUnitPrice',
    ])
  })

  it('stand below the title of the sheet, and lines of sums above nothing', () => {
    const { keys, lines, sums } = place(
      'PREGÃO 12/2026 | ',
      'Item | Descrição | Qtde | Valor máximo',
      '1 | Caneta | 10 | 2,50',
      'Subtotal |  |  | 25,00',
      'TOTAL GERAL |  | 10 | R$ 25,00',
    )
    expect(keys).toEqual([undefined, 'materialId', 'quantity', 'maxUnitPrice'])
    expect([lines, sums]).toEqual([[['1', 'Caneta', '10', '2,50']], 2])
  })

  it('that match no field are named', () => {
    expect(place('Descrição | Qtde | Fornecedor', 'Caneta | 10 | Papelaria').strangers).toEqual(['Fornecedor'])
  })
})

describe('a line of values', () => {
  it.each([['Caneta azul | UN | 10 | 2,50'], ['Serviço | Unidade | 10 | 2,50'], ['Total de limpeza | UN | 10 | 2,50']])(
    'is never taken for headings or sums: %s',
    (line) => {
      const { keys, lines } = place(line, 'Lápis | UN | 20 | 1,00')
      expect(keys).toEqual(['materialId', 'unitCode', 'quantity', 'maxUnitPrice'])
      expect(lines).toHaveLength(2)
    },
  )

  it('is a value when it stands in its column again, or when its field has it in its list', () => {
    const units = (...lines: readonly string[]) =>
      placeCells(
        lines.map((line) => [line]),
        { fieldset: lotItemFieldset, ...columns, start: 'unitCode' },
      ).lines.length
    expect([units('UN', 'CX', 'UN'), units('Unidade', 'Unidade', 'Caixa'), units('UN', 'CX'), units('Unidade', 'CX')]).toEqual([3, 3, 2, 1])
  })

  it('keeps its record apart in a row with two records', () => {
    const keys = ['functionId', 'departmentId', 'start', 'end', 'hours', 'registration']
    const lines = [
      ['Descrição', 'Depto', 'Início'],
      ['Árbitro', 'DAF', '1/2/2024'],
    ]
    expect(placeCells(lines, { fieldset: heldFunctionFieldset, open: keys, start: 'functionId' }).keys).toEqual([
      undefined,
      'departmentId',
      'start',
    ])
  })
})

describe('a blank line', () => {
  it('keeps its place among values of rows that are there, with and without a heading', () => {
    const prices = (...lines: readonly string[]) =>
      placeCells(
        lines.map((line) => [line]),
        { fieldset: lotItemFieldset, ...columns, start: 'awardedUnitPrice' },
      )
    expect(prices('2,00', '', '3,00').lines).toEqual([['2,00'], [''], ['3,00']])
    expect(prices('', '2,00').lines).toEqual([[''], ['2,00']])
    expect(prices('Preço adj.', '2,00', '', '3,00', 'Total').lines.slice(0, 3)).toEqual([['2,00'], [''], ['3,00']])
  })

  it('is left out between whole rows, and above headings', () => {
    expect(place('', 'Descrição | Qtde | Preço máximo', '', 'Caneta | 10 | 2,50', '', 'Lápis | 5 | 1,00').lines).toEqual([
      ['Caneta', '10', '2,50'],
      ['Lápis', '5', '1,00'],
    ])
    expect(place('Caneta | UN | 10', '', 'Lápis | UN | 5').lines).toHaveLength(2)
  })
})
