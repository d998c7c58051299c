/** What shows nothing, yet changes how the text around it reads or compares. The joiners stay: emoji and Persian are written with them. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
/** Spaces of other widths, which come along from documents and web pages. */
const oddSpaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g

/** A text as it was meant: composed letters, ordinary spaces, no invisible marks. Pasted texts would else look alike and be different. */
export function plainText(text: string): string {
  return text.normalize('NFC').replace(unseen, '').replace(oddSpaces, ' ')
}
