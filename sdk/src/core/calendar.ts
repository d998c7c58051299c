// Made when first asked for, then kept: making one costs more than rendering a field, and a form asks at every key.
let paranaDay: Intl.DateTimeFormat | undefined

/** The calendar date in Paraná at this moment, `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  // The Canadian form of a date happens to be ISO 8601.
  paranaDay ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric', month: '2-digit', day: '2-digit' })
  return paranaDay.format(now)
}

/** Full years between two calendar dates; who was born on 29 February has a birthday on 1 March in other years. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}
