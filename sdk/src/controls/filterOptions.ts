/** One thing to choose. */
export interface FieldOption {
  readonly value: string | number
  readonly label: string
}

/** The options whose label holds every word of `search`, accents and case aside. */
export function filterOptions(options: readonly FieldOption[], search: string): readonly FieldOption[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return words.length === 0 ? options : options.filter(({ label }) => words.every((word) => plain(label).includes(word)))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
