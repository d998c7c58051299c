import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyControl } from '../../core/control.js'
import type { AnyResource } from '../../core/resource.js'
import { optionTexts } from '../../kinds/choice/readOption.js'
import * as kinds from '../../kinds/kinds.js'
import * as schema from '../../schema/fields.js'
import { createTextReader } from '../../schema/readTexts.js'
import { readSheet } from '../../sheet/readSheet.js'
import { excel, openDocument, zip } from '../../sheet/workbook.testkit.js'
import { isFormulaError } from '../../validators/formulaError.js'
import { readDateTime } from '../../validators/readDateTime.js'
import { initialState } from '../importState.js'
import type { ImportField } from './importFields.js'
import { rowDraft } from './rowDraft.js'
import { readRows } from './sheetValues.js'

/** Cells of a workbook that are no texts: their XML. */
const cells = {
  number: '<c><v>1500</v></c>',
  fraction: '<c><v>12.5</v></c>',
  date: '<c s="1"><v>46387</v></c>',
  moment: '<c s="2"><v>46387.3125</v></c>',
  time: '<c s="3"><v>0.3125</v></c>',
  share: '<c s="4"><v>0.1</v></c>',
  truth: '<c t="b"><v>1</v></c>',
  result: '<c><f>A1</f><v>12.5</v></c>',
  error: '<c t="e"><v>#REF!</v></c>',
  open: '<c><f>A1</f></c>',
}
type Source = keyof typeof cells
/** The same cells, as LibreOffice writes them. */
const openCells: Readonly<Record<Source, string>> = {
  number: '<table:table-cell office:value-type="float" office:value="1500"><text:p>1.500</text:p></table:table-cell>',
  fraction: '<table:table-cell office:value-type="float" office:value="12.5"><text:p>12,5</text:p></table:table-cell>',
  date: '<table:table-cell office:value-type="date" office:date-value="2026-12-31"><text:p>31 de dez</text:p></table:table-cell>',
  moment: '<table:table-cell office:value-type="date" office:date-value="2026-12-31T07:30:00"><text:p>31/12 7h</text:p></table:table-cell>',
  time: '<table:table-cell office:value-type="time" office:time-value="PT07H30M00S"><text:p>07:30:00</text:p></table:table-cell>',
  share: '<table:table-cell office:value-type="percentage" office:value="0.1"><text:p>10,00%</text:p></table:table-cell>',
  truth: '<table:table-cell office:value-type="boolean" office:boolean-value="true"><text:p>VERDADEIRO</text:p></table:table-cell>',
  result:
    '<table:table-cell table:formula="of:=[.A1]" office:value-type="float" office:value="12.5"><text:p>12,5</text:p></table:table-cell>',
  error:
    '<table:table-cell office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#REF!</text:p></table:table-cell>',
  open: '<table:table-cell table:formula="of:=[.A1]"/>',
}
const styles = `<styleSheet><cellXfs>${[0, 14, 22, 20, 9].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`

/** A kind: its field, its schema, a text as people write it, its value, and the values of the other cells. All others are refused. */
type Row = readonly [AnyControl, z.core.$ZodType, written: string, value: unknown, others?: Partial<Readonly<Record<Source, unknown>>>]

const shown = { date: '31/12/2026', moment: '31/12/2026 07:30', time: '07:30', share: '10%', truth: 'true' }
/** A text takes every cell as its program shows it. */
const asText = { number: '1500', fraction: '12,5', result: '12,5', ...shown }
/** Each part between commas is a word. */
const tagged = Object.fromEntries(Object.entries(asText).map(([source, text]) => [source, text.split(',')]))
const fractions = { number: '1500', fraction: '12.5', result: '12.5' }
const amounts = { number: '1500.00', fraction: '12.50', result: '12.50' }
const labels = { fisica: 'Física', visual: 'Visual' }
const meanings = optionTexts({ 'pt-BR': labels, 'en-US': {}, 'es-ES': {} })

const table: Readonly<Partial<Record<keyof typeof kinds, Row>>> = {
  cep: [kinds.cep(), schema.cep(), '80.010-000', '80010000'],
  cnpj: [kinds.cnpj(), schema.cnpj(), '11.222.333/0001-81', '11222333000181'],
  cpf: [kinds.cpf(), schema.cpf(), 'CPF 111.444.777-35', '11144477735'],
  masked: [kinds.masked({ pattern: '####-##' }), schema.pattern(/^\d{4}-\d\d$/), '224105', '2241-05'],
  phone: [kinds.phone(), schema.phone(), '0xx41 3333-4444', '4133334444'],
  protocol: [kinds.protocol(), schema.protocol(), '12.345.678-5', '123456785'],
  yearNumber: [kinds.yearNumber(), schema.yearNumber(), '108/2026', '108/2026'],
  choice: [kinds.choice(), schema.oneOf(['fisica', 'visual']), 'Fís.', 'fisica'],
  choices: [kinds.choices(), schema.someOf(['fisica', 'visual']), 'Física, visual', ['fisica', 'visual']],
  toggle: [kinds.toggle(), schema.flag, 'Sim', true, { truth: true }],
  decimal: [kinds.decimal(), schema.decimal(), '1.500,5', '1500.5', fractions],
  integer: [kinds.integer(), schema.integer(0, 9999), '1.500', 1500, { number: 1500 }],
  money: [kinds.money(), schema.money(), 'R$ 1.500,50', '1500.50', amounts],
  ordinal: [kinds.ordinal(), schema.integer(0, 9999), '2º', 2, { number: 1500 }],
  percentage: [kinds.percentage(), schema.percentage(), '12,5 %', '12.5', { fraction: '12.5', result: '12.5', share: '10' }],
  quantity: [kinds.quantity(), schema.quantity(), '1.500', '1500', fractions],
  unitPrice: [kinds.unitPrice(), schema.unitPrice(), '12,3456', '12.3456', amounts],
  year: [kinds.year(), schema.year(1990, 2100), '2026', 2026],
  color: [kinds.color(), schema.color(), '#0f766e', '#0f766e'],
  email: [kinds.email(), schema.email(), ' ana@esporte.pr.gov.br', 'ana@esporte.pr.gov.br'],
  multiline: [kinds.multiline(), schema.requiredParagraphs(1, 50), 'Praça José', 'Praça José', asText],
  tags: [kinds.tags(), schema.tags(5), 'bola, rede', ['bola', 'rede'], tagged],
  text: [kinds.text(), schema.requiredText(1, 50), '1.500', '1.500', asText],
  url: [kinds.url(), schema.webAddress(), 'https://esporte.pr.gov.br', 'https://esporte.pr.gov.br'],
  date: [kinds.date(), schema.calendarDate(), '3/2/1985', '1985-02-03', { date: '2026-12-31', moment: '2026-12-31' }],
  dateTime: [kinds.dateTime(), schema.moment(), '31/12/2026 7h30', '2026-12-31T10:30:00.000Z', { moment: '2026-12-31T10:30:00.000Z' }],
  time: [kinds.time(), schema.timeOfDay(), '7h30', '07:30', { number: '15:00', time: '07:30' }],
}

/** Records, places and files: the server finds them by name, or no cell can hold them. */
const others = ['location', 'locations', 'recordId', 'reference', 'references', 'rowReference']
const withoutCell = ['file', 'files', 'filesOf', 'group', 'groupOf', 'hidden', 'picture', 'rows', 'rowsOf']

const refused = Symbol('refused')

/** What is stored of each line of a file with one column, from its bytes to the schema of the server. */
async function storedOf([control, field]: Row, bytes: BlobPart, name: string): Promise<readonly unknown[]> {
  const sheet = await readSheet(new File([bytes], name), { signal: new AbortController().signal })
  const fields: readonly ImportField[] = [
    { path: 'value', label: 'V', labels: [], names: [], control, isRequired: true, options: [], optionOf: () => undefined },
  ]
  const draft = z.object({ value: field })
  const read = createTextReader(draft, () => [labels], { readMoment: readDateTime })
  return readRows({ ...initialState, sheet, mapping: ['value'] }, fields).map(({ values }) => {
    const sent = rowDraft({ empty: {}, fields: {} } as unknown as AnyResource, fields, values)
    const result = draft.safeParse(read(sent))
    return isFormulaError(sent.value) || !result.success ? refused : result.data.value
  })
}

const line = (cell: string) => `<row>${cell}<c><v>1</v></c></row>`
const textCell = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
const workbook = (lines: readonly string[]) => zip({ ...excel([textCell('V'), ...lines].map(line).join('')), 'xl/styles.xml': styles })

const openText = (text: string) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
const openLine = (cell: string) =>
  `<table:table-row>${cell}<table:table-cell office:value-type="float" office:value="1"/></table:table-row>`
const openWorkbook = (lines: readonly string[]) =>
  zip(openDocument(`<table:table table:name="Um">${[openText('V'), ...lines].map(openLine).join('')}</table:table>`))

it('every kind of field has its line, or no cell of its own', () => {
  expect([...Object.keys(table), ...others, ...withoutCell].toSorted()).toEqual(Object.keys(kinds).toSorted())
})

describe.each(Object.entries(table))('a field of the kind %s', (_, row) => {
  const [control, field, written, value, values = {}] = row

  it('has the same value from a text of CSV, of a workbook of each program, and typed', async () => {
    const csv = `V;n\r\n"${written}";1\r\n`
    const windows = Uint8Array.from(csv, (letter) => letter.charCodeAt(0))
    const all = [
      ...(await storedOf(row, csv, 'a.csv')),
      ...(await storedOf(row, `\uFEFF${csv}`, 'a.csv')),
      ...(await storedOf(row, windows, 'a.csv')),
      ...(await storedOf(row, await workbook([textCell(written)]), 'a.xlsx')),
      ...(await storedOf(row, await openWorkbook([openText(written)]), 'a.ods')),
    ]
    expect(all).toEqual([value, value, value, value, value])
    const typed = control.kind.read?.(written, control.options, meanings)
    // Texts that are typed as they are have no reader.
    expect(control.kind.read && z.safeParse(field, typed).data).toEqual(control.kind.read && value)
  })

  it.each(Object.keys(cells) as Source[])('takes the cell of a %s as its program shows it, or refuses it', async (source) => {
    const right = source in values ? values[source] : refused
    expect(await storedOf(row, await workbook([cells[source]]), 'a.xlsx')).toEqual([right])
    expect(await storedOf(row, await openWorkbook([openCells[source]]), 'a.ods')).toEqual([right])
  })
})
