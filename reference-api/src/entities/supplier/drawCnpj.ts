import type { Random } from '../../demo/random.js'

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** A CNPJ with valid check digits. Some contain letters, some are another establishment of one of the `roots`. */
export function drawCnpj(random: Random, roots: readonly string[]): string {
  if (roots.length > 0 && random.chance(0.06)) return withDigits(`${random.pick(roots)}000${random.integer(2, 9)}`)
  const root = random.chance(0.15) ? Array.from({ length: 8 }, () => random.pick(signs.split(''))).join('') : random.digits(8)
  return /^(.)\1+$/.test(root) ? drawCnpj(random, roots) : withDigits(`${root}0001`)
}

function withDigits(base: string): string {
  const first = checkDigit(base, weights.slice(1))
  return `${base}${first}${checkDigit(`${base}${first}`, weights)}`
}

// A letter counts as its ASCII code less 48. @see IN RFB 2.229/2024
function checkDigit(text: string, factors: readonly number[]): number {
  const rest = Array.from(text).reduce((sum, sign, index) => sum + (sign.charCodeAt(0) - 48) * (factors[index] ?? 0), 0) % 11
  return rest < 2 ? 0 : 11 - rest
}
