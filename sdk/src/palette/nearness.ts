import { holdsWords, plain } from '../controls/choice/filterOptions.js'

/**
 * How well a text matches the search: 0 when it begins with it, word by word; 1 when its words begin with the typed ones in order; 2 in any
 * order; 3 when it contains them. `undefined` without a match.
 */
export function nearness(text: string, search: string): number | undefined {
  const typed = wordsOf(search)
  const own = wordsOf(text)
  if (typed.every((word, place) => own[place]?.startsWith(word))) return 0
  let met = 0
  for (const word of own) if (word.startsWith(typed[met] ?? ' ')) met += 1
  if (met === typed.length) return 1
  if (typed.every((start) => own.some((word) => word.startsWith(start)))) return 2
  return holdsWords(text, search) ? 3 : undefined
}

/** The matching entries, best match first; equal matches keep their order. */
export function byNearness<Entry>(entries: readonly Entry[], nearnessOf: (entry: Entry) => number | undefined): readonly Ranked<Entry>[] {
  return entries
    .flatMap((entry) => {
      const rank = nearnessOf(entry)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
}

/** An entry with its nearness. */
export interface Ranked<Entry> {
  readonly entry: Entry
  readonly rank: number
}

function wordsOf(text: string): readonly string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
