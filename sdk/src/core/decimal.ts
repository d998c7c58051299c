/** A decimal string as an integer and its number of decimal places: `"12.50"` is 1250 and 2. */
interface Decimal {
  readonly units: bigint
  readonly places: number
}

/** The exact sum of decimal strings: `["0.1", "0.2"]` is `"0.3"`. Empty values count as zero; `null` when a text is not a number. */
export function sumDecimals(values: Iterable<unknown>): string | null {
  let sum: Decimal = { units: 0n, places: 0 }
  for (const value of values) {
    if (isEmpty(value)) continue
    const decimal = readDecimal(value)
    if (!decimal) return null
    const places = Math.max(sum.places, decimal.places)
    sum = { units: raise(sum, places) + raise(decimal, places), places }
  }
  return writeDecimal(sum)
}

/**
 * The product of two decimal strings, rounded half to even at `places`; `null` when a factor is missing or not a number. Rounding: domain model
 * B7.19.
 */
export function multiplyDecimals(one: unknown, other: unknown, places: number): string | null {
  const [left, right] = [readDecimal(one), readDecimal(other)]
  if (!left || !right) return null
  return writeDecimal(roundHalfEven({ units: left.units * right.units, places: left.places + right.places }, places))
}

function roundHalfEven(decimal: Decimal, places: number): Decimal {
  if (decimal.places <= places) return { units: raise(decimal, places), places }
  const step = 10n ** BigInt(decimal.places - places)
  const isNegative = decimal.units < 0n
  const units = isNegative ? -decimal.units : decimal.units
  const [whole, rest] = [units / step, units % step]
  const isUp = rest * 2n > step || (rest * 2n === step && whole % 2n === 1n)
  const rounded = isUp ? whole + 1n : whole
  return { units: isNegative ? -rounded : rounded, places }
}

function raise({ units, places }: Decimal, to: number): bigint {
  return units * 10n ** BigInt(to - places)
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}

function readDecimal(value: unknown): Decimal | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string' || !/^-?\d+(\.\d+)?$/.test(text)) return undefined
  const [whole = '', places = ''] = text.split('.')
  return { units: BigInt(whole + places), places: places.length }
}

function writeDecimal({ units, places }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return units < 0n ? `-${text}` : text
}
