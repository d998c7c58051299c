/** A moment on the clocks of Brasília. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** `HH:MM` */
  readonly minute: string
  /** How far the clocks are from UTC, in milliseconds; negative. */
  readonly offset: number
}

/** Kept, because creating a formatter is slower than rendering a field, and a list formats a timestamp in every row. */
let clock: Intl.DateTimeFormat | undefined

/**
 * Reads the clocks of Brasília, part by part: how a language writes a whole date differs between browsers. Paraná has had no daylight saving
 * time since 2019 (Decreto 9.772/2019); earlier moments have the offset of their time.
 */
export function inBrasilia(moment: Date): LocalTime {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Sao_Paulo',
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clock.formatToParts(moment)) parts[type] = value
  const part = (type: Intl.DateTimeFormatPartTypes, length = 2) => (parts[type] ?? '').padStart(length, '0')
  const day = `${part('year', 4)}-${part('month')}-${part('day')}`
  const minute = `${part('hour')}:${part('minute')}`
  const offset = Date.parse(`${day}T${minute}:${part('second')}Z`) - Math.floor(moment.getTime() / 1000) * 1000
  return { day, minute, offset }
}
