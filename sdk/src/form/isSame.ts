/** Whether two drafts say the same; both are plain data. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false
  const left = Object.entries(a)
  return left.length === Object.keys(b).length && left.every(([key, value]) => isSame(value, (b as Readonly<Record<string, unknown>>)[key]))
}
