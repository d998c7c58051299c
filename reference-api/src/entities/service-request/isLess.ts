import { sumDecimals } from '@esporte-parana/sdk/contracts'

/** Whether one decimal string is less than another, compared exactly. */
export function isLess(one: string, other: string): boolean {
  return sumDecimals([one, `-${other}`])?.startsWith('-') === true
}
