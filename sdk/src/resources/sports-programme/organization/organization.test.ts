import { describe, expect, test } from 'vitest'
import { today } from '../../../core/calendar.js'
import type { Parser } from '../../../core/parser.js'
import { toFieldIssues } from '../../../schema/issues.js'
import { organization } from './resource.js'
import { organizationSchema } from './schema.js'
import { organizationEnded, organizationLacks } from './shared.js'

const codes = (input: unknown) => {
  const result = (organizationSchema.draft as Parser<unknown>).safeParse(input)
  return Object.fromEntries(toFieldIssues(result.success ? [] : result.error.issues).map(({ path, code }) => [path, code]))
}
const mandate = (more: object = {}) => ({
  personId: 1,
  role: 'presidente',
  mandateStart: '2024-01-01',
  mandateEnd: '2025-12-31',
  isLegalRep: true,
  ...more,
})
const good = {
  type: 'associacao',
  cnpj: '12.ABC.345/01DE-35',
  companyName: 'Associação Desportiva Araucária',
  legalNature: '399-9',
  address: { countryId: 76, zipCode: '80000-000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902 },
  email: 'contato@exemplo.org.br',
  phone: '(41) 3333-4444',
  contacts: [{ name: 'Ana Prestes', isMain: true }],
  dirigentes: [mandate()],
}
const next = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

describe('an organization', () => {
  test.each([
    ['as it is', {}, {}],
    ['with a CNPJ whose digits are wrong', { cnpj: '12.ABC.345/01DE-36' }, { cnpj: 'cnpj' }],
    ['with a name of two letters', { companyName: 'AB' }, { companyName: 'minLength' }],
    ['with a name to its limit, of emoji', { companyName: '🏅'.repeat(75) }, {}],
    ['with a name beyond it', { companyName: 'a'.repeat(151) }, { companyName: 'maxLength' }],
    ['with purposes beyond their limit', { purposes: 'a'.repeat(1001) }, { purposes: 'maxLength' }],
    ['founded tomorrow', { foundedAt: next(today()) }, { foundedAt: 'future' }],
    ['founded today', { foundedAt: today() }, {}],
    ['founded with the first town of Paraná', { foundedAt: '1648-07-29' }, {}],
    ['founded before there was Brazil', { foundedAt: '1499-12-31' }, { foundedAt: 'date' }],
    ['with a site that is none', { website: 'www.exemplo' }, { website: 'url' }],
    ['with a site of no public host', { website: 'https://exemplo' }, { website: 'url' }],
    ['with a site whose host has no end', { website: `https://${'a'.repeat(300)}.br` }, { website: 'maxLength' }],
    ['with a site whose query has no end', { website: `https://exemplo.org.br/?q=${'a'.repeat(300)}` }, { website: 'maxLength' }],
    ['with a site', { website: 'https://exemplo.org.br/esporte?ano=2026' }, {}],
    ['with a CREF of a person', { registrations: { crefPj: '012345-G/PR' } }, { 'registrations.crefPj': 'pattern' }],
    ['with a CREF of its own', { registrations: { crefPj: '012345-PJ/PR' } }, {}],
    ['that serves fewer than none', { serves: { children: -1 } }, { 'serves.children': 'min' }],
    ['with a sport that nobody plays here', { modalities: ['remo', 'sumo'] }, { 'modalities[1]': 'invalid' }],
    ['without anybody to speak to', { contacts: [] }, { contacts: 'required' }],
    ['with two main contacts', { contacts: [good.contacts[0], good.contacts[0]] }, { contacts: 'oneMain' }],
    ['with a document of no kind of ours', { documents: [{ fileId: 1, category: 'rg' }] }, { 'documents[0].category': 'invalid' }],
    [
      'with an account of another holder',
      { bankAccounts: [account({ holderDocument: '52998224725' })] },
      { 'bankAccounts[0].holderJustification': 'required' },
    ],
    ['with an account of its own', { bankAccounts: [account({ holderDocument: '12ABC34501DE35' })] }, {}],
  ])('is checked %s', (_, change, expected) => expect(codes({ ...good, ...change })).toEqual(expected))

  test.each([
    ['municipio', '124-4', '399-9'],
    ['municipio', '103-1', '306-9'],
    ['associacao', '399-9', '206-2'],
    ['fundacao', '306-9', '399-9'],
    ['empresa', '206-2', '124-4'],
  ])('of the type %s has the nature %s, not %s', (type, fitting, other) => {
    expect(codes({ ...good, type, legalNature: fitting })).toEqual({})
    expect(codes({ ...good, type, legalNature: other })).toEqual({ legalNature: 'organization.natureOfType' })
  })

  test.each([
    ['nobody', [], { dirigentes: 'required' }],
    ['somebody without representation', [mandate({ isLegalRep: false })], { dirigentes: 'organization.noLegalRep' }],
    ['a mandate that ends before it begins', [mandate({ mandateEnd: '2023-12-31' })], { 'dirigentes[0].mandateEnd': 'endBeforeStart' }],
    [
      'two in one office on one day',
      [mandate(), mandate({ personId: 2, mandateStart: '2025-12-31', mandateEnd: null, isLegalRep: false })],
      { 'dirigentes[1].mandateStart': 'organization.mandateOverlap' },
    ],
    ['one after the other in one office', [mandate(), mandate({ mandateStart: '2026-01-01', mandateEnd: null })], {}],
    [
      'two representatives at a time',
      [mandate(), mandate({ role: 'representante-legal', mandateStart: '2025-01-01', mandateEnd: null })],
      { 'dirigentes[1].isLegalRep': 'organization.secondLegalRep' },
    ],
  ])('is led by %s', (_, dirigentes, expected) => expect(codes({ ...good, dirigentes })).toEqual(expected))
})

describe('what an organization lacks', () => {
  const day = '2025-06-30'
  const paper = (category: string, validUntil: string | null = null) => ({ category, validUntil })
  const whole = {
    ...good,
    documents: ['estatuto', 'ata-eleicao', 'cnd-federal', 'cnd-estadual', 'cnd-municipal'].map((code) => paper(code)),
    dirigentes: [mandate()],
  }
  const lacks = (more: object) => organizationLacks({ ...whole, ...more }, day).map(({ code }) => code)

  test.each([
    ['nothing', {}, []],
    ['a representative, whose mandate ended yesterday', { dirigentes: [mandate({ mandateEnd: '2025-06-29' })] }, ['noCurrentLegalRep']],
    ['no representative on the last day of the mandate', { dirigentes: [mandate({ mandateEnd: day })] }, []],
    ['a document that was never there', { documents: whole.documents.slice(1) }, ['missing-estatuto']],
    [
      'a document that ended',
      { documents: [...whole.documents.slice(0, 4), paper('cnd-municipal', '2025-06-29')] },
      ['expired-cnd-municipal'],
    ],
    ['no document that was renewed', { documents: [...whole.documents, paper('cnd-municipal', '2025-06-29')] }, []],
    [
      'no minutes that stand beside the mandate',
      { documents: whole.documents.filter(({ category }) => category !== 'ata-eleicao'), dirigentes: [mandate({ ata: [{ fileId: 7 }] })] },
      [],
    ],
    [
      'no minutes that were renewed beside the mandate',
      {
        documents: whole.documents.map((each) => (each.category === 'ata-eleicao' ? paper('ata-eleicao', '2025-06-29') : each)),
        dirigentes: [mandate({ ata: [{ fileId: 7 }] })],
      },
      [],
    ],
    ['no document that its type does not ask for', { documents: [...whole.documents, paper('alvara', '2020-01-01')] }, []],
  ])('is %s', (_, more, expected) => expect(lacks(more)).toEqual(expected))

  test('counts as over only what has been there', () => {
    expect(organizationEnded({ ...whole, documents: [paper('cnd-federal', '2025-06-29')] }, day)).toEqual([{ code: 'expired-cnd-federal' }])
  })
})

describe('the form', () => {
  const { onChange, warnings, empty } = organization
  test('follows the type with its usual nature, and keeps one that suits', () => {
    expect(onChange?.('type', { ...empty, type: 'municipio' }, empty, () => undefined)).toEqual({ legalNature: '124-4' })
    expect(onChange?.('type', { ...empty, type: 'municipio', legalNature: '103-1' }, empty, () => undefined)).toEqual({})
    expect(onChange?.('companyName', { ...empty, type: 'municipio' }, empty, () => undefined)).toEqual({})
  })

  test('says when nobody represents the organization any more', () => {
    expect(warnings?.({ ...empty, dirigentes: [mandate({ mandateEnd: '2020-01-01' })] })).toEqual({ dirigentes: 'noCurrentLegalRep' })
    expect(warnings?.({ ...empty, dirigentes: [mandate({ mandateEnd: null })] })).toEqual({})
    expect(warnings?.(empty)).toEqual({})
  })
})

function account(more: object) {
  return { bankCode: '001', agency: '1234', account: '12345', accountDigit: '6', accountType: 'corrente', isMain: true, ...more }
}

test('every decision about it can be taken back by the one who made it', () => {
  const decisions = organization.contract.transitions.filter(({ from }) => from.includes('em-analise'))
  expect(decisions.map(({ name, isReversible }) => [name, isReversible])).toEqual(
    ['approve', 'approveWithRemark', 'giveBack', 'reject'].map((name) => [name, true]),
  )
})
