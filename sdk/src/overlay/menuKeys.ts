/** The index of the menu entry that a key leads to, from the entry at `current` (-1: none); `undefined` for other keys. */
export function nextItem(key: string, labels: readonly string[], current: number): number | undefined {
  const count = labels.length
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current <= 0 ? count : current) - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** The index of the entry that starts with the typed text. Typing one letter again goes to the next match; a longer word stays at a match. */
export function typedItem(word: string, labels: readonly string[], current: number): number | undefined {
  const { length: count } = labels
  const typed = /^(.)\1+$/iu.test(word) ? word.charAt(0) : word
  const from = typed.length > 1 ? Math.max(current, 0) : current + 1
  const following = labels.map((_, offset) => (from + offset) % count)
  return following.find((index) => plainLetters(labels[index]).startsWith(plainLetters(typed)))
}

function plainLetters(text = ''): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
