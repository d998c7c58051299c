export interface NumberMaskOptions {
  /** Places after the comma. @default 0 */
  readonly fraction?: number | undefined
}

/**
 * A number as it is typed in Brazil: `1234567,5` → `1.234.567,5`. In a text, points group and the comma divides; further places are cut.
 * A number of the language is rounded to the places: `1234.5` → `1.234,5`.
 */
export function maskNumber(value: unknown, options?: NumberMaskOptions): string {
  const fraction = placesOf(options?.fraction)
  if (typeof value === 'number' || typeof value === 'bigint') return maskValue(value, fraction)
  if (typeof value !== 'string') return ''
  const sign = /^\s*-/.test(value) ? '-' : ''
  const [whole = '', ...places] = value.replace(/[^\d,]/g, '').split(',')
  if (whole === '' && places.length === 0) return sign
  const grouped = (whole.replace(/^0+(?=\d)/, '') || '0').replace(/\B(?=(?:\d{3})+$)/g, '.')
  return sign + grouped + (places.length > 0 && fraction > 0 ? `,${places.join('').slice(0, fraction)}` : '')
}

function maskValue(value: number | bigint, fraction: number): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return ''
  return new Intl.NumberFormat('pt-BR', { maximumFractionDigits: fraction }).format(value)
}

// Intl takes 0 to 100 places and throws at everything else; a double has no more than 20 that mean anything.
function placesOf(fraction: unknown): number {
  return typeof fraction === 'number' && fraction >= 0 ? Math.min(20, Math.trunc(fraction)) : 0
}
