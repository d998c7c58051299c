import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSheet } from './readSheet.js'
import { maxMilliseconds } from './Sheet.js'
import type { WorkerAnswer } from './sheetWorker.js'
import { excel, heading, hostileFiles, zip } from './workbook.testkit.js'

const BrowserWorker = globalThis.Worker
let said: string[]
let ended: number
beforeEach(() => {
  said = []
  ended = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Records the messages of the browser's own worker; `address` replaces the address of ours. */
function listen(address?: string): void {
  vi.stubGlobal(
    'Worker',
    class extends BrowserWorker {
      constructor(own: URL, options: WorkerOptions) {
        super(address ?? own, options)
        this.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => said.push(data.kind))
      }
      override terminate() {
        ended += 1
        super.terminate()
      }
    },
  )
}

const script = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
const read = (bytes: BlobPart, signal = new AbortController().signal) => readSheet(new File([bytes], 'lista.xlsx'), { signal })
const filled = () => zip(excel(`${heading}<row><c><v>1</v></c></row>`))

it('reads XLSX and CSV in a worker, which then ends', async () => {
  listen()
  expect((await read(await filled())).rows).toEqual([{ line: 2, cells: ['1'] }])
  expect((await read('a;b\n1;2')).rows).toEqual([{ line: 2, cells: ['1', '2'] }])
  expect(said.filter((kind) => kind !== 'progress')).toEqual(['ready', 'sheet', 'ready', 'sheet'])
  expect(ended).toBe(2)
})

it.each([
  ['of another origin, which browsers refuse', () => 'https://produto.example/sheetWorker.js'],
  ['that cannot be loaded', () => script('import "./nowhere.js"')],
])('reads on the page instead of in a worker %s', async (_, address) => {
  listen(address())
  expect((await read(await filled())).rows).toEqual([{ line: 2, cells: ['1'] }])
  expect(said).toEqual([])
})

it('ends a worker that does not answer in time, and says that the file cannot be read', async () => {
  listen(script('postMessage({ kind: "ready" }); onmessage = () => { for (;;); }'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reading = read(await filled())
  const refused = expect(reading).rejects.toMatchObject({ name: 'SheetError', problem: 'broken' })
  await vi.waitUntil(() => said.includes('ready'))
  await vi.advanceTimersByTimeAsync(maxMilliseconds)
  await refused
  expect(ended).toBe(1)
})

it('ends the worker of a reading that is given up', async () => {
  listen(script('postMessage({ kind: "ready" })'))
  const work = new AbortController()
  const refused = expect(read(await filled(), work.signal)).rejects.toMatchObject({ name: 'AbortError' })
  await vi.waitUntil(() => said.includes('ready'))
  work.abort()
  await refused
  expect(ended).toBe(1)
})

describe.each([
  ['in a worker', () => listen()],
  ['on the page', () => vi.stubGlobal('Worker', undefined)],
])('%s the page stays responsive while it reads a file', (_, place) => {
  it.each(hostileFiles)(
    '%s',
    async (__, make, problem) => {
      const bytes = await make()
      place()
      const ticks = watchTicks()
      const reading = read(bytes)
      if (problem) await expect(reading).rejects.toMatchObject({ name: 'SheetError', problem })
      else expect((await reading).headings).toEqual(['Nome', 'Nascimento'])
      const { took, longest } = ticks()
      expect(took).toBeLessThan(maxMilliseconds + 5000)
      expect(longest).toBeLessThan(2000)
    },
    90_000,
  )
})

/** Measures the passed time, and the longest time in which no timer ran. */
function watchTicks(): () => { readonly took: number; readonly longest: number } {
  const start = performance.now()
  let last = start
  let longest = 0
  const tick = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(tick, 10)
  return () => {
    tick()
    clearInterval(timer)
    return { took: last - start, longest }
  }
}
