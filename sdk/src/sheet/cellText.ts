import { isFormulaError } from '../validators/formulaError.js'

/** The attributes of a cell: its position, type and style. */
export interface Cell {
  readonly r?: string
  readonly t?: string
  readonly s?: string
}

/** The shared data that the cells of a workbook refer to. */
export interface Texts {
  readonly strings: readonly string[]
  /** What each cell style, by number, shows. */
  readonly styles: readonly CellStyle[]
  readonly is1904: boolean
}

/** How a program shows the number of a cell; `duration` counts hours beyond a day. */
export type CellStyle = 'date' | 'time' | 'duration' | 'percent' | undefined

/**
 * The value of a cell as its program shows it: a number with a comma, as it is typed here; a share as `10%`; a date as `dd/mm/aaaa`,
 * `dd/mm/aaaa hh:mm` with a time; a time as `hh:mm`.
 */
export function cellText({ t: type = 'n', s: style = '' }: Cell, value: string, { strings, styles, is1904 }: Texts): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'e') return isFormulaError(value) ? value : noResult
  if (type === 'd') return isoText(value)
  if (type !== 'n') return plainText(value)
  const shown = style === '' || value === '' ? undefined : styles[Number(style)]
  if (shown === 'date') return dateText(Number(value), is1904)
  if (shown === 'percent') return `${numberText(String(Number(value) * 100))}%`
  return shown ? timeText(Number(value), shown) : numberText(value)
}

/** The text of a formula whose result the file does not hold: an empty one would delete what is stored. */
export const noResult = '#N/A'

// Programs show 15 digits of a number: 0.57999999999999996 is 0,58 for its author, and 1.2345678909E10 is 12345678909.
export function numberText(value: string): string {
  const number = Number(Number(value).toPrecision(15))
  if (value.trim() === '' || !Number.isFinite(number)) return value
  const text = String(number)
  return (/e/i.test(text) ? value : text).replace('.', ',')
}

/** Converts days since the end of 1899, or since 1904, to a calendar date, with the time of day if there is one. */
export function dateText(serial: number, is1904: boolean): string {
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  // The last minute of a day is no part of the next one.
  const minutes = Math.floor(Math.round(serial * 86_400) / 60)
  const date = new Date(epoch + minutes * 60_000)
  if (Number.isNaN(date.getTime())) return ''
  return date
    .toISOString()
    .slice(0, minutes % 1440 === 0 ? 10 : 16)
    .replace('T', ' ')
    .replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1')
}

/** The date cell of a strict workbook, ISO 8601 (ECMA-376, part 1, 18.18.11), as a program shows it. */
function isoText(value: string): string {
  const [, year, month, day, time = '00:00'] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(value) ?? []
  if (year === undefined) return /^T?(\d\d:\d\d)/.exec(value)?.[1] ?? plainText(value)
  return `${day}/${month}/${year}${time === '00:00' ? '' : ` ${time}`}`
}

/** The time of a fraction of a day. The last second of a minute is no part of the next one. */
export function timeText(days: number, style: 'time' | 'duration'): string {
  const minutes = Math.floor(Math.round(days * 86_400) / 60)
  if (!(minutes >= 0)) return numberText(String(days))
  const hours = Math.floor(minutes / 60)
  return [style === 'time' ? hours % 24 : hours, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The text without the escapes of ECMA-376, part 1, 22.9.2.19. */
export function plainText(text: string): string {
  return text.replace(/_x([\dA-F]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** What a number format shows: a built-in one (ECMA-376, part 1, 18.8.30), or one with a day or a year, an hour or a minute, or `%`. */
export function styleOf(id: string, code = ''): CellStyle {
  // The file format allows 255 characters.
  const signs = code.slice(0, 255).replace(/"[^"]*(?:"|$)|\\./g, '')
  const letters = signs.replace(/\[[^\]]*(?:\]|$)|general|standard/gi, '')
  if (/^(1[4-7]|22)$/.test(id) || /[dy]/i.test(letters)) return 'date'
  if (id === '46' || /\[(?:h+|m+|s+)\]/i.test(signs)) return 'duration'
  if (/^(1[89]|2[01]|45|47)$/.test(id) || /[hs]/i.test(letters)) return 'time'
  return /^(9|10)$/.test(id) || letters.includes('%') ? 'percent' : undefined
}
