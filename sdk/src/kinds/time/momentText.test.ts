import { describe, expect, it } from 'vitest'
import { time } from './time.js'
import { lacksYear } from './dateText.js'
import { momentText, whyNoMoment } from './momentText.js'

const typeIn = (keys: string, start = '') =>
  keys.split('').reduce((shown, key) => momentText.edit({ text: shown + key, caret: shown.length + 1 }, shown).text, start)
const paste = (text: string) => momentText.edit({ text, caret: text.length }, '').text
const left = (text: string) => momentText.complete(text, { last: 2036 })

describe('a moment', () => {
  it.each([
    ['1/3/27 19:00', '01/03/2027 19:00'],
    ['01/03/2027 19:00', '01/03/2027 19:00'],
    ['1/3/2027 9h', '01/03/2027 09:00'],
    ['1/3/27 9:00', '01/03/2027 09:00'],
    ['1/3/27 19h30', '01/03/2027 19:30'],
    ['1/3/27 9h30min', '01/03/2027 09:30'],
    ['1.3.27 9.30', '01/03/2027 09:30'],
    ['1-3-27, 9', '01/03/2027 09:00'],
    ['1 3 27 19 00', '01/03/2027 19:00'],
    ['01032027 930', '01/03/2027 09:30'],
    ['010320271900', '01/03/2027 19:00'],
    ['0103271900', '01/03/2027 19:00'],
    ['1/3/99 0:30', '01/03/1999 00:30'],
    ['01/03/2027T19:00', '01/03/2027 19:00'],
    ['1/3/27 9 horas', '01/03/2027 09:00'],
    ['2027-03-01 19:00', '01/03/2027 19:00'],
    ['1/3/27 7:30 pm', '01/03/2027 19:30'],
    ['1/3/27 7 pm', '01/03/2027 19:00'],
    ['1/3/27 12:15 a.m.', '01/03/2027 00:15'],
  ])('typed as %s is %s', (keys, shown) => {
    expect(left(typeIn(keys))).toBe(shown)
    expect(momentText.format(momentText.parse(shown))).toBe(shown)
  })

  it.each(['21/11/2026, 7h05', '21/11/2026 07:05:59', '2026-11-21 07:05', '2026-11-21T10:05:00Z', '21/11/26 às 7h05', ' 21.11.2026 7h05 '])(
    'pasted as %s is read',
    (text) => expect(paste(text)).toBe('21/11/2026 07:05'),
  )

  it('pasted without its time waits for the time', () => {
    expect(paste('1/3/27')).toBe('01/03/27')
    expect(left(typeIn(' 9h', paste('1/3/27')))).toBe('01/03/2027 09:00')
  })

  it('keeps its time while a digit of the day is mended, and its day while the time is', () => {
    const cut = momentText.edit({ text: '01/0/2027 19:00', caret: 4 }, '01/03/2027 19:00')
    expect(cut.text.endsWith(' 19:00')).toBe(true)
    expect(momentText.edit({ text: cut.text.replace('01/0', '01/04'), caret: 5 }, cut.text).text).toBe('01/04/2027 19:00')
    expect(momentText.edit({ text: '01/03/2027 1:00', caret: 12 }, '01/03/2027 19:00').text).toMatch(/^01\/03\/2027 /)
    expect(momentText.edit({ text: '01/03/202719:00', caret: 10 }, '01/03/2027 19:00').text).toBe('01/03/2027 19:00')
  })

  it('is no value while its time is missing, and then says so', () => {
    expect(momentText.parse('01/03/2027')).toBe('01/03/2027')
    expect(momentText.parse('01/03/2027 19')).toBe('01/03/2027 19')
    expect(momentText.parse('')).toBeNull()
    expect(left('01/03/27')).toBe('01/03/2027')
    expect(whyNoMoment('01/03/2027')).toBe('noHour')
    expect(whyNoMoment('01/03/2027 1')).toBe('tooShort')
  })

  it('that the clocks left out says so; a wrong day or hour does not', () => {
    expect(whyNoMoment('04/11/2018 00:30')).toBe('noSuchHour')
    expect(whyNoMoment('31/02/2026 00:30')).toBeUndefined()
    expect(whyNoMoment('01/03/2027 24:00')).toBeUndefined()
    expect(left(typeIn('1/3/27 24:00'))).toBe('01/03/27 24:00')
  })

  it.each([
    ['10 de março de 2027 9h', '10/03/2027 09:00'],
    ['10/03/27 7 da noite', '10/03/27 7da noite'],
  ])('keeps the words of a typed %s: %s', (keys, shown) => expect(left(typeIn(keys))).toBe(shown))

  it.each(['21/11/2026 7 da noite', '1/3/27 sete horas', '2027-03-01 7 pm'])('pasted as %s keeps its time, to be mended', (text) => {
    expect(paste(text)).toBe(text)
    expect(momentText.isForeign(text)).toBe(true)
  })

  it.each([
    ['1/3 9h', '01/03 9h'],
    ['3/12 20:30', '03/12 20:30'],
    ['1/3 19:00', '01/03 19:00'],
  ])('typed without its year as "%s" keeps its hour apart', (keys, shown) => {
    expect(left(typeIn(keys))).toBe(shown)
    expect(lacksYear(shown)).toBe(true)
  })

  it.each([
    ['1/3 19h', '01/03/2027 19:00'],
    ['3/12 20:30', '03/12/2026 20:30'],
    ['1/3', '01/03/2027'],
    ['10 de março 9h', '10/03/2027 09:00'],
  ])('typed without its year as "%s" gets the nearest one', (keys, shown) =>
    expect(momentText.complete(typeIn(keys), { last: 2036, near: '2026-11-29' })).toBe(shown),
  )

  it('keeps a text that is none, to be mended', () => {
    expect(paste('amanhã')).toBe('amanhã')
    expect(momentText.isForeign('amanhã')).toBe(true)
  })
})

describe('a time of day', () => {
  const { kind, options } = time()
  const mask = kind.mask?.(options)
  const type = (keys: string) => keys.split('').reduce((shown, key) => mask?.lay(shown + key) ?? '', '')
  it.each([
    ['9h', '09:00'],
    ['9', '09:00'],
    ['19', '19:00'],
    ['9:00', '09:00'],
    ['19h30', '19:30'],
    ['9h30min', '09:30'],
    ['9.30', '09:30'],
    ['9 30', '09:30'],
    ['930', '09:30'],
    ['1930', '19:30'],
    ['0:15', '00:15'],
    ['7:30 pm', '19:30'],
    ['7 pm', '19:00'],
    ['12 am', '00:00'],
    ['9 horas', '09:00'],
  ])('typed as %s is %s', (keys, value) => expect(mask?.complete?.(mask.parse(mask.format(type(keys))))).toBe(value))
  it.each(['25:00', '7:6', '24:00'])('typed as %s is not guessed at', (keys) =>
    expect(mask?.complete?.(mask.parse(mask.format(type(keys))))).not.toMatch(/^([01]\d|2[0-3]):[0-5]\d$/),
  )
})
