import { isDivided } from '../codes/units.js'
import { sumDecimals } from '../../core/decimal.js'
import type { Remark } from '../../core/issue.js'

/** A line of the dialog: what was ordered and received before stands beside what arrives now. Only item and quantity are sent. */
export interface ArrivedLine {
  readonly lotItemId: number
  readonly quantity: string
  readonly asked: string
  readonly before: string
  readonly unit: string
  readonly unitPrice: string
}

/** Whether nothing is left to arrive. */
export const isDone = ({ asked, before }: Pick<ArrivedLine, 'asked' | 'before'>): boolean =>
  /^-|^[0.]*$/.test(sumDecimals([asked, `-${before}`]) ?? '0')

/** Why the server would refuse the quantity of a line. */
export function lineIssue({ quantity, asked, before, unit }: ArrivedLine): Remark | undefined {
  if (!quantity) return { code: 'serviceRequest.nothingTyped' }
  if (isDivided(quantity, unit)) return { code: 'serviceRequest.divided' }
  const left = sumDecimals([asked, `-${before}`]) ?? '0'
  return sumDecimals([left, `-${quantity || '0'}`])?.startsWith('-')
    ? { code: 'serviceRequest.receivedTooMuch', params: { left } }
    : undefined
}
