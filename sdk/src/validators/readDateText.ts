import { monthsInDigits } from './monthsInDigits.js'

/**
 * `3/5/2026`, `03-05-2026`, `03.05.2026`, `3 de maio de 2026` or `2026-05-03` (a time after it is ignored) → `2026-05-03`; `undefined` when it is not an existing date.
 */
export function readDateText(typed: string): string | undefined {
  const text = monthsInDigits(typed)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/.exec(text)
  const [year, month, day] = (iso ? [iso[1], iso[2], iso[3]] : [local?.[3], local?.[2], local?.[1]]).map(Number)
  if (!year || !month || !day) return undefined
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year)
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}
