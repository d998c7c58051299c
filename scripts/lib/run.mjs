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
    let output = ''
    const take = (stream) => (chunk) => {
      output += chunk
      if (live) stream.write(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', take(process.stdout))
    child.stderr.setEncoding('utf8').on('data', take(process.stderr))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
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
