import type { Kind } from '../../core/kind.js'

export interface FilterRange {
  readonly from: string
  readonly to: string
}

/** `2000-01-01..2010-12-31` → both ends; a single value is both ends at once. */
export function parseRange(value: string): FilterRange {
  const [from = '', to] = value.split('..')
  return { from, to: to ?? from }
}

/** Empty when neither end is there. */
export function formatRange({ from, to }: FilterRange): string {
  return from || to ? `${from}..${to}` : ''
}

/** Whether something can lie between both ends. */
export function isOrdered(kind: Kind, { from, to }: FilterRange): boolean {
  if (!from || !to) return true
  return kind.isNumeric ? Number(from) <= Number(to) : from <= to
}
