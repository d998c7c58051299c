import { readFileSync } from 'node:fs'
import { run } from '../lib/run.mjs'

/** Exports all people as CSV and watches the memory of the server's process meanwhile. */
export async function measureExport({ base, token, pid }) {
  const before = await residentMegabytes(pid)
  let peak = before
  const watch = setInterval(async () => {
    peak = Math.max(peak, await residentMegabytes(pid))
  }, 20)
  const start = performance.now()
  let bytes = 0
  let firstByte = 0
  try {
    const answer = await fetch(`${base}/pessoas/exportar.csv?ordem=name&token=${encodeURIComponent(token)}`)
    if (!answer.ok) throw new Error(`The export answered ${answer.status}: ${await answer.text()}`)
    for await (const chunk of answer.body) {
      firstByte ||= performance.now() - start
      bytes += chunk.length
    }
  } finally {
    clearInterval(watch)
  }
  return {
    'MB of file': bytes / 1e6,
    'first byte, s': firstByte / 1000,
    seconds: (performance.now() - start) / 1000,
    'memory before, MB': before,
    'growth at its peak, MB': peak - before,
  }
}

async function residentMegabytes(pid) {
  if (process.platform === 'linux') return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const { output } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(output.trim()) / 1024
}
