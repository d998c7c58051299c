/** Fewer guesses than 10^8 are too few: zxcvbn's score 3 of 4. */
const leastScore = 3
/** Longer passwords are judged by their beginning, because the search for patterns grows with the length. */
const judgedLength = 64
/** Words of this place, which somebody who attacks it tries first. */
const ownWords = ['esporte', 'parana', 'secretaria', 'governo', 'curitiba', 'senha']

/** Loads the words when a password is set, because a server rarely does. */
async function loadChecker() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
let loading: ReturnType<typeof loadChecker> | undefined

/** Whether a password is one of the usual ones, a series, a pattern of keys or a date, or made of such parts or of `words`. */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  loading ??= loadChecker()
  const checker = await loading
  return checker.check(password.slice(0, judgedLength), [...ownWords, ...words]).score < leastScore
}
