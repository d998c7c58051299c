import { expect, it } from 'vitest'
import { readSheet } from './readSheet.js'
import { excel, zip } from './workbook.testkit.js'

/** Milliseconds; a calm machine needs 17. */
const mostBetweenFrames = 150

const columns = Array.from({ length: 20 }, (_, place) => String.fromCharCode(65 + place))

/** A workbook as Excel writes it: half of its cells are shared texts, the others numbers. */
async function workbook(count: number): Promise<File> {
  const strings = Array.from({ length: count }, (_, place) => `<si><t>Pessoa número ${place} de Araucária</t></si>`)
  const rows = Array.from({ length: count }, (_, row) => {
    const cells = columns.map((column, place) =>
      place % 2 === 0
        ? `<c r="${column}${row + 1}" t="s"><v>${(row * 7 + place) % count}</v></c>`
        : `<c r="${column}${row + 1}"><v>${row * place}.25</v></c>`,
    )
    return `<row r="${row + 1}">${cells.join('')}</row>`
  })
  return new File([await zip({ ...excel(rows.join('')), 'xl/sharedStrings.xml': `<sst>${strings.join('')}</sst>` })], 'lista.xlsx')
}

/** Runs the work and measures the longest time between two frames of the page. */
async function framesDuring<Result>(work: () => Promise<Result>): Promise<{ result: Result; longest: number; seconds: number }> {
  let [last, longest, isRunning] = [performance.now(), 0, true]
  const watch = (now: number) => {
    longest = Math.max(longest, now - last)
    last = now
    if (isRunning) requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
  const since = performance.now()
  const result = await work()
  const seconds = (performance.now() - since) / 1000
  isRunning = false
  return { result, longest, seconds }
}

it.for([[10_000, '9999 rows'] as const, [100_000, 'tooManyRows'] as const])(
  'a workbook of %i rows and 20 columns is read or refused while the page goes on',
  { timeout: 120_000 },
  async ([count, outcome], { annotate }) => {
    const file = await workbook(count)
    // The page rests from building the file.
    await new Promise((resolve) => setTimeout(resolve, 3000))
    const read = readSheet.bind(undefined, file, { signal: new AbortController().signal })
    const { result, longest, seconds } = await framesDuring(() =>
      read().then(
        ({ rows }) => `${rows.length} rows`,
        (error: Error) => error.message,
      ),
    )
    await annotate(`${count} rows, ${(file.size / 1e6).toFixed(1)} MB: ${seconds.toFixed(1)} s, longest frame ${longest.toFixed(0)} ms`)
    expect(result).toBe(outcome)
    expect(longest).toBeLessThan(mostBetweenFrames)
    expect(seconds).toBeLessThan(12)
  },
)
