// Enough for any name; more words only make the search slower.
const maxWords = 8

/** Lower case, without accents and the punctuation of documents: "São João" and "111.444" are found by "sao joao" and "111444". */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.\-/()'’]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** What a record is found by; each word has a space in front. */
export function searchText(values: readonly unknown[]): string {
  return values.flatMap((value) => (typeof value === 'string' && value ? [` ${plainText(value)}`] : [])).join(' |')
}

// Two letters stand inside nearly every name, and no index of three letters finds them: they mean the beginning of a word.
const shortWord = /^[\p{L}\p{N}]{1,2}$/u

/** What a record's search text matches when one of its values begins with `search`, and when one of their words does. */
export function nearPatterns(search: string): readonly [first: string, word: string] {
  const literal = escaped(plainText(search))
  return [` ${literal}%`, `% ${literal}%`]
}

/** The patterns that all must match, one a word. */
export function searchPatterns(search: string): string[] {
  const words = plainText(search).split(' ').filter(Boolean)
  return words.slice(0, maxWords).map((word) => {
    const literal = escaped(word)
    return shortWord.test(word) ? `% ${literal}%` : `%${literal}%`
  })
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
