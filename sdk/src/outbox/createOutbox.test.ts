import { describe, expect, it } from 'vitest'
import { createFakeClock, settle } from '../session/fakeClock.testkit.js'
import { createMemoryOutbox } from './createMemoryOutbox.js'
import { createAlone, createFakeServer, openTab, photo, refusal, write } from './outbox.testkit.js'

const rest = async () => {
  for (let turn = 0; turn < 12; turn += 1) await settle()
}
const waiting = ({ outbox }: ReturnType<typeof openTab>) => outbox.getState().entries.map(({ subject }) => subject)

describe('writes that wait', () => {
  it('are sent in order once the network is back, and wait again where it is not', async () => {
    const tab = openTab()
    tab.server.state.isAway = true
    for (const subject of ['a', 'b', 'c']) await tab.outbox.add({ write: write(subject) })
    await rest()
    expect([waiting(tab), tab.outbox.getState().phase]).toEqual([['a', 'b', 'c'], 'retrying'])
    tab.server.state.isAway = false
    tab.wake()
    await rest()
    expect([waiting(tab), tab.outbox.getState().phase]).toEqual([[], 'idle'])
    expect(tab.server.written.map(({ path }) => path)).toEqual(['/a', '/b', '/c'])
  })

  it('are written once though the answer is lost and the page is closed before it is known', async () => {
    const [server, storage] = [createFakeServer(), createMemoryOutbox()]
    server.state.losesAnswers = 1
    const first = openTab({ server, storage })
    await first.outbox.add({ write: write('a') })
    await rest()
    first.outbox.stop()
    expect(server.written).toHaveLength(1)
    const second = openTab({ server, storage })
    await rest()
    expect([server.written.length, waiting(second)]).toEqual([1, []])
  })

  it('are told as sent while they are still shown, so that nothing is missing in between', async () => {
    const tab = openTab()
    const told: (readonly string[])[] = []
    tab.outbox.onSent(() => told.push(waiting(tab)))
    await tab.outbox.add({ write: write('a') })
    await rest()
    expect([told, waiting(tab)]).toEqual([[['a']], []])
  })

  it('are tried after pauses that grow to a minute, with a small question first', async () => {
    const clock = createFakeClock()
    const tab = openTab({ clock })
    tab.server.state.isAway = true
    await tab.outbox.add({ write: write('a', { body: { photo: { outboxFile: 'p' } } }), files: [photo('p')] })
    await rest()
    expect(tab.server.state.asked).toEqual(['file p.jpg'])
    for (let turn = 0; turn < 10; turn += 1) {
      const { retryAt = 0 } = tab.outbox.getState()
      const wait = (retryAt - clock.now()) / 1000
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(72)
      await clock.pass(retryAt - clock.now())
      await rest()
    }
    expect(new Set(tab.server.state.asked.slice(1))).toEqual(new Set(['GET /saude']))
    expect(((tab.outbox.getState().retryAt ?? 0) - clock.now()) / 1000).toBeGreaterThanOrEqual(48)
  })

  it('say that there is no network where the browser knows it, and ask nothing large', async () => {
    const tab = openTab({ isOnline: () => false })
    tab.server.state.isAway = true
    await tab.outbox.add({ write: write('a') })
    await rest()
    expect([tab.outbox.getState().phase, tab.server.state.asked]).toEqual(['offline', ['GET /saude']])
  })

  it('wait for the sign-in of the same person, and are tried again then', async () => {
    const session = { isSignedIn: false }
    const tab = openTab({ isSignedIn: () => session.isSignedIn })
    await tab.outbox.add({ write: write('a') })
    await rest()
    expect([tab.outbox.getState().phase, tab.server.state.asked]).toEqual(['signed-out', []])
    session.isSignedIn = true
    tab.wake()
    await rest()
    expect(tab.server.written).toHaveLength(1)
  })

  it('of one person are nothing to another', async () => {
    const storage = createMemoryOutbox()
    const away = createFakeServer()
    away.state.isAway = true
    const first = openTab({ storage, server: away })
    await first.outbox.add({ write: write('a') })
    await rest()
    first.outbox.stop()
    const second = openTab({ storage, person: '2' })
    await rest()
    expect([waiting(second), second.server.written]).toEqual([[], []])
    await storage.clear('1')
    expect(await storage.read('1')).toEqual([])
  })

  it('are sent by one tab at a time, and each of them once', async () => {
    const [server, storage, alone] = [createFakeServer(), createMemoryOutbox(), createAlone()]
    server.state.isAway = true
    const tabs = [openTab({ server, storage, alone }), openTab({ server, storage, alone })]
    for (let count = 0; count < 20; count += 1) await tabs[count % 2]?.outbox.add({ write: write(`w${count}`) })
    await rest()
    server.state.isAway = false
    for (const tab of tabs) tab.wake()
    await rest()
    await rest()
    expect(server.written.map(({ path }) => path)).toEqual(Array.from({ length: 20 }, (_, place) => `/w${place}`))
    expect(tabs.map(waiting)).toEqual([[], []])
  })
})

describe('a refused write', () => {
  const conflict = refusal(409, 'answer-changed', { message: 'Foi respondida em outro aparelho', data: { value: 'nao' } })

  it('is told with what the server holds, and lets pass what does not depend on it', async () => {
    const tab = openTab()
    tab.server.state.refuses.set('/v/7/r/P3', conflict)
    for (const subject of ['v/7/r/P3', 'v/7/r/P4', 'v/7/r/P3/later', 'v/7', 'v/8']) await tab.outbox.add({ write: write(subject) })
    await rest()
    expect(tab.server.written.map(({ path }) => path)).toEqual(['/v/7/r/P4', '/v/7', '/v/8'])
    expect(waiting(tab)).toEqual(['v/7/r/P3', 'v/7/r/P3/later'])
    expect(tab.outbox.getState().entries[0]?.refusal).toMatchObject({
      code: 'answer-changed',
      message: 'Foi respondida em outro aparelho',
      current: { value: 'nao' },
    })
  })

  it('is replaced by the next whole write of its subject, whichever of the two was first refused', async () => {
    const tab = openTab()
    tab.server.state.isAway = true
    tab.server.state.refuses.set('/wrong', refusal(422, 'invalid'))
    const answer = (path: string) => ({ write: write('v/7/r/P3', { path, isWhole: true }) })
    for (const path of ['/wrong', '/wrong', '/right']) await tab.outbox.add(answer(path))
    tab.server.state.isAway = false
    tab.wake()
    await rest()
    expect([waiting(tab), tab.server.written.map(({ path }) => path)]).toEqual([[], ['/right']])
    await tab.outbox.add(answer('/wrong'))
    await rest()
    expect(tab.outbox.getState().entries[0]?.refusal).toMatchObject({ code: 'invalid' })
    await tab.outbox.add(answer('/again'))
    await rest()
    expect([waiting(tab), tab.server.written.at(-1)?.path, await tab.storage.read('1')]).toEqual([[], '/again', []])
  })

  it('is sent again when the person says so, and then what waited behind it', async () => {
    const tab = openTab()
    tab.server.state.refuses.set('/a', conflict)
    const [entry] = await tab.outbox.add({ write: write('a') })
    await tab.outbox.add({ write: write('a/b') })
    await rest()
    tab.server.state.refuses.clear()
    await tab.outbox.retry(tab.outbox.getState().entries.find(({ id }) => id === entry?.id))
    await rest()
    expect(tab.server.written.map(({ path }) => path)).toEqual(['/a', '/a/b'])
  })

  it('is removed on purpose alone, and frees what waited behind it', async () => {
    const tab = openTab()
    tab.server.state.refuses.set('/a', refusal(422, 'invalid'))
    const [entry] = await tab.outbox.add({ write: write('a') })
    await tab.outbox.add({ write: write('a/b') })
    await rest()
    tab.wake()
    await rest()
    expect(waiting(tab)).toEqual(['a', 'a/b'])
    if (entry) await tab.outbox.remove(entry)
    await rest()
    expect([waiting(tab), tab.server.written.map(({ path }) => path)]).toEqual([[], ['/a/b']])
  })

  it.each([
    [500, 'server'],
    [503, 'unavailable'],
    [429, 'throttled'],
    [408, 'server'],
    [200, 'malformed'],
  ])('is none while the server is only busy or broken (%i)', async (status, code) => {
    const tab = openTab()
    tab.server.state.refuses.set('/a', refusal(status, code))
    await tab.outbox.add({ write: write('a') })
    await rest()
    expect([tab.outbox.getState().phase, tab.outbox.getState().entries[0]?.refusal]).toEqual(['retrying', undefined])
  })
})

it('a write tells its position in the queue, which grows whatever the clock says', async () => {
  const [server, storage] = [createFakeServer(), createMemoryOutbox()]
  for (const subject of ['a', 'b']) {
    const tab = openTab({ server, storage })
    await tab.outbox.add({ write: write(subject, { body: { order: { outboxOrder: true }, value: subject } }) })
    await rest()
    tab.outbox.stop()
  }
  expect(server.written.map(({ body }) => body)).toEqual([
    { order: 1, value: 'a' },
    { order: 2, value: 'b' },
  ])
})

describe('files', () => {
  const signed = write('v/7/signatures', { body: { pages: [{ fileId: { outboxFile: 'one' } }, { fileId: { outboxFile: 'two' } }] } })

  it('leave before the record that names them, which is written only when all of them are there', async () => {
    const tab = openTab()
    tab.server.state.refuses.set('/v/7/signatures', refusal(503, 'unavailable'))
    await tab.outbox.add({ write: signed, files: [photo('one'), photo('two')] })
    await rest()
    expect([tab.server.written, waiting(tab)]).toEqual([[], ['v/7/signatures']])
    tab.server.state.refuses.clear()
    tab.wake()
    await rest()
    expect(tab.server.written).toEqual([{ path: '/v/7/signatures', body: { pages: [{ fileId: 1 }, { fileId: 2 }] } }])
    expect([...tab.server.files.values()]).toEqual(['one', 'two'])
  })

  it('that arrived as something else are not acknowledged: they are sent anew, and their record waits', async () => {
    const tab = openTab()
    tab.server.state.damages = 1
    await tab.outbox.add({ write: signed, files: [photo('one'), photo('two')] })
    await rest()
    expect([tab.server.written, tab.outbox.getState().phase]).toEqual([[], 'retrying'])
    tab.wake()
    await rest()
    expect(tab.server.written).toEqual([{ path: '/v/7/signatures', body: { pages: [{ fileId: 2 }, { fileId: 3 }] } }])
  })

  it('of two writes that are saved in the same moment are both kept, in their order', async () => {
    const tab = openTab()
    tab.server.state.isAway = true
    await Promise.all([
      tab.outbox.add({ write: write('s1', { body: { outboxFile: 'x' } }), files: [photo('x', 'first signature')] }),
      tab.outbox.add({ write: write('s2', { body: { outboxFile: 'x' } }), files: [photo('x', 'second signature')] }),
    ])
    tab.server.state.isAway = false
    tab.wake()
    await expect.poll(() => tab.server.written.map(({ body }) => body)).toEqual([1, 2])
    expect([...tab.server.files.values()]).toEqual(['first signature', 'second signature'])
  })

  it('that lay on the server for too long without their record are sent anew', async () => {
    const tab = openTab()
    tab.server.state.refuses.set('/v/7/signatures', refusal(503, 'unavailable'))
    await tab.outbox.add({ write: signed, files: [photo('one'), photo('two')] })
    await rest()
    tab.clock.sleep(7 * 24 * 3_600_000)
    tab.server.state.refuses.clear()
    tab.wake()
    await rest()
    expect(tab.server.written).toEqual([{ path: '/v/7/signatures', body: { pages: [{ fileId: 3 }, { fileId: 4 }] } }])
  })

  it('that the browser lost leave an entry that says so', async () => {
    const storage = { ...createMemoryOutbox(), file: async () => undefined }
    const tab = openTab({ storage })
    await tab.outbox.add({ write: signed, files: [photo('one'), photo('two')] })
    await rest()
    expect(tab.outbox.getState().entries[0]?.refusal?.code).toBe('file-lost')
  })
})

it('a browser without room says so before anything is lost', async () => {
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const tab = openTab({ storage: { ...createMemoryOutbox(), add: full } })
  await expect(tab.outbox.add({ write: write('a') })).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(waiting(tab)).toEqual([])
})

it('an answer of 200 that holds a no is one: the receipt of a conflict tells what counts instead', async () => {
  const tab = openTab()
  tab.server.state.replies.set('/v/7/r', { data: { receipts: [{ outcome: 'conflito', current: { value: 'nao' } }] } })
  await tab.outbox.add({ write: write('v/7/r') })
  await rest()
  expect(tab.outbox.getState().entries[0]?.refusal).toMatchObject({ code: 'conflict', current: { value: 'nao' } })
})
