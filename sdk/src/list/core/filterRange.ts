import type { Kind } from '../../core/kind.js'

export interface FilterRange {
  readonly from: string
  readonly to: string
}

/** `2000-01-01..2010-12-31` gives both ends; a single value is used for both. */
export function parseRange(value: string): FilterRange {
  const [from = '', to] = value.split('..')
  return { from, to: to ?? from }
}

/** Empty when both ends are missing. */
export function formatRange({ from, to }: FilterRange): string {
  return from || to ? `${from}..${to}` : ''
}

/** Whether the start is not after the end. */
export function isOrdered(kind: Kind, { from, to }: FilterRange): boolean {
  if (!from || !to) return true
  return kind.isNumeric ? Number(from) <= Number(to) : from <= to
}
