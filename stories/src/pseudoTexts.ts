const accents: Readonly<Record<string, string>> = {
  a: 'à',
  e: 'ë',
  i: 'ï',
  o: 'ø',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  A: 'Â',
  E: 'Ê',
  I: 'Î',
  O: 'Ø',
  U: 'Ü',
}

/**
 * The texts of a language that nobody speaks: accents show what does not come from the catalogue, and a third more letters what has no room.
 * Placeholders (`{name}`) stay as they are.
 */
export function pseudoTexts(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)]))
}

function pseudo(text: string): string {
  const accented = text.replaceAll(/\{[^}]*\}|[a-z]/gi, (part) => accents[part] ?? part)
  return `⟦${accented}${'·'.repeat(Math.ceil(text.length / 3))}⟧`
}
