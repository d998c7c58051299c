/**
 * The text in a form for comparisons: lower case, without accents, single spaces. Loose accents go first: to decompose a text takes
 * a time that grows with the square of their number.
 */
export function comparable(text: string): string {
  return text
    .replace(/\p{M}+/gu, '')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
