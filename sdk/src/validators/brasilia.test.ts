import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

describe('days and times, where the browser writes whole dates in another order', () => {
  beforeAll(() => {
    // ICU 72 writes `11/26/2026` for en-CA; the cached formatters of other tests go with the modules.
    vi.resetModules()
    const written: { readonly format: unknown } = Intl.DateTimeFormat.prototype
    vi.spyOn(written, 'format', 'get').mockReturnValue(() => '11/26/2026, 22:05')
    for (const name of ['toLocaleDateString', 'toLocaleString'] as const) vi.spyOn(Date.prototype, name).mockReturnValue('11/26/2026')
  })
  afterAll(() => {
    vi.restoreAllMocks()
    vi.resetModules()
  })

  it('keep their own order', async () => {
    const { today } = await import('../core/calendar.js')
    const { formatDateTime } = await import('../locale/format.js')
    const { readDateTime } = await import('./readDateTime.js')
    expect(today(new Date('2026-11-26T01:05:00Z'))).toBe('2026-11-25')
    expect(formatDateTime('2026-11-26T01:05:00Z', 'Brasília')).toBe('25/11/2026 22:05 (Brasília)')
    expect(readDateTime('25/11/2026 22:05')).toBe('2026-11-26T01:05:00.000Z')
  })
})

describe('the clocks of Brasília', () => {
  it.each([
    ['2026-11-26T03:00:00Z', '2026-11-26', '00:00', -3],
    ['2018-11-04T02:59:59Z', '2018-11-03', '23:59', -3],
    ['2018-11-04T03:00:00Z', '2018-11-04', '01:00', -2],
    ['2019-02-17T01:59:00Z', '2019-02-16', '23:59', -2],
    ['2019-02-17T02:00:00Z', '2019-02-16', '23:00', -3],
  ])('show at %s %s %s, %i hours from UTC', async (moment, day, minute, hours) => {
    const { inBrasilia } = await import('./brasilia.js')
    expect(inBrasilia(new Date(moment))).toEqual({ day, minute, offset: hours * 3_600_000 })
  })
})
