/** The possible separators of cells. */
export type Delimiter = ';' | ',' | '\t' | '|'

/** Reads the records of a CSV text, one after the other. A quote that is never closed counts as an ordinary character. */
export function* csvRecords(text: string, delimiter: Delimiter): Generator<readonly string[]> {
  const plain = new RegExp(`[^${delimiter}\\r\\n]*`, 'y')
  let at = 0
  while (at < text.length) {
    const cells: string[] = []
    for (;;) {
      const cell = readCell(text, at, plain)
      cells.push(cell.value)
      at = cell.end
      if (text[at] !== delimiter) break
      at += 1
    }
    at += text.startsWith('\r\n', at) ? 2 : 1
    yield cells
  }
}

function readCell(text: string, start: number, plain: RegExp): { readonly value: string; readonly end: number } {
  const quoted = text[start] === '"' ? readQuoted(text, start + 1) : undefined
  const from = quoted?.end ?? start
  plain.lastIndex = from
  const rest = plain.exec(text)?.[0] ?? ''
  return { value: (quoted?.value ?? '') + rest, end: from + rest.length }
}

function readQuoted(text: string, start: number): { readonly value: string; readonly end: number } | undefined {
  let value = ''
  let from = start
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return undefined
    value += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    from = quote + 2
  }
}

const delimiters: readonly Delimiter[] = [';', ',', '\t']

/** The line in which a file names its separator, with capitals or in quotes too. */
export const toldDelimiter = /^"?sep=([;,\t|])"?[;,\t|]*(?:\r\n?|\n)/i

/**
 * Finds the separator: a first line `sep=;` names it, which is no record; otherwise the one that splits the first records into the most columns of
 * equal number.
 */
export function detectDelimiter(text: string): Delimiter {
  const told = toldDelimiter.exec(text)?.[1]
  const known = [...delimiters, '|' as const].find((delimiter) => delimiter === told)
  if (known) return known
  const sample = text.slice(0, sampleLength)
  const scores = delimiters.map((delimiter) => scoreOf(sample, delimiter))
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ';'
}

const sampleLength = 65_536
const sampleRecords = 10

function scoreOf(sample: string, delimiter: Delimiter): number {
  const counts: number[] = []
  for (const cells of csvRecords(sample, delimiter)) {
    if (cells.some((cell) => cell !== '')) counts.push(cells.length)
    if (counts.length === sampleRecords) break
  }
  // Title lines above the headings have other numbers of cells.
  const frequent = (count: number) => counts.filter((other) => other === count).length
  const usual = Math.max(1, ...counts.filter((count) => frequent(count) === Math.max(...counts.map(frequent))))
  return usual === 1 ? 0 : usual * (frequent(usual) / counts.length)
}
