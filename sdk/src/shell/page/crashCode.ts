/**
 * A short code for one failure: the request's number when a server answered, else a mark of the error's kind and text, and the minute (UTC).
 * The same failure has the same mark wherever it happens. It holds nothing that was typed.
 */
export function crashCode(error: unknown, now: Date): string {
  const requestId = typeof error === 'object' && error !== null && 'requestId' in error ? error.requestId : undefined
  const mark = typeof requestId === 'string' ? requestId : hash(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  return `EP-${mark}-${now.toISOString().slice(0, 16).replace(/[-:]/g, '')}`
}

// FNV-1a: eight letters are plenty to tell one failure from another.
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0').toUpperCase()
}
