import { escaped, plainText } from '../../records/read/searchText.js'

/**
 * How a material is called by the words of a line: by the first of them, by its beginning, only by a later one ("embalagem individual"), or by
 * one with a typing mistake.
 */
export type Likeness = 'word' | 'beginning' | 'part' | 'slip'

// More words only make the search slower.
const mostWords = 8

/** Patterns for the search text of a material: it has to match one of each group. There are none for a text of signs alone. */
export function wordPatterns(text: string): readonly (readonly string[])[] {
  return searched(text).map(rightPatterns)
}

/** The same for words with one typing mistake: at least one half of such a word is right, and so is its first letter. */
export function slipPatterns(text: string): readonly (readonly string[])[] {
  return searched(text).map((word) => {
    const right = rightPatterns(word)
    if (!mayHaveSlip(word)) return right
    const half = Math.floor(word.length / 2)
    const [first, second] = [word.slice(0, half), word.slice(half)].map(escaped)
    const crossed = escaped(word.slice(0, half - 1) + word.charAt(half) + word.charAt(half - 1))
    return [...right, `% ${first}%`, `% ${escaped(word.charAt(0))}%${second}%`, `% ${crossed}%`]
  })
}

/** How the name of a material says what is asked for; `undefined` when it shares no word with it. Every word may have one mistake in `slip`. */
export function likenessOf(asked: string, name: string): Likeness | undefined {
  const named = tokensOf(name)
  const alike = tellingTokens(asked).map((token) => tokenLikeness(token, named))
  const [first] = alike
  if (!alike.includes('slip')) return first ?? (alike.some(Boolean) ? 'part' : undefined)
  return alike.includes(undefined) ? undefined : 'slip'
}

/** Whether the words are the whole name. */
export const isWholeName = (asked: string, name: string): boolean => tokensOf(asked).join(' ') === tokensOf(name).join(' ')

/** Whether the name has each accented word of the text with its accents: "maçã" is not "maça". */
export function hasAccentsOf(asked: string, name: string): boolean {
  const words = (text: string) =>
    text
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
  const accented = words(asked).filter((word) => /[^a-z0-9]/.test(word))
  return accented.every((word) => words(name).some((named) => named.startsWith(word.replace(/s$/, ''))))
}

/** Singular and plural of a Portuguese word without accents; other languages only add forms that no name has. */
export function wordForms(word: string): readonly string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return [word]
  const singular = endings.flatMap(([many, one]) =>
    word.endsWith(many) && word.length - many.length + one.length > 2 ? [word.slice(0, -many.length) + one] : [],
  )
  const roots = [word, ...singular]
  const plural = roots.flatMap((root) =>
    endings.flatMap(([many, one]) => (root.endsWith(one) ? [root.slice(0, root.length - one.length) + many] : [])),
  )
  return [...new Set([...roots, ...plural])]
}

const endings: readonly (readonly [many: string, one: string])[] = [
  ['s', ''],
  ['es', ''],
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['eis', 'il'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['is', 'il'],
  ['ns', 'm'],
]

/** "500g" is written "500 g" in a name; a comma only separates words. */
function searched(text: string): readonly string[] {
  const apart = text.replace(/(\d)(?=(?:kg|g|ml|l|cm|mm|m)(?![\p{L}\p{N}]))/giu, '$1 ').replace(/[,;:](?!\d)/g, ' ')
  return plainText(apart).split(' ').filter(Boolean).slice(0, mostWords)
}

/** What all forms of a word begin with, or each form where that is too short to find anything. */
function rightPatterns(word: string): readonly string[] {
  const forms = wordForms(word)
  const [first = ''] = forms
  const same = first.split('').findIndex((letter, place) => forms.some((form) => form.charAt(place) !== letter))
  const start = same < 0 ? first : first.slice(0, same)
  const starts = start.length > 2 ? [start] : forms.filter((form) => !forms.some((other) => other !== form && form.startsWith(other)))
  return starts.map(patternOf)
}

/** A trigram index finds no word of two letters, except at the beginning of words. */
const patternOf = (start: string) => (/^[\p{L}\p{N}]{1,2}$/u.test(start) ? `% ${start}%` : `%${escaped(start)}%`)

const tokensOf = (text: string) =>
  text
    .replace(/\p{M}+/gu, '')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const silent: ReadonlySet<string> = new Set(['com', 'sem', 'para', 'por', 'dos', 'das'])

/** The words that say what is asked for. Amounts and particles do so only when there is nothing else. */
function tellingTokens(text: string): readonly string[] {
  const tokens = tokensOf(text)
  const telling = tokens.filter((token) => /^\p{L}{3,}$/u.test(token) && !silent.has(token))
  return telling.length > 0 ? telling : tokens
}

function tokenLikeness(token: string, named: readonly string[]): Likeness | undefined {
  const forms = wordForms(token)
  if (named.some((word) => forms.includes(word))) return 'word'
  if (isAbbreviation(token) && named.some((word) => word.startsWith(token))) return 'beginning'
  return mayHaveSlip(token) && named.some((word) => forms.some((form) => isSlip(form, word))) ? 'slip' : undefined
}

/** Four letters that end with a vowel are a word of their own: "maçã" does not begin "macarrão", nor "bola" "bolacha". */
const isAbbreviation = (token: string) => token.length > (/[aeiou]$/.test(token) ? 4 : 3)

const mayHaveSlip = (word: string) => /^\p{L}{5,}$/u.test(word)

/** One letter too many, too few, or wrong, or two neighbours in the wrong order; never the first letter. */
function isSlip(asked: string, word: string): boolean {
  if (word.length < 4 || asked.charAt(0) !== word.charAt(0) || Math.abs(asked.length - word.length) > 1) return false
  let at = 1
  while (at < asked.length && asked.charAt(at) === word.charAt(at)) at++
  const rest = (text: string, skipped: number) => text.slice(at + skipped)
  if (asked.length !== word.length) {
    const [longer, shorter] = asked.length > word.length ? [asked, word] : [word, asked]
    return rest(longer, 1) === rest(shorter, 0)
  }
  const isCrossed = asked.charAt(at) === word.charAt(at + 1) && asked.charAt(at + 1) === word.charAt(at) && rest(asked, 2) === rest(word, 2)
  return isCrossed || rest(asked, 1) === rest(word, 1)
}
