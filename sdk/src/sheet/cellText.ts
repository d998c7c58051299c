/** The attributes of a cell: its position, type and style. */
export interface Cell {
  readonly r?: string
  readonly t?: string
  readonly s?: string
}

/** The shared data that the cells of a workbook refer to. */
export interface Texts {
  readonly strings: readonly string[]
  /** Whether each cell style, by number, shows a date. */
  readonly dates: readonly boolean[]
  readonly is1904: boolean
}

/** The value of a cell as text: a number with a comma, as it is typed here; a date as `dd/mm/aaaa`, `dd/mm/aaaa hh:mm` with a time. */
export function cellText({ t: type = 'n', s: style = '' }: Cell, value: string, { strings, dates, is1904 }: Texts): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type !== 'n') return plainText(value)
  if (style !== '' && dates[Number(style)] && value !== '') return dateText(Number(value), is1904)
  return numberText(value)
}

// Programs show 15 digits of a number: 0.57999999999999996 is 0,58 for its author, and 1.2345678909E10 is 12345678909.
function numberText(value: string): string {
  const number = Number(Number(value).toPrecision(15))
  if (value.trim() === '' || !Number.isFinite(number)) return value
  const text = String(number)
  return (/e/i.test(text) ? value : text).replace('.', ',')
}

/** Converts days since the end of 1899, or since 1904, to a calendar date, with the time of day if there is one. */
function dateText(serial: number, is1904: boolean): string {
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

/** The text without the escapes of ECMA-376, part 1, 22.9.2.19. */
export function plainText(text: string): string {
  return text.replace(/_x([\dA-F]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Whether a number format shows a date: a built-in one (ECMA-376, part 1, 18.8.30), or one with a day or a year. */
export function isDateFormat(id: string, code = ''): boolean {
  // The file format allows 255 characters.
  return /^(1[4-7]|22)$/.test(id) || /[dy]/i.test(code.slice(0, 255).replace(/"[^"]*(?:"|$)|\[[^\]]*(?:\]|$)|\\./g, ''))
}
