import { plainDigits } from './text.js'

/**
 * `7h30`, `7:30`, `7.30`, `7 30`, `730`, `0730`, `19h`, `às 9h30min`, `meio-dia` and `07:30:00` → `07:30`; `undefined` when it is not a time of
 * day.
 */
export function readTime(typed: string): string | undefined {
  const named = namedTimes[lettersOf(typed)]
  if (named !== undefined) return named
  const text = plainDigits(typed)
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/^(?:[àa]s?|at|a las?) (?=\d)/, '')
  const [, hours, minutes = '00'] =
    /^(\d{1,2})(?:(?: ?[:h.] ?| )(\d{2})?(?:[:.]\d{2}(?:\.\d+)?)?)?(?: ?(?:hs?|horas?|min|m)\.?)?$/.exec(text) ??
    /^(\d{1,2})(\d{2})$/.exec(text) ??
    []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** Whether a text without digits is the start of a time's name, or of the words before a time: `meio`, `à`. */
export function beginsTimeName(typed: string): boolean {
  const letters = lettersOf(typed)
  return [...Object.keys(namedTimes), 'as', 'at', 'alas'].some((name) => name.startsWith(letters))
}

const namedTimes: Readonly<Record<string, string | undefined>> = {
  meiodia: '12:00',
  mediodia: '12:00',
  noon: '12:00',
  midday: '12:00',
  meianoite: '00:00',
  medianoche: '00:00',
  midnight: '00:00',
}

/** A name without accents, spaces and hyphens; empty where anything else is beside it. */
const lettersOf = (typed: string): string => {
  const bare = typed
    .normalize('NFD')
    .replace(/[\p{M}\s-]/gu, '')
    .toLowerCase()
  return /^[a-z]+$/.test(bare) ? bare : ''
}
