import { plainDigits } from './text.js'

/** `7h30`, `7:30`, `7.30`, `7 30`, `730`, `0730`, `19h`, `9h30min` and `07:30:00` → `07:30`; `undefined` when it is not a time of day. */
export function readTime(typed: string): string | undefined {
  const text = plainDigits(typed).trim().replace(/\s+/g, ' ').toLowerCase()
  const [, hours, minutes = '00'] =
    /^(\d{1,2})(?:(?: ?[:h.] ?| )(\d{2})?(?:[:.]\d{2}(?:\.\d+)?)?)?(?: ?(?:hs?|horas?|min|m)\.?)?$/.exec(text) ??
    /^(\d{1,2})(\d{2})$/.exec(text) ??
    []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}
