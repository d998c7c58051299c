/** What shows nothing, yet changes how the text around it reads or compares. The joiners stay: emoji and Persian are written with them. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** Control characters and what is no character at all: terminals and old files leave them, and no office file holds them. */
const controls = /(?![\t-\r\u0085])[\p{Cc}\uFFFE\uFFFF]/gu
/** Spaces of other widths, which come along from documents and web pages. */
const oddSpaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g
/** Ends of lines as word processors and other systems write them. */
const oddEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** A text as it was meant: composed letters, ordinary spaces and ends of lines, no invisible marks. Pasted texts would else look alike and be different. */
export function plainText(text: string): string {
  return text.normalize('NFC').replace(unseen, '').replace(controls, '').replace(oddSpaces, ' ').replace(oddEnds, '\n')
}

/** The same on one line: cells and documents bring tabs and ends of lines along, which a name would be found under by nobody. */
export function plainLine(text: string): string {
  return plainText(text).replace(/ *[\t\n][\t\n ]*/g, ' ')
}
