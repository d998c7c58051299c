import { connect, createServer } from 'node:net'
import { once } from 'node:events'
import { hold, milliseconds, send, signIn, startTarget, wait, department, departments } from './target.mjs'
import { lost, writers } from './trouble.mjs'

/** A proxy to the database that can cut and freeze connections. */
async function createWay(url) {
  const { hostname, port } = new URL(url)
  const pairs = new Set()
  let state = 'open'
  const server = createServer((inner) => {
    if (state === 'cut') return inner.destroy()
    const outer = connect(Number(port || 5432), hostname)
    const pair = [inner, outer]
    pairs.add(pair)
    for (const [from, to] of [pair, pair.toReversed()]) {
      from.on('data', (part) => to.write(part))
      from.on('error', () => undefined)
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
    }
    if (state === 'frozen') for (const socket of pair) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url)
  address.host = `127.0.0.1:${server.address().port}`
  const set = (next) => {
    state = next
    const act = { cut: 'destroy', frozen: 'pause', open: 'resume' }[next]
    for (const pair of pairs) for (const socket of pair) socket[act]()
  }
  return { url: address.href, set, close: () => server.close() }
}

export async function breakDatabase(rounds) {
  const way = await createWay(process.env.ATTACK_DATABASE_URL)
  const target = await startTarget({ DATABASE_URL: way.url })
  try {
    const token = await signIn(target)
    const kept = []
    const broken = []
    const healed = []
    for (let round = 0; round < rounds; round++) {
      const stop = writers(target, token, { count: 8, kept, onBroken: (error) => void broken.push(error.cause?.code ?? error.message) })
      await wait(300)
      way.set(round % 2 ? 'frozen' : 'cut')
      await wait(1500)
      way.set('open')
      const since = performance.now()
      while ((await send(target.base, 'POST', departments, { token, body: department() })).status !== 201) await wait(20)
      healed.push(performance.now() - since)
      await stop()
    }
    const missing = await lost(target, token, kept)
    const since = performance.now()
    way.set('frozen')
    target.child.kill('SIGTERM')
    await target.ended
    hold('connections cut off', broken.length === 0 ? 'none' : [...new Set(broken)].join(', '), broken.length === 0)
    hold('acknowledged and lost', `${missing} of ${kept.length}`, missing === 0 && kept.length > 0)
    hold('serving again after, at most', milliseconds(Math.max(...healed)), Math.max(...healed) < 5000)
    hold('ended over a frozen database after', milliseconds(performance.now() - since), performance.now() - since < 10_000)
  } finally {
    target.child.kill('SIGKILL')
    way.set('cut')
    way.close()
  }
}
