import { describe, expect, it } from 'vitest'
import { createTranslator } from '../../locale/createTranslator.js'
import { catalogue } from '../../locale/pt-BR/catalogue.js'
import * as kind from '../../kinds/kinds.js'
import type { AnyResource } from '../../core/resource.js'
import { event } from '../../resources/competitions/event/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { organization } from '../../resources/sports-programme/organization/resource.js'
import { material } from '../../resources/service-memos/gms/material/resource.js'
import type { Sheet } from '../../sheet/Sheet.js'
import { initialState } from '../importState.js'
import { shownCell, withComma } from './cellValue.js'
import { findHeadings } from './headingLine.js'
import { importFields } from './importFields.js'
import { withLostZeros } from './lostZeros.js'
import { matchColumns } from './matchColumns.js'
import { derivedCells, rowDraft } from './rowDraft.js'
import { readRows } from './sheetValues.js'

const texts = createTranslator('pt-BR', catalogue)
const fieldsOf = (resource: AnyResource) => importFields(resource, texts)
const people = fieldsOf(person)

function sheetOf(...lines: readonly (readonly string[])[]): Sheet {
  const [headings = [], ...rows] = lines
  return { above: [], headings, headingLine: 1, rows: rows.map((cells, place) => ({ line: place + 2, cells })) }
}

describe('a cell', () => {
  it.each([
    [kind.date({ isPast: true }), '3/2/85', '03/02/1985'],
    [kind.date(), '03.02.1985', '03/02/1985'],
    [kind.date(), '1985-02-03', '03/02/1985'],
    [kind.money(), '1.500', '1.500,00'],
    [kind.money(), 'R$ 1.250.000', '1.250.000,00'],
    [kind.unitPrice(), '1.500', '1.500,00'],
    [kind.quantity(), '12,5', '12,5'],
    [kind.integer(), '1.200', '1200'],
    [kind.cpf(), '11144477735', '111.444.777-35'],
    [kind.phone(), '41 99999 0000', '(41) 99999-0000'],
    [kind.url(), 'esporte.pr.gov.br', 'https://esporte.pr.gov.br'],
    [kind.year(), '27', '2027'],
    [kind.cnpj(), 'CNPJ: 12.345.678/0001-95', '12.345.678/0001-95'],
    [kind.time(), 'meio-dia', '12:00'],
    [kind.money(), 'a combinar', 'a combinar'],
    [kind.text(), '1.500', '1.500'],
    [kind.dateTime(), '2026-03-01 08:30', '01/03/2026 08:30'],
    [kind.dateTime(), '2026-03-01T11:30:00.000Z', '01/03/2026 08:30'],
    [kind.dateTime(), '2026-03-01T11:30:20.000Z', '2026-03-01T11:30:20.000Z'],
    [kind.dateTime(), 'à tarde', 'à tarde'],
  ] as const)('is read as its field reads what is typed (%#)', (control, text, shown) => {
    expect(shownCell(control, text)).toBe(shown)
  })

  it('of a file with decimal points keeps its meaning', () => {
    expect(shownCell(kind.money(), withComma(kind.money(), '1.50'))).toBe('1,50')
    expect(shownCell(kind.quantity(), withComma(kind.quantity(), '1.500'))).toBe('1,500')
    expect(withComma(kind.text(), '8905.24683')).toBe('8905.24683')
  })

  it('gets the zeros back that a spreadsheet dropped, where the check digits fit', () => {
    expect(withLostZeros(kind.cpf(), '191')).toBeUndefined()
    expect(withLostZeros(kind.cpf(), '101037910')).toBe('00101037910')
    expect(withLostZeros(kind.cpf(), '101037911')).toBeUndefined()
    expect(withLostZeros(kind.cep(), '1310100')).toBe('01310100')
    expect(withLostZeros(kind.cnpj(), '191000100')).toBeUndefined()
    expect(withLostZeros(kind.text(), '1310100')).toBeUndefined()
  })
})

describe('the headings', () => {
  const headings = ['Nome completo', 'C.P.F.', 'Dt. nasc.']
  const row = ['Ana Souza', '11144477735', '3/2/85']

  it('are found below the titles of an office', () => {
    const titled = sheetOf(['ESCRITÓRIO REGIONAL', '', ''], ['Atualizado em', '12/10/2026', ''], headings, row)
    const found = findHeadings(titled, people)
    expect([found.headings, found.headingLine, found.above.length, found.rows.length]).toEqual([headings, 3, 2, 1])
  })

  it('stay in the first line where no other one names more fields', () => {
    expect(findHeadings(sheetOf(headings, row, row), people).headingLine).toBe(1)
    expect(findHeadings(sheetOf(['a', 'b'], ['c', 'd']), people).headingLine).toBe(1)
  })
})

describe('the heading "UF"', () => {
  const organizations = fieldsOf(organization)
  const at = (fields: typeof people, headings: readonly string[], cells: readonly string[]) =>
    matchColumns(headings, fields, [{ cells }])[headings.indexOf('UF')]

  it.each([
    [organizations, ['CNPJ', 'UF', 'Cidade'], ['', 'PR', 'Curitiba'], 'address.stateId'],
    [organizations, ['CNPJ', 'UF'], ['', 'Paraná'], 'address.stateId'],
    [organizations, ['CNPJ', 'UF'], ['', ''], 'address.stateId'],
    [people, ['Nome', 'CPF', 'UF', 'Cidade'], ['Ana', '', 'PR', 'Curitiba'], 'address.stateId'],
    [people, ['Nome', 'CPF', 'UF'], ['Ana', '', 'PR'], 'address.stateId'],
    [people, ['Nome', 'RG', 'UF', 'Cidade'], ['Ana', '1', 'PR', 'Curitiba'], 'rg.state'],
    [people, ['Nome', 'RG', 'UF RG', 'UF'], ['Ana', '1', 'PR', 'SC'], 'address.stateId'],
  ] as const)('means the state of the address, unless an RG stands before it (%#)', (fields, headings, cells, path) => {
    expect(at(fields, headings, cells)).toBe(path)
  })
})

describe('a row', () => {
  const values = { name: 'Ana Souza', cpf: '111.444.777-35', birthDate: '03/02/1985' }

  it('gets what a form derives: the legal capacity from the birth date', () => {
    expect(rowDraft(person, people, values)).toMatchObject({ birthDate: '1985-02-03', legalCapacity: 'adulto' })
    expect(derivedCells(person, people, { ...values, birthDate: '01/01/2020' })).toEqual({ legalCapacity: 'menor' })
  })

  it('shows a derived day as a person writes it', () => {
    const derives = { ...event, onChange: () => ({ endDate: '2026-05-07' }) }
    expect(derivedCells(derives, fieldsOf(event), { startDate: '05/05/2026' })).toEqual({ endDate: '07/05/2026' })
  })

  it('keeps its own value before a derived one, and a stored record keeps all', () => {
    expect(rowDraft(person, people, { ...values, legalCapacity: 'Incapaz' })).toMatchObject({ legalCapacity: 'incapaz' })
    expect(rowDraft(person, people, { ...values, id: '7' })).not.toHaveProperty('legalCapacity')
  })

  it('gets the name and the year of an event, as its form suggests them', () => {
    const given = { competition: 'jojups', phase: 'final', startDate: '05/05/2026', hostCityIds: 'Umuarama' }
    const draft = rowDraft(event, fieldsOf(event), given)
    expect(draft.year).toBe(2026)
    expect(draft.name).toContain('Umuarama')
  })

  it('abbreviates a sex with a point', () => {
    const sexes = ['Fem.', 'F', 'feminino', 'Masc.', 'M'].map((gender) => rowDraft(person, people, { ...values, gender }).gender)
    expect(sexes).toEqual(['feminino', 'feminino', 'feminino', 'masculino', 'masculino'])
  })

  it.each([
    [
      ['H', 'M', 'h.', 'Mulher', ''],
      ['Masculino', 'Feminino', 'Masculino', 'Mulher', ''],
    ],
    [
      ['M', 'F', 'Fem.'],
      ['M', 'F', 'Fem.'],
    ],
    [
      ['H', 'F', 'M'],
      ['Masculino', 'F', 'M: Masculino? Feminino?'],
    ],
    [
      ['Homem', 'M', 'm'],
      ['Homem', 'Feminino', 'Feminino'],
    ],
    [['M'], ['M']],
    [['H'], ['Masculino']],
  ] as const)('has the sex that its column means: %j', (cells, shown) => {
    const sheet = sheetOf(['Sexo'], ...cells.map((cell) => [cell]))
    const rows = readRows({ ...initialState, sheet, mapping: ['gender'] }, people)
    expect(rows.map((row) => row.values.gender)).toEqual(shown)
  })

  it('whose sex its column leaves open is refused, and not stored as one of both', () => {
    expect(rowDraft(person, people, { ...values, gender: 'M: Masculino? Feminino?' }).gender).toBe('M: Masculino? Feminino?')
  })

  it('holds its columns as fields show them, and the values of all rows', () => {
    const sheet = { ...sheetOf(['CPF', 'Nascimento'], ['101037910', '3/2/85']), hasPoints: true }
    const mapping = matchColumns(sheet.headings, people)
    const state = { ...initialState, sheet, mapping, constants: { 'address.cityId': 'Londrina', email: '' } }
    expect(readRows(state, people)[0]?.values).toEqual({ cpf: '001.010.379-10', birthDate: '03/02/1985', 'address.cityId': 'Londrina' })
    expect(readRows({ ...state, bareColumns: [0] }, people)[0]?.values.cpf).toBe('101.037.910')
  })

  it('of a priced item keeps what was meant by 1.500', () => {
    const fields = fieldsOf(material)
    const sheet = sheetOf(['Descrição resumida', 'Preço de referência'], ['Bola', '1.500'])
    const [row] = readRows({ ...initialState, sheet, mapping: matchColumns(sheet.headings, fields) }, fields)
    expect(JSON.stringify(rowDraft(material, fields, row?.values ?? {}))).toContain('"1500.00"')
  })
})
