/** The entry of an open menu that a key leads to, from the entry at `current` (-1: none); nothing when the key means something else. */
export function nextItem(key: string, labels: readonly string[], current: number): number | undefined {
  const count = labels.length
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current <= 0 ? count : current) - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return undefined
  const following = labels.map((_, offset) => (current + 1 + offset) % count)
  return following.find((index) => firstLetter(labels[index]) === firstLetter(key))
}

function firstLetter(text = ''): string {
  return text.normalize('NFD').charAt(0).toLowerCase()
}
