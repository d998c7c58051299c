import { plainDigits } from './text.js'

/** The first letters of the months in Portuguese, Spanish and English, from January on. */
const months = ['jan|ene', 'fev|feb', 'mar', 'abr|apr', 'mai|may', 'jun', 'jul', 'ago|aug', 'set|sep', 'out|oct', 'nov', 'dez|dic|dec']
const names =
  'janeiro|fevereiro|março|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|' +
  'enero|febrero|marzo|mayo|junio|julio|septiembre|setiembre|octubre|noviembre|diciembre|' +
  'january|february|march|april|june|july|august|september|sept|october|november|december'
const dayOfMonth = new RegExp(
  String.raw`^(\d{1,2})(?:º|°|ª|o)?[\s./-]+(?:de\s+)?(${names}|${months.join('|')})\.?[\s./-]+(?:de\s+|del\s+)?(\d{4}|\d\d)\b`,
  'i',
)

/** `1º de março de 2027` → `1/03/2027` and `3-fev-85 10h` → `3/02/85 10h`; any other text keeps its words. Full-width digits become ordinary ones. */
export function monthsInDigits(text: string): string {
  return plainDigits(text)
    .trim()
    .replace(dayOfMonth, (_, day: string, name: string, year: string) => {
      const month = months.findIndex((starts) => starts.split('|').includes(name.slice(0, 3).toLowerCase())) + 1
      return `${day}/${String(month).padStart(2, '0')}/${year}`
    })
}
