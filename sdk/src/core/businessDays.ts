const day = 86_400_000

// Fixed holidays of the state's offices: Leis 662/1949, 6.802/1980 and 14.759/2023; 19 December is Paraná's own, Lei estadual 4.658/1962.
const fixed = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-19', '12-25']
// Movable holidays, in days from Easter Sunday: Monday and Tuesday of Carnival, Good Friday, Corpus Christi.
const movable = [-48, -47, -2, 60]

/** Whether the offices of the state of Paraná work on this day (`YYYY-MM-DD`). Deadlines count only business days: Lei 14.133/2021, article 183. */
export function isBusinessDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  const weekday = new Date(time).getUTCDay()
  if (weekday === 0 || weekday === 6 || fixed.includes(date.slice(5))) return false
  const fromEaster = (time - easter(Number(date.slice(0, 4)))) / day
  return !movable.includes(fromEaster)
}

/** The number of business days after `from`, up to and including `to`. */
export function businessDaysBetween(from: string, to: string): number {
  let count = 0
  for (let time = Date.parse(`${from}T00:00:00Z`) + day; time <= Date.parse(`${to}T00:00:00Z`); time += day)
    if (isBusinessDay(new Date(time).toISOString().slice(0, 10))) count += 1
  return count
}

/** Easter Sunday by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}
