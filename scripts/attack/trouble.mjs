import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { department, departments, hold, inFolder, milliseconds, quantile, send, signIn, startTarget, wait } from './target.mjs'

/** Sends requests over 200 connections without a pause. */
export const load = () =>
  inFolder(async (folder) => {
    const url = process.env.ATTACK_DATABASE_URL
    const subjects = [
      { name: 'embedded', env: { DATA_DIR: join(folder, 'data'), DEMO_SCALE: '1' }, bar: 200 },
      ...(url ? [{ name: 'PostgreSQL', env: { DATABASE_URL: url, DEMO_SCALE: '1' }, bar: 400 }] : []),
    ]
    for (const { name, env, bar } of subjects) {
      const target = await startTarget(env)
      const token = await signIn(target)
      const agent = new Agent({ keepAlive: true, maxSockets: 200 })
      const until = performance.now() + 30_000
      const paths = ['/pessoas?por_pagina=25', `${departments}?por_pagina=25`, '/sessao', '/pessoas?busca=maria', '/administrativo/funcoes']
      const problems = []
      const times = []
      const asker = async (place) => {
        for (let round = place; performance.now() < until; round++) {
          const since = performance.now()
          const status = await ask(target.base + paths[round % paths.length], { token, agent }).catch((error) => error.code)
          times.push(performance.now() - since)
          if (status !== 200) problems.push(status)
        }
      }
      await Promise.all(Array.from({ length: 200 }, (_, place) => asker(place)))
      agent.destroy()
      target.child.kill('SIGTERM')
      await target.ended
      hold(
        `${name}, errors`,
        problems.length === 0 ? 'none' : `${problems.length}: ${[...new Set(problems)].join(', ')}`,
        problems.length === 0,
      )
      // It depends on the machine as much as on the server, so it is printed but not compared.
      hold(`${name}, requests a second (bar ${bar}), p95`, `${Math.round(times.length / 30)}, ${milliseconds(quantile(times, 0.95))}`, true)
    }
  })

/** Writers that never pause; `kept` collects the acknowledged records. */
export function writers(target, token, { count, kept, onBroken = () => undefined }) {
  let isDone = false
  const write = async () => {
    while (!isDone) {
      const draft = department()
      const answer = await send(target.base, 'POST', departments, { token, body: draft }).catch((error) => onBroken(error))
      if (answer?.status === 201) kept.push({ id: answer.body.data.id, name: draft.name })
      else await wait(20)
    }
  }
  const all = Promise.all(Array.from({ length: count }, write))
  return async () => {
    isDone = true
    await all
  }
}

/** How many acknowledged records are missing. */
export async function lost(target, token, kept) {
  let missing = 0
  for (const { id, name } of kept) {
    const { status, body } = await send(target.base, 'GET', `${departments}/${id}`, { token })
    if (status !== 200 || body.data.name !== name) missing++
  }
  return missing
}

export const killRounds = (rounds) =>
  inFolder(async (folder) => {
    const env = { DATA_DIR: join(folder, 'data') }
    let target = await startTarget(env)
    const token = await signIn(target)
    const kept = []
    const starts = []
    let missing = 0
    for (let round = 0; round < rounds; round++) {
      const before = kept.length
      const stop = writers(target, token, { count: 4, kept })
      await wait(300 + 137 * (round % 5))
      target.child.kill('SIGKILL')
      await target.ended
      await stop()
      target = await startTarget(env)
      starts.push(target.startedIn)
      missing += await lost(target, token, kept.slice(before))
    }
    missing += await lost(target, token, kept)
    target.child.kill('SIGTERM')
    await target.ended
    hold('acknowledged and lost', `${missing} of ${kept.length}`, missing === 0 && kept.length > 0)
    hold('serving again after, at most', milliseconds(Math.max(...starts)), Math.max(...starts) < 5000)
  })

export const stopRounds = (rounds) =>
  inFolder(async (folder) => {
    const env = { DATA_DIR: join(folder, 'data') }
    const ends = []
    const broken = []
    let token
    for (let round = 0; round < rounds; round++) {
      const target = await startTarget(env)
      token ??= await signIn(target)
      const agent = new Agent({ keepAlive: true })
      const asking = Array.from({ length: 60 }, async () => {
        for (;;) {
          const [status, connection] = await askWhole(target.base + departments, { token, agent })
          if (connection === 'close') return status
        }
      })
      const settled = Promise.allSettled(asking)
      await wait(500)
      const since = performance.now()
      target.child.kill('SIGTERM')
      const code = await target.ended
      ends.push(performance.now() - since)
      if (code !== 0) broken.push(`exit ${code}`)
      broken.push(...(await settled).filter(({ status }) => status === 'rejected').map(({ reason }) => reason.code))
      agent.destroy()
    }
    hold('requests cut off', broken.length === 0 ? 'none' : `${broken.length}: ${[...new Set(broken)].join(', ')}`, broken.length === 0)
    hold('ended after, at most', milliseconds(Math.max(...ends)), Math.max(...ends) < 10_000)
  })

const ask = async (url, options) => (await askWhole(url, options))[0]

function askWhole(url, { token, agent }) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { Authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve([answer.statusCode, answer.headers.connection]))
      answer.once('error', reject)
    })
    sent.once('error', reject)
    sent.end()
  })
}
