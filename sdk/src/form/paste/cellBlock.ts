/**
 * Whether a paste is a block of cells rather than one text: cells are parted by tabs; a single column is told from a text of several lines
 * by the table that spreadsheets put beside it.
 */
export function isCellBlock(text: string, html: string): boolean {
  const body = text.replace(/(?:\r?\n)+$/, '')
  return body.includes('\t') || (/[\r\n]/.test(body) && /<table[\s>]/i.test(html))
}
