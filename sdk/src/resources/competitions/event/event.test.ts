import { describe, expect, test } from 'vitest'
import { toFieldIssues } from '../../../schema/issues.js'
import { eventEffects, eventRemarks, eventWarnings } from './effects.js'
import { eventSchema, type SportsEventDraft } from './schema.js'

const good = {
  competition: 'jeps',
  edition: 72,
  year: 2026,
  name: '72º Jogos Escolares',
  phase: 'final',
  hostCityIds: [4118501],
  modalities: ['futsal'],
  startDate: '2026-05-05',
  endDate: '2026-05-10',
  coordinatorId: 1,
}
const category = (name: string, minAge: number | null, maxAge: number | null) => ({ name, minAge, maxAge })

test.each([
  ['as it is', {}, {}],
  ['of one day', { endDate: '2026-05-05' }, {}],
  ['of 31 days', { endDate: '2026-06-04' }, {}],
  ['of 32 days', { endDate: '2026-06-05' }, { endDate: 'event.tooLong' }],
  ['that ends before it begins', { endDate: '2026-05-04' }, { endDate: 'endBeforeStart' }],
  ['with half a registration', { registrationStart: '2026-03-01' }, { registrationEnd: 'required' }],
  [
    'with registration until its first day',
    { registrationStart: '2026-03-01', registrationEnd: '2026-05-05' },
    { registrationEnd: 'event.registrationTooLate' },
  ],
  [
    'with registration that ends first',
    { registrationStart: '2026-03-02', registrationEnd: '2026-03-01' },
    { registrationEnd: 'endBeforeStart' },
  ],
  ['without sports', { modalities: [] }, { modalities: 'required' }],
  ['with a sport of its own', { modalities: ['quadribol'] }, { 'modalities[0]': 'invalid' }],
  ['without a host', { hostCityIds: [] }, { hostCityIds: 'required' }],
  ['of edition 0', { edition: 0 }, { edition: 'min' }],
  ['of a year that is a slip', { year: 202 }, { year: 'min' }],
  ['with a name that is too long', { name: 'a'.repeat(201) }, { name: 'maxLength' }],
  ['opened on the evening before', { openingAt: '2026-05-05T02:00:00Z' }, { openingAt: 'event.openingOutside' }],
  ['opened on the last evening', { openingAt: '2026-05-11T02:00:00Z' }, {}],
  ['with ages the wrong way round', { categories: [category('A', 17, 15)] }, { 'categories[0].maxAge': 'min' }],
  ['with a category twice', { categories: [category('A', 12, 14), category('a', 15, 17)] }, { 'categories[1].name': 'repeated' }],
  ['with a category without ages', { categories: [category('A', null, null)] }, { 'categories[0].minAge': 'required' }],
  ['with a page that is a script', { links: { site: 'javascript:alert(1)' } }, { 'links.site': 'url' }],
  ['with a page of the web', { links: { site: 'https://www.esporte.pr.gov.br/jogos' } }, {}],
  ['with 400 municipalities', { expected: { municipalities: 400 } }, { 'expected.municipalities': 'max' }],
])('an event is checked %s', (_, change, expected) => {
  const result = eventSchema.draft.safeParse({ ...good, ...change })
  expect(Object.fromEntries(toFieldIssues(result.success ? [] : result.error.issues).map(({ path, code }) => [path, code]))).toEqual(
    expected,
  )
})

describe('the suggested name', () => {
  const parts = eventSchema.draft.parse({ ...good, phase: 'regional' }) as SportsEventDraft
  const names: Readonly<Record<number, string>> = { 4118501: 'Pato Branco', 4101408: 'Apucarana', 4122404: 'Rolândia', 4106902: 'Curitiba' }
  const nameOf = (_: string, id: number) => names[id]
  const after = (key: keyof SportsEventDraft, values: Partial<SportsEventDraft>, before: Partial<SportsEventDraft> = {}) =>
    eventEffects(key, { ...parts, name: '', ...values }, { ...parts, name: '', ...before }, nameOf).name

  test.each<readonly [Partial<SportsEventDraft>, string | undefined]>([
    [{}, '72º Jogos Escolares do Paraná – Fase Regional – Pato Branco'],
    [{ stage: 'Etapa 1' }, '72º Jogos Escolares do Paraná – Fase Regional – Etapa 1 – Pato Branco'],
    [
      { phase: 'final', division: 'A', hostCityIds: [4101408, 4122404] },
      '72º Jogos Escolares do Paraná – Fase Final – Divisão A – Apucarana/Rolândia',
    ],
    [{ hostCityIds: [4101408, 4122404, 4118501, 4106902] }, '72º Jogos Escolares do Paraná – Fase Regional'],
    [{ competition: 'outro' }, ''],
    [{ hostCityIds: [1] }, '72º Jogos Escolares do Paraná – Fase Regional'],
  ])('is made of its parts: %o', (values, expected) => expect(after('edition', values)).toBe(expected))

  test('follows the parts until somebody changes it', () => {
    const first = after('edition', {})
    expect(after('edition', { edition: 73, name: first }, { name: first })).toBe(
      '73º Jogos Escolares do Paraná – Fase Regional – Pato Branco',
    )
    expect(after('edition', { edition: 73, name: 'Jogos de inverno' }, { name: 'Jogos de inverno' })).toBeUndefined()
    expect(after('name', { name: '' }, { name: first })).toBeUndefined()
  })

  /** The name after these changes, one by one, as the form makes them. */
  const typed = (start: Partial<SportsEventDraft>, ...changes: readonly Partial<SportsEventDraft>[]) => {
    const first = { ...parts, name: after('edition', start) ?? '', ...start }
    return changes.reduce((values: SportsEventDraft, change) => {
      const [key] = Object.keys(change) as (keyof SportsEventDraft)[]
      const next = { ...values, ...change }
      return { ...next, ...eventEffects(key ?? 'name', next, values, nameOf) }
    }, first).name
  }
  const nothing = null as never

  test.each<readonly [string, Partial<SportsEventDraft>[], string]>([
    ['an edition that is typed again', [{ edition: 7 }, { edition: nothing }, { edition: 73 }], '73º Jogos Escolares do Paraná'],
    ['a competition without a name of its own', [{ competition: 'outro' }, { competition: 'japs' }], '72º Jogos Abertos do Paraná'],
    [
      'hosts that are chosen again',
      [{ hostCityIds: [] }, { hostCityIds: [1] }, { hostCityIds: [4118501] }],
      '72º Jogos Escolares do Paraná',
    ],
  ])('is not left behind by %s', (_, changes, expected) => {
    expect(typed({}, ...changes)).toBe(`${expected} – Fase Regional – Pato Branco`)
    expect(typed({ name: 'Jogos de inverno' }, ...changes)).toBe('Jogos de inverno')
    expect(typed({}, { competition: 'outro' }, { name: 'Copa do bairro' }, ...changes)).toBe('Copa do bairro')
  })

  test('comes with the region of another host, and the year of the first day', () => {
    const moved = { ...parts, regionId: 9, hostCityIds: [4101408] }
    expect(eventEffects('hostCityIds', moved, { ...moved, hostCityIds: [4118501] }, nameOf)).toHaveProperty('regionId', null)
    expect(eventEffects('stage', { ...moved, stage: 'Etapa 2' }, moved, nameOf)).not.toHaveProperty('regionId')
    const undated = { ...parts, year: null as unknown as number }
    expect(eventEffects('startDate', undated, undated, nameOf)).toHaveProperty('year', 2026)
  })
})

test('categories tell the years of birth', () => {
  const categories = [category('A', 15, 17), category('Livre', 16, null), category('Sub-12', 12, 12), category('?', null, 4)]
  const { remarks } = { remarks: eventRemarks({ ...good, categories } as unknown as SportsEventDraft) }
  expect(remarks).toEqual({
    'categories[0].maxAge': { code: 'bornFromTo', params: { from: '2009', to: '2011' } },
    'categories[1].maxAge': { code: 'bornUntil', params: { from: '2026', to: '2010' } },
    'categories[2].maxAge': { code: 'bornIn', params: { from: '2014', to: '2014' } },
  })
})

test('a first day in another year is told, and no more than that', () => {
  const values = { ...good, venues: [] } as unknown as SportsEventDraft
  expect(eventWarnings(values)).toEqual({})
  expect(eventWarnings({ ...values, startDate: '2027-01-02' })).toEqual({ startDate: 'otherYear' })
  const venue = { name: 'Ginásio', address: null, capacity: null, modalities: ['voleibol' as const] }
  expect(eventWarnings({ ...values, modalities: ['futsal'], venues: [venue] })).toEqual({ venues: 'venueModalities' })
  expect(eventWarnings({ ...values, modalities: ['futsal', 'voleibol'], venues: [venue] })).toEqual({})
})
