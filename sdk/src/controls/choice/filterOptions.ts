/** An option of a list. */
export interface FieldOption {
  readonly value: string | number
  readonly label: string
  /** Distinguishes it from options with the same name; shown under it. */
  readonly detail?: string
  /** A short name that the search finds too: "PR". */
  readonly code?: string
}

/**
 * The options that match a search: every word of it starts a word of the option, without accents and case. Exact matches come first, then options
 * that start with the search, then the rest. Words must match at their start, so that "capaz" does not find "Incapaz".
 */
export function filterOptions(options: readonly FieldOption[], search: string): readonly FieldOption[] {
  const wanted = plain(search).trim()
  if (wanted === '') return options
  const ranks: FieldOption[][] = [[], [], []]
  for (const option of options) {
    const label = plain(option.label)
    if (isCalled(option, wanted)) ranks[0]?.push(option)
    else if (beginsWords(label, wanted)) ranks[label.startsWith(wanted) ? 1 : 2]?.push(option)
  }
  return ranks.flat()
}

/** The option that a typed text means without looking at the list: the one with that name, or the only match. */
export function meantOption(options: readonly FieldOption[], search: string): FieldOption | undefined {
  const wanted = plain(search).trim()
  const called = options.filter((option) => isCalled(option, wanted))
  const [only, ...more] = called.length > 0 ? called : options
  return more.length === 0 ? only : undefined
}

/** Whether that is its name, with or without the explanation behind it: "ME" is "ME (microempresa)". */
function isCalled({ label, code }: FieldOption, wanted: string): boolean {
  const name = plain(label)
  return name === wanted || (name.endsWith(')') && name.split(' (')[0] === wanted) || code?.toLowerCase() === wanted
}

function beginsWords(label: string, search: string): boolean {
  return search.split(/\s+/).every((word) => beginsWord(label, word))
}

function beginsWord(label: string, start: string): boolean {
  for (let at = label.indexOf(start); at >= 0; at = label.indexOf(start, at + 1))
    if (!/[\p{L}\p{N}]/u.test(label.charAt(at - 1))) return true
  return false
}

/** Whether `text` contains every word of `search`, without accents and case. */
export function holdsWords(text: string, search: string): boolean {
  const whole = plain(text)
  const words = plain(search).split(/\s+/).filter(Boolean)
  return words.every((word) => whole.includes(word))
}

/** The text without accents and in lower case. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
