// Loaded before the server (`node --import`): measures the processor time of each turn of the event loop, independent of other programs.
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.env.LOOP_FILE) {
  let longest = 0
  let last = process.threadCpuUsage()
  setInterval(() => {
    const spent = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    const milliseconds = (spent.user + spent.system) / 1000
    if (milliseconds > longest) writeFileSync(process.env.LOOP_FILE, String((longest = milliseconds)))
  }, 5).unref()
  process.on('SIGUSR2', () => {
    longest = 0
    writeFileSync(process.env.LOOP_FILE, '0')
  })
}
