import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { childEnvironment, productNode, root } from './paths.mjs'
import { Problem } from './problem.mjs'
import { isDemo } from './productSettings.mjs'

// During a long export, V8 would let the space of new objects grow to 64 MB, although 2 MB are enough, and collect older ones only after
// 100 MB.
const apiFlags = ['--max-semi-space-size=16', '--heap-growing-percent=50']
const portalScript = join(root, 'host-portal-embed', 'portal', 'portal.mjs')

/**
 * Starts the API, which serves the product, and the demo portal; with `framePort`, portals may show screens in frames too. Resolves when the product answers, or with undefined when `isAsked` stops
 * it earlier.
 * @returns {Promise<{ origin: string, pid: number, stop(): Promise<void>, ended: Promise<string> } | undefined>} `ended` names the part
 * that ended by itself
 */
export async function startProduct({ port, portalPort, framePort = undefined, dataFolder, env = {}, isAsked = new Promise(() => {}) }) {
  // The secret with which the demo portal signs in to the API; each start creates a new one that only these two processes know.
  const secret = randomBytes(24).toString('base64url')
  const settings = {
    ...env,
    DEMO_PORTAL_SECRET: secret,
    PORTAL_SECRET: secret,
    PORT: String(port),
    PORTAL_PORT: String(portalPort),
    ...(framePort && { FRAME_PORT: String(framePort) }),
    DATA_DIR: dataFolder,
  }
  const api = startChild('the API', [...apiFlags, join(root, 'reference-api', 'dist', 'main.js')], settings)
  const origin = `http://${reachable(env.HOST)}:${port}`
  const waiting = new AbortController()
  const outcome = await Promise.race([api.ended, isAsked, untilHealthy(`${origin}/api/admin/v1/saude`, waiting.signal)])
  waiting.abort()
  if (outcome !== 'healthy') {
    await api.stop()
    if (outcome === 'late')
      throw new Problem('The API did not answer within three minutes: look at its messages above, or start with --fresh.')
    // The API has printed the reason itself.
    if (outcome !== undefined) throw new Problem('')
    return undefined
  }
  // Everyone who loads the demo portal's page gets a token, so it runs only with demo data.
  const children = existsSync(portalScript) && isDemo(env) ? [api, startChild('the demo portal', [portalScript], settings)] : [api]
  return {
    origin,
    /** Process id of the API. */
    pid: api.pid,
    ended: Promise.race(children.map((child) => child.ended)),
    stop: async () => {
      await Promise.all(children.map((child) => child.stop()))
    },
  }
}

/** The address by which this machine reaches a server that listens on `host`. */
function reachable(host) {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function startChild(name, words, env) {
  const child = spawn(productNode(), words, { cwd: root, env: childEnvironment(env), stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise((resolve) => {
    child.once('exit', () => resolve(name))
    child.once('error', () => resolve(name))
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    const isLate = await Promise.race([ended.then(() => false), wait(10_000, true, { ref: false })])
    if (isLate) child.kill('SIGKILL')
    await ended
  }
  return { pid: child.pid, ended, stop }
}

async function untilHealthy(address, signal) {
  const limit = Date.now() + 180_000
  while (Date.now() < limit && !signal.aborted) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return 'healthy'
    await wait(150)
  }
  return 'late'
}
