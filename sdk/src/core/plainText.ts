/** More marks on one letter than any language writes. Sorting them takes a time that grows with the square of their number (UAX #15, stream-safe text). */
const longMarks = /(\p{M}{30})\p{M}+/gu
/** Invisible characters that change how the text around them reads or compares. Joiners are kept: emoji and Persian need them. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** Control characters and noncharacters: terminals and old files contain them, and Office files cannot. */
const controls = /(?![\t-\r\u0085])[\p{Cc}\uFFFE\uFFFF]/gu
/** Spaces of other widths, copied from documents and web pages. */
const oddSpaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g
/** Line ends of word processors and other systems. */
const oddEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * A cleaned text: composed letters, ordinary spaces and line ends, no invisible marks. Otherwise two pasted texts could look equal and be different.
 */
export function plainText(text: string): string {
  return text
    .replace(longMarks, '$1')
    .normalize('NFC')
    .replace(unseen, '')
    .replace(controls, '')
    .replace(oddSpaces, ' ')
    .replace(oddEnds, '\n')
}

/** The text without invisible marks: programs put U+200E around dates, and U+FEFF between joined files. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')

/** The cleaned text on one line, with one blank between words. Tabs, line ends and double blanks would make a name impossible to find. */
export function plainLine(text: string): string {
  return plainText(text).replace(/[\t\n ]+/g, ' ')
}
