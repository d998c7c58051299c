import { inBrasilia, type LocalTime } from '@esporte-parana/sdk/contracts'

/** A timestamp in the time zone of Brasília. */
export function localTime(timestamp: string | Date): LocalTime {
  return inBrasilia(new Date(timestamp))
}

/** `2026-11-21` → `21/11/2026`, in every language. */
export function shownDay(day: string): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}
