/** A time in the time zone of Brasília. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** `HH:MM` */
  readonly minute: string
}

const brasilia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** A timestamp in the time zone of Brasília. */
export function localTime(timestamp: string | Date): LocalTime {
  // The Swedish format is that of ISO 8601: `2026-11-21 07:05`.
  const shown = brasilia.format(new Date(timestamp))
  return { day: shown.slice(0, 10), minute: shown.slice(11) }
}

/** `2026-11-21` → `21/11/2026`, in every language. */
export function shownDay(day: string): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}
