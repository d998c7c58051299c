import { spawn } from 'node:child_process'
import { childEnvironment, root } from './paths.mjs'

/**
 * Runs a program to its end. Never rejects: a program that cannot be started ends with code 127.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { cwd = root, env = {}, live = false, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: childEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
      shell: process.platform === 'win32',
    })
    // Whoever ends this program by its id ends what it runs.
    const forward = (signal) => child.kill(signal)
    const signals = live ? ['SIGINT', 'SIGTERM', 'SIGHUP'] : []
    for (const signal of signals) process.on(signal, forward)
    let output = ''
    const take = (stream) => (chunk) => {
      output += chunk
      if (live) stream.write(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', take(process.stdout))
    child.stderr.setEncoding('utf8').on('data', take(process.stderr))
    const end = (code, text = output) => {
      for (const signal of signals) process.off(signal, forward)
      resolve({ code, output: text })
    }
    child.on('error', (error) => end(127, `${output}${error.message}\n`))
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Runs `work` on all items, `width` at a time, and returns the results in order. */
export async function inParallel(items, width, work) {
  const results = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index])
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker))
  return results
}
