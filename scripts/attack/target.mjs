import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnvironment, productNode, root } from '../lib/paths.mjs'

const program = join(root, 'reference-api', 'dist', 'main.js')
const monitor = join(root, 'reference-api', 'src', 'testing', 'loopMonitor.mjs')

/** Calls `work` with a temporary folder and removes it afterwards. */
export async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Children end with this process, whatever ends it. */
const started = new Set()
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

/** Starts only the API, watched by the loop monitor. */
export async function startTarget(env, { loopFile } = {}) {
  const child = spawn(productNode(), ['--max-semi-space-size=16', program], {
    cwd: root,
    env: childEnvironment({
      PORT: '0',
      DEMO: '1',
      DEMO_SCALE: '0',
      ...(loopFile ? { NODE_OPTIONS: `--import=${monitor}`, LOOP_FILE: loopFile } : {}),
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const ended = new Promise((resolve) =>
    child.once('exit', (code, signal) => {
      started.delete(child)
      resolve(code ?? signal)
    }),
  )
  const since = performance.now()
  while (!/Ready at (\S+)/.test(output)) {
    if (child.exitCode !== null || performance.now() - since > 180_000) throw new Error(`did not start: ${output.slice(0, 400)}`)
    await wait(20)
  }
  const origin = /Ready at (\S+)/.exec(output)[1]
  const base = `${origin}/api/admin/v1`
  return { child, base, origin, ended, output: () => output, startedIn: performance.now() - since }
}

export async function signIn({ base }) {
  const answer = await send(base, 'POST', '/sessao/login', { body: { username: 'admin', password: 'esporte-parana' } })
  return answer.body.data.token
}

/** Sends one request. @returns status and body; throws when the connection breaks */
export async function send(base, method, path, { token, body, headers = {} } = {}) {
  const content = body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(content === undefined ? {} : { body: content }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

let number = 0
/** A draft of a department with a unique name. */
export function department() {
  number += 1
  const mark = `${process.pid % 1000}${number}`
  return { name: `Setor atacado ${mark}`, acronym: `A${mark}`.slice(0, 10), kind: 'setor', email: 'ataque@esporte.pr.gov.br' }
}

export const departments = '/administrativo/departamentos'
export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Compares a measured value with its limit. Throws when it is beyond, prints it otherwise. */
export function hold(what, value, isHeld) {
  if (!isHeld) throw new Error(`${what}: ${value}`)
  process.stdout.write(`        ${what}: ${value}\n`)
}

export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
export const milliseconds = (value) => `${Math.round(value)} ms`
