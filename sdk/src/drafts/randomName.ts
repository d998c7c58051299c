/** Sixteen random hexadecimal digits; pages without HTTPS have no `randomUUID`. */
export function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
