/** The value below which `share` of the values are: `quantile(times, 0.95)`. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values) => quantile(values, 0.5)

const shown = (value) => (typeof value === 'number' ? (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US')) : value)

/** Prints rows with equal keys as a table, with the keys as headings. */
export function printTable(title, rows) {
  const keys = Object.keys(rows[0] ?? {})
  const lines = [keys, ...rows.map((row) => keys.map((key) => shown(row[key] ?? '')))].map((cells) => cells.map(String))
  const widths = keys.map((_, place) => Math.max(...lines.map((cells) => cells[place].length)))
  process.stdout.write(`\n${title}\n`)
  for (const cells of lines)
    process.stdout.write(
      `  ${cells.map((cell, place) => (place === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[place]))).join('  ')}\n`,
    )
}
