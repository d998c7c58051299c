import { isIPv6 } from 'node:net'

/** What counts as one address: of IPv6 the network of 64 bits that a household is given as a whole (RFC 6177), of which it has as many addresses as it likes. */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const [before = '', after] = plain.toLowerCase().split('::')
  const left = before === '' ? [] : before.split(':')
  const right = after ? after.split(':') : []
  const middle = after === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  const groups = [...left, ...middle, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.join(':')}::/64`
}
