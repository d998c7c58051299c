import { plainDigits } from './text.js'

/** Options of `maskNumber`. */
export interface NumberMaskOptions {
  /** Decimal places. @default 0 */
  readonly fraction?: number | undefined
}

/**
 * A number as people type it in Brazil: `1234567,5` → `1.234.567,5`. In a text, points group digits and a comma starts the decimals; extra places are
 * cut.
 * A JavaScript number is rounded instead: `1234.5` → `1.234,5`.
 */
export function maskNumber(value: unknown, options?: NumberMaskOptions): string {
  const fraction = placesOf(options?.fraction)
  if (typeof value === 'number' || typeof value === 'bigint') return maskValue(value, fraction)
  if (typeof value !== 'string') return ''
  const text = plainDigits(value)
  const sign = /^\s*-/.test(text) ? '-' : ''
  const [whole = '', ...places] = text.replace(/[^\d,]/g, '').split(',')
  if (whole === '' && places.length === 0) return sign
  return (
    sign +
    inThrees(whole.replace(/^0+(?=\d)/, '') || '0') +
    (places.length > 0 && fraction > 0 ? `,${places.join('').slice(0, fraction)}` : '')
  )
}

// Slices instead of a lookahead pattern, because a pasted text may be very long.
function inThrees(digits: string): string {
  const head = digits.length % 3
  return [...(head > 0 ? [digits.slice(0, head)] : []), ...(digits.slice(head).match(/\d{3}/g) ?? [])].join('.')
}

function maskValue(value: number | bigint, fraction: number): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return ''
  return new Intl.NumberFormat('pt-BR', { maximumFractionDigits: fraction, signDisplay: 'negative' }).format(value)
}

// Intl accepts 0 to 100 places and throws otherwise; a double has at most 20 meaningful places.
function placesOf(fraction: unknown): number {
  return typeof fraction === 'number' && fraction >= 0 ? Math.min(20, Math.trunc(fraction)) : 0
}
