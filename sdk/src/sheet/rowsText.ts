/** A row of a sub-record list as text for a spreadsheet cell: labels with their texts. */
export interface RowText {
  /** The id of the stored row; a new row has none. */
  readonly id?: number
  readonly parts: readonly (readonly [label: string, value: string | readonly RowText[]])[]
}

/**
 * Writes the rows of a list into one cell, a line for each: `#12 Nome: Ana; Cargo: Chefe`. Nested rows are in braces, and a text that contains signs
 * of
 * this format is in double quotes.
 */
export function writeRowsText(rows: readonly RowText[]): string {
  return rows.map(writeRow).join('\n')
}

function writeRow({ id, parts }: RowText): string {
  const told = parts.map(([label, value]) => `${label}: ${typeof value === 'string' ? quoted(value) : `{${writeRowsText(value)}}`}`)
  return [...(id === undefined ? [] : [`#${id}`]), told.join('; ')].join(' ').trim()
}

function quoted(text: string): string {
  return /[;{}"\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Reads the rows of a cell; `undefined` when it is not in the format of `writeRowsText`. */
export function readRowsText(text: string): readonly RowText[] | undefined {
  const source = { text: text.replaceAll('\r\n', '\n').trim(), at: 0 }
  if (source.text === '') return []
  const rows = readRows(source)
  return rows && source.at === source.text.length ? rows : undefined
}

interface Source {
  readonly text: string
  at: number
}

function readRows(source: Source): RowText[] | undefined {
  const rows: RowText[] = []
  for (;;) {
    skip(source, /\s*/y)
    const row = readRow(source)
    if (!row) return undefined
    rows.push(row)
    if (skip(source, / *\n/y) === undefined) return rows
  }
}

function readRow(source: Source): RowText | undefined {
  const mark = skip(source, /#(\d{1,9})(?![^\s}]) */y)
  const id = mark === undefined ? undefined : Number(mark.trim().slice(1))
  const parts: [string, string | readonly RowText[]][] = []
  while (source.at < source.text.length && !/[\n}]/.test(source.text[source.at] ?? '')) {
    const label = skip(source, /[^:;{}"\n]+: */y)
    const value = label === undefined ? undefined : readValue(source)
    if (label === undefined || value === undefined) return undefined
    parts.push([label.replace(/: *$/, '').trim(), value])
    if (skip(source, / *; */y) === undefined) break
  }
  return id === undefined && parts.length === 0 ? undefined : { ...(id !== undefined && { id }), parts }
}

function readValue(source: Source): string | readonly RowText[] | undefined {
  if (skip(source, /\{\s*\}/y) !== undefined) return []
  if (skip(source, /\{/y) !== undefined) {
    const rows = readRows(source)
    return skip(source, /\s*\}/y) === undefined ? undefined : rows
  }
  const within = skip(source, /"(?:[^"]|"")*"/y)
  if (within !== undefined) return within.slice(1, -1).replaceAll('""', '"')
  return skip(source, /[^;{}"\n]*/y)?.trim()
}

/** Reads the next sign, if it matches. */
function skip(source: Source, sign: RegExp): string | undefined {
  sign.lastIndex = source.at
  const found = sign.exec(source.text)?.[0]
  if (found !== undefined) source.at += found.length
  return found
}
