/** One thing to choose. */
export interface FieldOption {
  readonly value: string | number
  readonly label: string
}

/** The options whose label holds every word of `search`, accents and case aside. */
export function filterOptions(options: readonly FieldOption[], search: string): readonly FieldOption[] {
  return search.trim() === '' ? options : options.filter(({ label }) => holdsWords(label, search))
}

/** Whether `text` holds every word of `search`, accents and case aside. */
export function holdsWords(text: string, search: string): boolean {
  const whole = plain(text)
  const words = plain(search).split(/\s+/).filter(Boolean)
  return words.every((word) => whole.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
