import { isIPv6 } from 'node:net'

/**
 * The part of an address that counts as one client. For IPv6 it is the /64 network of a household (RFC 6177), which can use any address in
 * it.
 */
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
