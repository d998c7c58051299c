/** The order after a column went to another place; the first one, which names the record, stays where it is. */
export function movedTo(keys: readonly string[], key: string, place: number): readonly string[] {
  const from = keys.indexOf(key)
  const to = Math.max(1, Math.min(place, keys.length - 1))
  if (from < 1 || from === to) return keys
  const others = keys.filter((other) => other !== key)
  return [...others.slice(0, to), key, ...others.slice(to)]
}

/** The columns with one of them shown where everybody has it, for as long as they are in that order. */
export function withUsual(keys: readonly string[], key: string, usual: readonly string[]): readonly string[] {
  const placed = usual.filter((other) => other === key || keys.includes(other))
  const isUsual = keys.every((other, place) => placed.filter((candidate) => candidate !== key)[place] === other)
  return isUsual && usual.includes(key) ? placed : withColumn(keys, key, true)
}

/** The columns with one of them shown, as the last one, or hidden. */
export function withColumn(keys: readonly string[], key: string, isShown: boolean): readonly string[] {
  if (!isShown) return keys.filter((other) => other !== key)
  return keys.includes(key) ? keys : [...keys, key]
}
