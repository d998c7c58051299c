/** The calendar date in Paraná, `YYYY-MM-DD`. */
export function today(now: Date): string {
  // The Canadian form of a date happens to be ISO 8601.
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
}

/** A calendar date so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
