/** One thing to choose. */
export interface FieldOption {
  readonly value: string | number
  readonly label: string
  /** Tells it apart from others of its name; shown under it. */
  readonly detail?: string
  /** A short name that finds it too: "PR". */
  readonly code?: string
}

/**
 * The options of which every word of `search` begins a word, accents and case aside: the one meant exactly, then those that begin with it,
 * then the rest. Whoever types "capaz" does not mean "Incapaz".
 */
export function filterOptions(options: readonly FieldOption[], search: string): readonly FieldOption[] {
  const wanted = plain(search).trim()
  if (wanted === '') return options
  const ranks: FieldOption[][] = [[], [], []]
  for (const option of options) {
    const label = plain(option.label)
    if (wanted === label || wanted === option.code?.toLowerCase()) ranks[0]?.push(option)
    else if (beginsWords(label, wanted)) ranks[label.startsWith(wanted) ? 1 : 2]?.push(option)
  }
  return ranks.flat()
}

/** The option that `search` means without anybody having looked: the one of that name, or the only one that fits. */
export function meantOption(options: readonly FieldOption[], search: string): FieldOption | undefined {
  const wanted = plain(search).trim()
  const called = options.filter(({ label, code }) => plain(label) === wanted || code?.toLowerCase() === wanted)
  const [only, ...more] = called.length > 0 ? called : options
  return more.length === 0 ? only : undefined
}

function beginsWords(label: string, search: string): boolean {
  return search.split(/\s+/).every((word) => beginsWord(label, word))
}

function beginsWord(label: string, start: string): boolean {
  for (let at = label.indexOf(start); at >= 0; at = label.indexOf(start, at + 1))
    if (!/[\p{L}\p{N}]/u.test(label.charAt(at - 1))) return true
  return false
}

/** Whether `text` holds every word of `search`, accents and case aside. */
export function holdsWords(text: string, search: string): boolean {
  const whole = plain(text)
  const words = plain(search).split(/\s+/).filter(Boolean)
  return words.every((word) => whole.includes(word))
}

/** Without accents and in small letters. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
