import { describe, expect, it } from 'vitest'
import { date, yearsOf } from './date.js'
import { completeDate, editDate, formatDate, isForeignDate, lacksYear, parseDate } from './dateText.js'

const typeIn = (keys: string) =>
  keys.split('').reduce((shown, key) => editDate({ text: shown + key, caret: shown.length + 1 }, shown).text, '')
const paste = (text: string) => editDate({ text, caret: text.length }, '').text

describe('a date field', () => {
  it('never moves a date through a zone', () => {
    expect(parseDate('01/03/2026')).toBe('2026-03-01')
    expect(formatDate('2026-03-01')).toBe('01/03/2026')
  })
  it('takes digits and puts the slashes', () => expect(typeIn('03052026')).toBe('03/05/2026'))
  it('takes the slashes that are typed', () => {
    expect(typeIn('3/5/2026')).toBe('03/05/2026')
    expect(typeIn('3/')).toBe('03/')
    expect(typeIn('3.5.2026')).toBe('03/05/2026')
    expect(typeIn('3-5-26')).toBe('03/05/26')
  })
  it.each([
    '03/05/2026',
    '3/5/2026',
    '03.05.2026',
    '03-05-2026',
    '2026-05-03',
    '2026-05-03T10:00:00Z',
    '03052026',
    ' 03/05/2026 ',
    '03/05/2026 08:30',
    '０３／０５／２０２６',
    '3 de maio de 2026',
    '3º de Maio de 2026',
    '03-mai-2026',
    '3 mayo 2026',
    '3 May 2026',
  ])('takes %s when pasted', (text) => {
    expect(paste(text)).toBe('03/05/2026')
  })
  it.each([
    ['2026-05-03', '01/01/1900'],
    ['3/5/2026', '01/01/1900'],
    ['13/5/2026', '01/01/1900'],
    ['03.05.2026', '01/01/1900'],
  ])('takes %s when pasted over %s', (text, shown) => {
    expect(editDate({ text, caret: text.length }, shown).text).toBe(text.startsWith('13') ? '13/05/2026' : '03/05/2026')
  })
  it.each(['maio de 2026', '46145-x', '03/2026', '1/1/1', '3 de maça de 2026', 'dia 3'])('keeps %s when pasted, to be mended', (text) => {
    expect(paste(text)).toBe(text)
    expect(isForeignDate(text)).toBe(true)
    expect(parseDate(text)).toBe(text)
    expect(formatDate(parseDate(text))).toBe(text)
  })
  it('takes what was pasted once it is mended by hand', () => {
    expect(editDate({ text: '3 05/2026', caret: 2 }, '3  05/2026').text).toBe('03/05/2026')
    expect(editDate({ text: '', caret: 0 }, 'x').text).toBe('')
  })
  it('takes a short year when pasted, for the century to come on leaving', () => expect(paste('3/5/26')).toBe('03/05/26'))
  it('keeps what is no date, so that it can be mended', () => {
    expect(parseDate('31/02/2026')).toBe('31/02/2026')
    expect(formatDate('31/02/2026')).toBe('31/02/2026')
    expect(parseDate('')).toBeNull()
  })
  it.each([
    ['3/12 20:30', '03/12 20:30'],
    ['1/3 19h', '01/03 19h'],
    ['1/3/27 19:00', '01/03/2027'],
    ['1/3/27 9h30', '01/03/2027'],
    ['1/3/2027 19:00', '01/03/2027'],
  ])('takes no hour of "%s" for a year', (keys, left) => {
    expect(completeDate(typeIn(keys), { last: 2036 })).toBe(left)
    expect(lacksYear(left)).toBe(!left.includes('2027'))
  })
  it('knows leap years', () => {
    expect(parseDate('29/02/2024')).toBe('2024-02-29')
    expect(parseDate('29/02/2023')).toBe('29/02/2023')
  })
  it('gives a short year its century on leaving', () => {
    expect(completeDate('03/05/85', { last: 2036 })).toBe('03/05/1985')
    expect(completeDate('03/05/30', { last: 2036 })).toBe('03/05/2030')
    expect(completeDate('03/', { last: 2036 })).toBe('03')
  })
  it('takes two digits of a year that may not lie ahead for one that has been', () => {
    expect(completeDate('03/05/30', { last: 2026 })).toBe('03/05/1930')
    expect(completeDate('03/05/26', { last: 2026 })).toBe('03/05/2026')
  })
  it.each([
    ['10 de março de 2027', '10/03/2027'],
    ['3 mai 1985', '03/05/1985'],
    ['1º de outubro de 2026', '01/10/2026'],
  ])('takes a typed %s once it is whole', (keys, shown) => expect(typeIn(keys)).toBe(shown))
  it.each([
    ['2027-03-01', '01/03/2027'],
    ['1985-12-31', '31/12/1985'],
    ['2012-03-15', '15/03/2012'],
    ['2027-3-1', '01/03/2027'],
    ['2012-3-5', '05/03/2012'],
    ['20-12-2027', '20/12/2027'],
  ])('takes a typed %s, the year first or last', (keys, shown) => expect(completeDate(typeIn(keys), { last: 2036 })).toBe(shown))
  it.each([
    ['1/3', '01/03/2027'],
    ['3/12', '03/12/2026'],
    ['10/9', '10/09/2026'],
    ['10 de março', '10/03/2027'],
    ['1003', '10/03/2027'],
    ['31/02', '31/02'],
    ['29/02', '29/02'],
  ])('gives a typed %s the year that brings it nearest to 29/11/2026', (keys, shown) =>
    expect(completeDate(typeIn(keys), { last: 2036, near: '2026-11-29' })).toBe(shown),
  )
  it('gives a day that has been the year in which it was last', () => {
    const years = { last: 2026, near: '2026-11-29', latest: '2026-11-29' }
    expect([completeDate('01/03', years), completeDate('30/11', years)]).toEqual(['01/03/2026', '30/11/2025'])
  })
  it('gives a birthday no year', () => expect(completeDate('01/03', yearsOf(date({ isPast: true, isLongAgo: true })))).toBe('01/03'))
  it('knows that the year is missing', () => {
    const days = ['27/11', '27/11/', '27/1', '1/1', '10/3/', '10-3', '10.3', '29/02', '1003', '10 de março', '1º de mai', '3 May']
    expect(days.filter((text) => !lacksYear(text))).toEqual([])
    expect(['01/03 9h', '10/3 19:30', '10/3/ 9', '10 de março às 9h'].filter((text) => !lacksYear(text))).toEqual([])
  })
  it('misses no year where there is one, nor where there is no such day', () => {
    const others = ['27/11/26', '27/11/2026 9h', '2026-11-27', '10 de março de 2027', '31/02', '3102', '10/13', '03/2026', '10', 'hoje', '']
    expect(others.filter(lacksYear)).toEqual([])
  })
  it.each([
    ['hoje', 'hoje'],
    ['10 de marco', '10/de marco'],
    ['10h', '10h'],
  ])('keeps a typed %s to be mended: without its words it is another day', (keys, shown) => {
    expect(typeIn(keys)).toBe(shown)
    expect(isForeignDate(shown)).toBe(true)
  })
  it('keeps the caret when a digit in the middle is mended', () => {
    expect(editDate({ text: '03/0/2026', caret: 4 }, '03/05/2026')).toEqual({ text: '03/02/026', caret: 4 })
  })
})
