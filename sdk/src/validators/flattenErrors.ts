/**
 * Validation errors as lines `field: message`. Accepts the error format of our API (`{ 'items[2].quantity': ['…'] }`),
 * nested objects and lists of them; any other value gives no lines.
 */
export function flattenErrors(errors: unknown): string[] {
  const lines: string[] = []
  try {
    collect(errors, { path: '', lines, seen: new Set() })
  } catch {
    // an object that throws while it is read: keep the lines found so far
  }
  return lines
}

interface Visit {
  readonly path: string
  readonly lines: string[]
  /** The objects on the current path, so that an object that contains itself is read once. */
  readonly seen: ReadonlySet<object>
}

function collect(value: unknown, visit: Visit): void {
  if (typeof value === 'string') {
    if (value !== '') visit.lines.push(visit.path === '' ? value : `${visit.path}: ${value}`)
    return
  }
  if (typeof value !== 'object' || value === null || visit.seen.has(value)) return
  const seen = new Set(visit.seen).add(value)
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      collect(item, { ...visit, seen, path: typeof item === 'string' ? visit.path : `${visit.path}[${index}]` })
    }
    return
  }
  for (const [key, item] of Object.entries(value)) collect(item, { ...visit, seen, path: visit.path === '' ? key : `${visit.path}.${key}` })
}
