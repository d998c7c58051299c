/**
 * A short code for one failure: the request's id when a server answered, otherwise a hash of the error's kind and text, plus the minute
 * (UTC). Equal failures have equal hashes. It contains no typed data.
 */
export function crashCode(error: unknown, now: Date): string {
  const requestId = typeof error === 'object' && error !== null && 'requestId' in error ? error.requestId : undefined
  const mark = typeof requestId === 'string' ? requestId : hash(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  return `EP-${mark}-${now.toISOString().slice(0, 16).replace(/[-:]/g, '')}`
}

// FNV-1a: eight letters are enough to distinguish failures.
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0').toUpperCase()
}
