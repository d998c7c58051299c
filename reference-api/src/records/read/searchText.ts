// Enough for any name; more words only make the search slower.
const maxWords = 8

/** The punctuation of documents and names, in every spelling of keyboards and word processors, and signs that nobody sees. */
const unread = /[\p{M}\p{Pd}\p{Cf}./()'`´\u2018\u2019\u02BC\u2032\u2212]/gu

/**
 * Lower case, without accents and the punctuation of documents: "São João", "Sant´Anna" and "111.444" are found by "sao joao", "sant'anna" and
 * "111444". Loose accents go first: to decompose a text takes a time that grows with the square of their number.
 */
export function plainText(text: string): string {
  return text
    .replace(/\p{M}+/gu, '')
    .normalize('NFD')
    .replace(unread, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** The text that the search reads; every word has a space before it. */
export function searchText(values: readonly unknown[]): string {
  return values.flatMap((value) => (typeof value === 'string' && value ? [` ${plainText(value)}`] : [])).join(' |')
}

// Two letters occur inside nearly every name, and a trigram index cannot find them, so they only match the beginning of a word.
const shortWord = /^[\p{L}\p{N}]{1,2}$/u

/** Two patterns: one matches when a value begins with `search`, the other when a word does. */
export function nearPatterns(search: string): readonly [first: string, word: string] {
  const literal = escaped(plainText(search))
  return [` ${literal}%`, `% ${literal}%`]
}

/** A pattern for a whole number such as `108/2026`, matched against a text with a space at its end; `undefined` when `search` is no number. */
export function numberPattern(search: string): string | undefined {
  const literal = plainText(search)
  return /\d/.test(literal) && !literal.includes(' ') ? `% ${escaped(literal)} %` : undefined
}

/** A pattern for a label such as `26/2026` where only its 26 is searched, as it is said aloud. */
export const yearPattern = (search: string): string => `% ${escaped(search.trim())}/%`

/**
 * For words and numbers together, such as `500 g`: a pattern for each whole number and for the beginning of each word, matched against a text
 * with a space at its end. Codes are stored without their dots, so the 500 is also found inside of `4500.01234`.
 */
export function mixedPatterns(search: string): string[] | undefined {
  const words = plainText(search).split(' ').slice(0, maxWords)
  if (words.length < 2 || !/\d/.test(search) || !/\p{L}/u.test(search)) return undefined
  return words.map((word) => `% ${escaped(word)}${/^\d+$/.test(word) ? ' ' : ''}%`)
}

/** One pattern for each word; a record must match all of them. */
export function searchPatterns(search: string): string[] {
  const words = plainText(search).split(' ').filter(Boolean)
  return words.slice(0, maxWords).map((word) => {
    const literal = escaped(word)
    return shortWord.test(word) ? `% ${literal}%` : `%${literal}%`
  })
}

/** A text as part of a pattern. */
export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
