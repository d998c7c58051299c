import { plainText } from '../../../records/read/searchText.js'

/** Stands where a text held the person. */
export const blank = '[anonimizado]'

/** What a person can be recognised by in the texts of other records. */
export interface Identity {
  readonly name: string
  readonly socialName: string | null
  readonly cpf: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly phone2: string | null
  readonly foreignNumber: string | null
  readonly rgNumber: string | null
}

/** Finds and removes a person in texts. */
export interface Traces {
  /** A regular expression of PostgreSQL that finds at least every text which `erase` changes. */
  readonly pattern: string
  /** The same value with each mention replaced; lists and objects are searched through. */
  erase<Value>(value: Value): Value
}

/** Accents are typed or not, so a letter stands for all its forms. */
const forms: Readonly<Record<string, string>> = {
  a: 'aáàâãä',
  c: 'cç',
  e: 'eéèêë',
  i: 'iíìîï',
  n: 'nñ',
  o: 'oóòôõö',
  u: 'uúùûü',
}

/**
 * Patterns that mean the same to PostgreSQL and to JavaScript: letters, digits, classes and single repetitions. A sign between letters may lack,
 * because texts for the search have none.
 */
const letters = (text: string): string =>
  Array.from(text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim())
    .map((sign) => (sign === ' ' ? String.raw`\s+` : formOf(sign)))
    .join('')
const formOf = (sign: string): string => {
  const base = plainText(sign)
  if (base === '') return "[-'´’. ]?"
  return forms[base] ? `[${forms[base]}]` : escaped(sign)
}
const escaped = (sign: string): string => sign.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)
const exact = (text: string): string => Array.from(text.toLowerCase(), (sign) => (sign === '.' ? '[.]?' : escaped(sign))).join('')
/** Digits however they are grouped: `41999990000`, `(41) 99999-0000`. */
const digits = (number: string): string => Array.from(number).join('[ ().-]{0,2}')

/** A single word is no name to search for: it would take others of that name with it. */
const isFullName = (name: string | null): name is string => name !== null && plainText(name).includes(' ')
/** Shorter numbers stand for other things too. */
const leastNumber = 6

/** The traces of one person. */
export function tracesOf({ name, socialName, cpf, email, phone, phone2, foreignNumber, rgNumber }: Identity): Traces {
  const numbers = [foreignNumber, rgNumber].filter((number) => number !== null && number.length >= leastNumber) as string[]
  const phones = [phone, phone2].flatMap((number) => number?.match(/\d+/g)?.join('') ?? [])
  const parts = [
    ...[name, socialName].filter(isFullName).map(letters),
    ...(cpf === null ? [] : [digits(cpf), exact(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`)]),
    ...(email === null ? [] : [exact(email)]),
    ...numbers.map(exact),
    ...phones.flatMap((number) => [`[(]?${digits(number)}`, ...(number.length > 9 ? [digits(number.slice(2))] : [])]),
  ]
  const pattern = parts.map((part) => `(?:${part})`).join('|')
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'giu')
  const erase = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(whole, blank)
    if (Array.isArray(value)) return value.map(erase)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, erase(inner)]))
  }
  return { pattern, erase: (value) => erase(value) as typeof value }
}
