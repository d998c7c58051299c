/** Fewer guesses than 10^8 are too few: zxcvbn's score 3 of 4. */
const leastScore = 3
/** Longer passwords are judged by their beginning, because the search for patterns grows with the length. */
const judgedLength = 64
/** Words of this place, which somebody who attacks it tries first. */
const ownWords = ['esporte', 'parana', 'secretaria', 'governo', 'estado', 'curitiba', 'senha']
/** Words between others, without accents. */
const smallWords = /(?<!\p{L})(?:[eo]|[dn][aeo]s?|em|meu|minha)(?!\p{L})/gu
/** Shorter words occur in others by chance. */
const leastWordLength = 4

/** Loads the words when a password is set, because a server rarely does. */
async function loadChecker() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
let loading: ReturnType<typeof loadChecker> | undefined

/** Whether a password is one of the usual ones, a series, a pattern of keys or a date, or made of such parts, of the office's words or of `words`. */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  loading ??= loadChecker()
  const checker = await loading
  const judged = password.slice(0, judgedLength)
  const known = [...ownWords, ...words]
  return [judged, withoutWords(judged, known)].some((text) => checker.check(text, known).score < leastScore)
}

/** What is left without the words that somebody tries first: blanks between them, accents and capitals make a phrase look like any other. */
function withoutWords(password: string, words: readonly string[]): string {
  const plain = password
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return words
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= leastWordLength)
    .reduce((text, word) => text.replaceAll(word, ' '), plain)
    .replace(smallWords, '')
    .replace(/[\s._,-]+/g, '')
}
