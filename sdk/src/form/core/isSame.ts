/** Whether two pieces of plain data are equal. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every((key) => isSame(left[key], right[key]))
}

/** `next`, with every part of `before` that is equal: readers of an equal part have nothing new to draw. */
export function withEqualParts(before: unknown, next: unknown): unknown {
  if (isSame(before, next)) return before
  if (Array.isArray(before) && Array.isArray(next)) return next.map((each, index) => withEqualParts(before[index], each))
  if (!isObject(before) || !isObject(next)) return next
  return Object.fromEntries(Object.entries(next).map(([key, value]) => [key, withEqualParts(before[key], value)]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
