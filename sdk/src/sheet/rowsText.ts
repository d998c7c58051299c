/** A row of a record as a cell of a spreadsheet holds it: by labels, in texts. */
export interface RowText {
  /** The stored row that it is; a new one has none. */
  readonly id?: number
  readonly parts: readonly (readonly [label: string, value: string | readonly RowText[]])[]
}

/**
 * The rows of a list in one cell, a line each: `#12 Nome: Ana; Cargo: Chefe`. Rows of a row stand in braces, and a text that holds signs of this form
 * in double quotes.
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

/** The rows that a cell says; nothing where it is not in the form of `writeRowsText`. */
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

/** What stands next, when it is that. */
function skip(source: Source, sign: RegExp): string | undefined {
  sign.lastIndex = source.at
  const found = sign.exec(source.text)?.[0]
  if (found !== undefined) source.at += found.length
  return found
}
