/**
 * The text in a form for comparisons: lower case, without accents, single spaces, one apostrophe and one hyphen. Loose accents go first: to
 * decompose a text takes a time that grows with the square of their number.
 */
export function comparable(text: string): string {
  return text
    .replace(/\p{M}+/gu, '')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[`´\u2018\u2019\u02BC\u2032]/g, "'")
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
