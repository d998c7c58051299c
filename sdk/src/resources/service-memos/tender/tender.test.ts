import { describe, expect, test } from 'vitest'
import { toFieldIssues } from '../../../schema/issues.js'
import { estimateNote } from '../../../blocks/pricing/estimateNote.js'
import { addDays, addYears, today } from '../../../core/calendar.js'
import { lot } from '../lot/resource.js'
import { lotSchema } from '../lot/schema.js'
import { tender } from './resource.js'
import { tenderSamples } from './samples.js'
import { type Tender, tenderSchema } from './schema.js'

const [sample = {}] = tenderSamples
const issuesOf = (more: object) => {
  const result = tenderSchema.draft.safeParse({ ...sample, ...more })
  return result.success ? [] : toFieldIssues(result.error.issues).map(({ path, code }) => `${path}: ${code}`)
}

describe('a tender', () => {
  test.each([
    [{}, []],
    [{ modality: 'inexigibilidade', disputeMode: null }, ['legalArticle: required']],
    [{ modality: 'concorrencia-eletronica', disputeMode: null }, ['disputeMode: required']],
    [{ modality: 'credenciamento', disputeMode: null }, []],
    [{ managerId: 1, inspectorId: 1 }, ['inspectorId: tender.inspectorIsManager']],
    [{ number: 0 }, ['number: min']],
    [{ year: 1989 }, ['year: min']],
    [{ ataStart: '2024-02-29', ataEnd: '2025-03-01' }, []],
    [{ ataStart: '2024-02-29', ataEnd: '2025-03-02' }, ['ataEnd: tender.ataTooLong']],
    [{ isSrp: false, contractStart: '2026-01-01', contractEnd: '2030-12-31' }, []],
    [{ ataStart: '31/02/2026', ataEnd: '2027-03-01' }, ['ataStart: date']],
    [{ extensions: [{ term: '1º', signedAt: '2027-03-01', until: '2028-03-31' }] }, []],
  ])('with %o has the issues %o', (more, expected) => expect(issuesOf(more)).toEqual(expected))

  test('has its number and year from one text', () => {
    const read = (number: unknown) =>
      tender.onChange?.('number', { ...tender.empty, number } as never, tender.empty as never, () => undefined)
    expect(read('301/2026')).toEqual({ number: 301, year: 2026 })
    expect(read(' 0301 / 2026 ')).toEqual({ number: 301, year: 2026 })
    expect(['301', '301/26', 301, null].map(read)).toEqual([{}, {}, {}, {}])
  })

  test('keeps the days of its validity when the price register is ticked or taken away', () => {
    const tick = (more: object) => tender.onChange?.('isSrp', { ...tender.empty, ...more } as never, tender.empty as never, () => undefined)
    const [start, end] = ['2026-04-01', '2027-03-31']
    expect(tick({ isSrp: true, contractStart: start, contractEnd: end })).toEqual({ ataStart: start, ataEnd: end })
    expect(tick({ isSrp: false, ataStart: start, contractStart: '2026-05-01' })).toEqual({ contractStart: '2026-05-01', contractEnd: null })
  })

  const values = (more: object) => ({ ...tender.empty, modality: 'pregao-eletronico', publicationDate: '2026-02-02', ...more }) as never
  test('counts the business days until its session, and warns where bidders have fewer than eight', () => {
    const soon = values({ sessionAt: '2026-02-11T12:00:00.000Z' })
    const later = values({ sessionAt: '2026-02-12T12:00:00.000Z' })
    expect(tender.warnings?.(soon)).toEqual({ sessionAt: 'sessionTooSoon' })
    expect(tender.remarks?.(soon)).toEqual({ sessionAt: { code: 'businessDays', params: { count: 7 } } })
    expect(tender.warnings?.(later)).toEqual({})
    expect(tender.warnings?.(values({ modality: 'concurso', sessionAt: '2026-02-11T12:00:00.000Z' }))).toEqual({})
  })

  test.each([
    { sessionAt: '31/02/2026 25:00' },
    { sessionAt: '10/02/2026' },
    { publicationDate: '31/02/2026', sessionAt: '2026-02-11T12:00:00.000Z' },
  ])('counts no business days with %o, which is not a date', (more) =>
    expect([tender.warnings?.(values(more)), tender.remarks?.(values(more))]).toEqual([{}, {}]),
  )
})

describe('the day of a deed', () => {
  const values = (more: object) => ({ ...tender.empty, year: Number(today().slice(0, 4)), ...more }) as never
  const [tomorrow, later] = [addDays(today(), 1), addDays(addYears(today(), 4), 10)]
  const ahead = { code: 'dayAhead', params: { date: tomorrow } }
  const yearsAhead = { code: 'yearsAhead', params: { date: later, count: 4 } }

  test('is warned of at its field while it has not come, and so is a year that lies long before the tender', () => {
    const warned = (key: string, day: string) => tender.warnings?.(values({ [key]: day }))
    expect(warned('publicationDate', today())).toEqual({})
    expect(warned('publicationDate', tomorrow)).toEqual({ publicationDate: ahead })
    expect(warned('homologationDate', later)).toEqual({ homologationDate: yearsAhead })
    const year = Number(today().slice(0, 4))
    expect(warned('publicationDate', `${year - 1}-01-01`)).toEqual({})
    const params = { date: `${year - 2}-12-31`, year: String(year) }
    expect(warned('publicationDate', params.date)).toEqual({ publicationDate: { code: 'longBefore', params } })
    const signed = tender.fields.extensions?.fieldset?.warnings?.signedAt?.of({ signedAt: tomorrow }, undefined, undefined)
    expect(signed).toEqual(ahead)
  })

  test('is asked about before the change that makes it count', () => {
    const asked = (name: string, more: object, typed = {}) => tender.judge?.[name]?.(typed, values(more)).question
    for (const name of ['publish', 'adjudicateDirectly']) {
      expect(asked(name, { publicationDate: later })).toEqual({ ...yearsAhead, path: 'publicationDate' })
      expect(asked(name, { publicationDate: today() })).toBeUndefined()
    }
    expect(asked('homologate', {}, { homologationDate: later, start: later })).toEqual({ ...yearsAhead, path: 'homologationDate' })
    expect(asked('homologate', {}, { homologationDate: today(), start: later })).toBeUndefined()
    expect(lot.judge?.homologate?.({}, { awardDate: later } as never).question).toEqual({ ...yearsAhead, path: 'awardDate' })
    expect(lot.warnings?.({ ...lot.empty, awardDate: tomorrow } as never)).toEqual({ awardDate: ahead })
  })
})

describe('the estimated total', () => {
  const note = (estimated: unknown, maxTotal: string | null, status = 'publicada') => estimateNote({ maxTotal, status } as never, estimated)

  test('is warned of with both sums where the lots add up to much less or much more', () => {
    const differs = (estimated: string, lots: string) => ({ warning: { code: 'estimateDiffers', params: { estimated, lots } } })
    expect(note('10.00', '3538332.94')).toEqual(differs('10.00', '3538332.94'))
    expect(note('3538332.94', '100000.00')).toEqual(differs('3538332.94', '100000.00'))
    expect(note('1000.00', '1100.00')).toBeUndefined()
    expect(note('1000.00', '1100.01')).toEqual(differs('1000.00', '1100.01'))
  })

  test('is no warning while lots are still added, nor without an estimate or items', () => {
    expect(note('1000.00', '300.00', 'em-elaboracao')).toEqual({
      remark: { code: 'estimateDiffers', params: { estimated: '1000.00', lots: '300.00' } },
    })
    expect(note('1000.00', '3000.00', 'em-elaboracao')).toHaveProperty('warning')
    expect([note(null, '300.00'), note('', '300.00'), note('1.000', null), note('abc', '300.00')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('a tender whose status goes on by itself', () => {
  const now = today()
  const record = (more: object) => ({ ...sample, extensions: [], ...more }) as unknown as Tender
  const ways = (start: unknown, end: unknown) => tender.leadsTo?.(record({}), 'homologate', { start, end })

  test('is said to be in force before it is homologated', () => {
    expect(ways(now, addDays(now, 364))).toEqual(['homologada', 'vigente'])
    expect(ways(addDays(now, -400), addDays(now, -35))).toBeUndefined()
    expect([ways(addDays(now, 1), addDays(now, 364)), ways(null, null), ways('', now)]).toEqual([undefined, undefined, undefined])
  })

  test('returns from a suspension to the status that it had', () => {
    expect(tender.leadsTo?.(record({ status: 'suspensa', resumeStatus: 'vigente' }), 'resume', {})).toEqual(['vigente'])
    expect(tender.leadsTo?.(record({ status: 'adjudicada' }), 'suspend', {})).toBeUndefined()
  })
})

describe('an item of a lot', () => {
  const item = { materialId: 1, quantity: '10', maxUnitPrice: '26' }
  const lot = { tenderId: 1, number: 1, title: 'Refeições', kind: 'servico', benefit: 'sem-beneficio' }
  const found = (more: object) => {
    const result = lotSchema.draft.safeParse({ ...lot, items: [{ ...item, ...more }] })
    return result.success ? [] : toFieldIssues(result.error.issues).map(({ path, code }) => `${path}: ${code}`)
  }
  test.each([
    [{}, []],
    [{ quantity: '0' }, ['items[0].quantity: min']],
    [{ quantity: '-1' }, ['items[0].quantity: min']],
    [{ quantity: '0.0001' }, []],
    [{ quantity: '0.00001' }, ['items[0].quantity: pattern']],
    [{ quantity: '1.000,5' }, ['items[0].quantity: pattern']],
    [{ awardedUnitPrice: '26.0001' }, ['items[0].awardedUnitPrice: lot.aboveMaxPrice']],
    [{ minOrder: '5', maxOrder: '4' }, ['items[0].maxOrder: min']],
    [{ maxOrder: '10.5' }, ['items[0].maxOrder: max']],
  ])('with %o has the issues %o', (more, expected) => expect(found(more)).toEqual(expected))
})

describe('a published tender', () => {
  test.each([
    ['dispensa', ['adjudicateDirectly', 'suspend']],
    ['pregao-eletronico', ['openDispute', 'suspend']],
  ] as const)('by %s offers %o', (modality, offered) => {
    const all = ['openDispute', 'adjudicateDirectly', 'suspend']
    expect(all.filter((transition) => tender.offers?.({ modality } as unknown as Tender, transition))).toEqual(offered)
  })
})
