import { describe, expect, it } from 'vitest'
import { createTranslator } from '../../locale/createTranslator.js'
import { catalogue as english } from '../../locale/en-US/catalogue.js'
import { catalogue as spanish } from '../../locale/es-ES/catalogue.js'
import { catalogue } from '../../locale/pt-BR/catalogue.js'
import type { AnyResource } from '../../core/resource.js'
import { builtEntities } from '../../testing/builtEntities.js'
import { department } from '../../resources/administrative/department/resource.js'
import { staffFunction } from '../../resources/administrative/function/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { commonFields, commonStatuses, listWord } from './commonTexts.js'
import { locales } from '../../core/locale.js'
import { allIssues } from '../importState.js'
import { shownCell } from './cellValue.js'
import { importFields } from './importFields.js'
import { matchColumns } from './matchColumns.js'
import { rowDraft } from './rowDraft.js'

const texts = createTranslator('pt-BR', catalogue)
const departmentFields = importFields(department, texts)
const functionFields = importFields(staffFunction, texts)
const personFields = importFields(person, texts)

describe('columns', () => {
  it('find their field by label, key or the name in a list, in any language, whatever the accents', () => {
    const headings = ['NOME', 'e-mail (obrigatório)', 'Superior', 'Head', 'unidade orcamentaria', 'Situação', 'Cor favorita', 'Nome', '']
    expect(matchColumns(headings, departmentFields)).toEqual([
      'name',
      'email',
      'parentId',
      'managerId',
      'budgetUnit',
      'status',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('of parts are found by their whole label, and by their own where only one part has it', () => {
    const headings = ['Endereço: CEP', 'address.number', 'Logradouro', 'Telefone', 'Vínculo: Início', 'Nome', 'functions.end']
    expect(matchColumns(headings, personFields)).toEqual([
      'address.zipCode',
      'address.number',
      'address.street',
      'phone',
      'functions[0].start',
      'name',
      'functions[0].end',
    ])
  })

  it('of office spreadsheets find their field, shortened or named otherwise, beside what they belong to', () => {
    const headings = ['TIPO DOC.', 'NOME COMPLETO', 'DT. NASC.', 'FONE', 'MÃE', 'UF', 'CEP', 'ENDEREÇO', 'Nº', 'CIDADE', 'Estado']
    expect(matchColumns(headings, personFields)).toEqual([
      'documentType',
      'name',
      'birthDate',
      'phone',
      'motherName',
      'rg.state',
      'address.zipCode',
      'address.street',
      'address.number',
      'address.cityId',
      'address.stateId',
    ])
    expect(matchColumns(['Endereço: CEP', 'UF', 'Nome'], personFields)).toEqual(['address.zipCode', 'address.stateId', 'name'])
    expect(matchColumns(['Cód.', 'Depto'], functionFields)).toEqual(['code', 'departmentId'])
  })

  it('that may be a status or a state are told apart by their values', () => {
    const found = (value: string) => matchColumns(['Nome', 'Estado'], personFields, [{ cells: ['Ana', value] }])[1]
    expect(['Activo', 'inactive', 'Ativo'].map(found)).toEqual(['status', 'status', 'status'])
    expect(['Paraná', 'SC'].map(found)).not.toContain('status')
    expect(matchColumns(['Logradouro', 'Estado'], personFields, [{ cells: ['Rua A', 'PR'] }])[1]).toBe('address.stateId')
  })

  it('beside a list in one column fill no part of its first row, which the list would overrule', () => {
    expect(matchColumns(['Departamento', 'Vínculos: lista'], personFields)).toEqual([undefined, 'functions'])
    expect(matchColumns(['Departamento'], personFields)).toEqual(['functions[0].departmentId'])
  })

  it('may be called as what every object has', () => {
    expect(matchColumns(['Constructor', 'Nome', 'toString'], personFields)).toEqual([undefined, 'name', undefined])
  })

  it('are asked for only where every record has them', () => {
    const asked = personFields.filter(({ isRequired }) => isRequired).map(({ path }) => path)
    expect(asked).toEqual(['cpf', 'name', 'birthDate', 'gender', 'legalCapacity'])
    const sometimes = personFields.filter(({ isSometimesRequired }) => isSometimesRequired).map(({ path }) => path)
    expect(sometimes).toEqual(expect.arrayContaining(['phone', 'countryId']))
    expect(sometimes).not.toContain('phone2')
  })

  it.each([
    ['departments', departmentFields, importFields(department, createTranslator('en-US', english))],
    ['people', personFields, importFields(person, createTranslator('en-US', english))],
  ])('of our own template are all found again: %s', (_, portuguese, translated) => {
    for (const fields of [portuguese, translated])
      expect(
        matchColumns(
          fields.map(({ label }) => label),
          fields,
        ),
      ).toEqual(fields.map(({ path }) => path))
  })

  const resources = builtEntities.filter((entity): entity is AnyResource => 'columns' in entity)
  it.each(resources.map((resource) => [resource.contract.name, resource] as const))(
    'are told apart by their labels, in each language: %s',
    (_, resource) => {
      for (const [locale, texts] of [
        ['pt-BR', catalogue],
        ['en-US', english],
        ['es-ES', spanish],
      ] as const) {
        const labels = importFields(resource, createTranslator(locale, texts)).map(({ label }) => label)
        expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([])
      }
    },
  )

  it.each(resources.map((resource) => [resource.contract.name, resource] as const))(
    'exported in one language are found in every other: %s',
    (_, resource) => {
      const languages = Object.entries({ 'pt-BR': catalogue, 'en-US': english, 'es-ES': spanish } as const)
      const inEach = languages.map(([locale, texts]) => importFields(resource, createTranslator(locale as 'pt-BR', texts)))
      const wrong = inEach.flatMap((written) =>
        inEach.flatMap((fields) => {
          const found = matchColumns(
            written.map(({ label }) => label),
            fields,
          )
          return written.flatMap(({ label, path }, place) => (found[place] === path ? [] : [[label, path, found[place]]]))
        }),
      )
      expect(wrong).toEqual([])
    },
  )

  it('that entities share are called as the catalogues say', () => {
    const catalogues = { 'pt-BR': catalogue, 'en-US': english, 'es-ES': spanish }
    for (const locale of locales) {
      const texts: Readonly<Record<string, string>> = catalogues[locale]
      for (const [key, label] of Object.entries(commonFields)) expect(label[locale]).toBe(texts[`common.field.${key}`])
      for (const [value, label] of Object.entries(commonStatuses)) expect(label[locale]).toBe(texts[`common.status.${value}`])
      expect(`{name}: ${listWord[locale]}`).toBe(texts['common.field.list'])
    }
  })

  it('never stand for a picture', () => expect(personFields.map(({ path }) => path)).not.toContain('photoId'))
})

describe('a row', () => {
  it('says its options by label in any language; what it leaves empty stays as in a new record', () => {
    const values = { name: 'A B', gender: 'female', nationality: '', 'address.street': 'Rua A', 'pcd.types': 'Física, Visual' }
    expect(rowDraft(person, personFields, values)).toMatchObject({
      name: 'A B',
      gender: 'feminino',
      nationality: 'brasileiro',
      address: { street: 'Rua A', countryId: 76 },
      pcd: { types: 'fisica;visual' },
      functions: [],
      lgpd: { legalBasis: 'politica-publica' },
    })
    expect(rowDraft(person, personFields, { 'guardians[0].name': 'Ana' }).guardians).toEqual([
      expect.objectContaining({ name: 'Ana', isMain: true }),
    ])
  })

  it('keeps a phone without its area code as it is written, to be refused at its cell', () => {
    const phone = (text: string) => rowDraft(person, personFields, { phone: text }).phone
    expect(['99464-1177', '95216-4119', '3333-4444'].map(phone)).toEqual(['99464-1177', '95216-4119', '3333-4444'])
    expect(['41 99464-1177', '4003-1234', '0800 123 4567'].map(phone)).toEqual(['41994641177', '40031234', '08001234567'])
    const control = personFields.find(({ path }) => path === 'phone')?.control
    expect(control && shownCell(control, '99464-1177')).toBe('99464-1177')
  })

  it('says an option by a beginning that no other has, and leaves to the check what could be two', () => {
    const gender = (text: string) => rowDraft(person, personFields, { gender: text }).gender
    expect(['M', 'f', 'Masc', 'fem', 'MASCULINO'].map(gender)).toEqual(['masculino', 'feminino', 'masculino', 'feminino', 'masculino'])
    expect(['Mulher', 'HOMEM', 'mujer', 'Male'].map(gender)).toEqual(['feminino', 'masculino', 'feminino', 'masculino'])
    // Beside "H" an "M" would mean "Mulher".
    expect(gender('H')).toBe('H')
    expect(gender('x')).toBe('x')
    expect(rowDraft(department, departmentFields, { kind: 'di' }).kind).toBe('di')
    expect(rowDraft(staffFunction, functionFields, { requiresCref: 'S' }).requiresCref).toBe('sim')
  })

  it('keeps the lines of a text that has several, and makes one of a cell that broke its own', () => {
    const values = { name: 'Maria\nAparecida \r\n da Silva', notes: 'uma linha\ne outra', 'address.street': 'Rua\nA' }
    expect(rowDraft(person, personFields, values)).toMatchObject({
      name: 'Maria Aparecida da Silva',
      notes: 'uma linha\ne outra',
      address: { street: 'Rua A' },
    })
  })

  it('is told of its twin in another part of the file, by the line of the spreadsheet', () => {
    const rows = [2, 3, 7].map((line) => ({ line, values: {} }))
    const identities = [{ path: 'cpf', key: 'k' }]
    const verdicts = [{ issues: [], identities }, undefined, { issues: [], identities }]
    expect(allIssues(rows, verdicts)).toEqual([[], undefined, [{ path: 'cpf', code: 'duplicateRow', params: { row: 2 } }]])
  })
})
