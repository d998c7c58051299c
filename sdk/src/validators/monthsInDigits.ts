import { plainDigits } from './text.js'

/** The months from January on, in Portuguese, Spanish and English, whole or by their first letters. */
const months = [
  'jan(?:eiro|uary)?|ene(?:ro)?',
  'fev(?:ereiro)?|feb(?:rero|ruary)?',
  'mar(?:[çc]o|zo|ch)?',
  'abr(?:il)?|apr(?:il)?',
  'mai(?:o)?|may(?:o)?',
  'jun(?:[hi]o|e)?',
  'jul(?:[hi]o|y)?',
  'ago(?:sto)?|aug(?:ust)?',
  'set(?:embro|iembre)?|sep(?:t|tember|tiembre)?',
  'out(?:ubro)?|oct(?:ubre|ober)?',
  'nov(?:embro|iembre|ember)?',
  'dez(?:embro)?|dic(?:iembre)?|dec(?:ember)?',
]
const dayOfMonth = new RegExp(
  String.raw`^(\d{1,2})[º°ªo]?[\s./-]+(?:de\s+)?(?:(${months.join(')|(')}))\.?[\s./-]+(?:del?\s+)?(\d{4}|\d\d)\b`,
  'i',
)

/** `1º de março de 2027` → `1/03/2027` and `3-fev-85 10h` → `3/02/85 10h`; any other text keeps its words. Full-width digits become ordinary ones. */
export function monthsInDigits(text: string): string {
  return plainDigits(text)
    .trim()
    .replace(dayOfMonth, (_, day: string, ...found: readonly (string | undefined)[]) => {
      const month = found.findIndex((name) => name !== undefined) + 1
      return `${day}/${String(month).padStart(2, '0')}/${found[months.length] ?? ''}`
    })
}
