// The Canadian date format is that of ISO 8601.
const inParana = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The calendar date in Paraná, `YYYY-MM-DD`. */
export function today(now: Date): string {
  return inParana.format(now)
}

/** The calendar date `days` days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
