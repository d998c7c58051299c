/** Sixteen hexadecimal digits that nobody else has; plain pages have no `randomUUID`. */
export function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
