import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/ApiError.js'
import type { CallOptions } from '../api/client.js'
import { createStoredSession } from './createStoredSession.js'
import { createFakeClock, settle } from './fakeClock.testkit.js'
import type { SessionStorage } from './storedState.js'

const hour = 3_600_000

function createStorage(): SessionStorage & Record<'entries', Map<string, string>> {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

/** One browser tab. Tabs with the same storage report changes to each other, as in a browser. */
function setUp({ storage = createStorage() as SessionStorage, clock = createFakeClock(), skew = 0 } = {}) {
  const page = new EventTarget() as unknown as Window
  const people: Record<string, number> = { admin: 1, gestora: 2 }
  const sent: string[] = []
  let tokens = 0
  let wake = () => {}
  const send = vi.fn((method: string, path: string, body?: unknown, call?: CallOptions) => {
    sent.push(`${method} ${path}`)
    if (path !== '/sessao/login' && path !== '/sessao/renovar') return Promise.resolve({ success: true })
    const { username } = (body ?? { username: 'admin' }) as { username: string }
    const id = people[username]
    if (!id)
      return Promise.reject(new ApiError({ status: 401, code: 'credentials', fieldErrors: [], requestId: '', body: { success: false } }))
    const serverNow = clock.now() + skew
    call?.onHeaders?.(new Headers({ Date: new Date(serverNow).toUTCString() }))
    tokens += 1
    const usuario = { id, nome: username, email: `${username}@esporte.pr.gov.br` }
    const expiresAt = new Date(serverNow + 8 * hour).toISOString()
    return Promise.resolve({ status_code: 200, success: true, data: { token: `${username}-${tokens}`, expiresAt, session: { usuario } } })
  })
  const navigate = vi.fn()
  const onNotKept = vi.fn()
  const session = createStoredSession({
    api: () => ({ send: send as never }),
    navigate,
    onNotKept,
    storage,
    page,
    clock,
    onWake: (run) => {
      wake = run
      return () => {}
    },
  })
  session.start()
  const tell = (key: string | null = 'session_0') => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const signIn = (username = 'admin') => session.signIn({ username, password: 'esporte-parana' })
  return { session, storage, clock, navigate, onNotKept, sent, send, signIn, tell, wake: () => wake() }
}
type Tab = ReturnType<typeof setUp>
const over = new ApiError({ status: 401, code: 'unauthorized', fieldErrors: [], requestId: '', body: { success: false } })
const status = ({ session }: Tab) => session.getState().status
const readStored = ({ storage }: Tab) => JSON.parse(storage.getItem('session_0') ?? 'null') as { readonly token: string } | null
const tokenOf = ({ session }: Tab) => (session.getState() as { readonly token?: string }).token

describe('signing in', () => {
  it('keeps token, expiry and person under session_0, found again by the next page', async () => {
    const tab = setUp()
    await tab.signIn()
    const stored = JSON.parse(tab.storage.getItem('session_0') ?? '')
    expect(stored).toMatchObject({ token: 'admin-1', exp: tab.clock.now() + 8 * hour, usuario: { id: 1, nome: 'admin' } })
    expect(stored.usuario.avatar).toMatch(/^data:image/)
    expect(setUp({ storage: tab.storage }).session.getState()).toMatchObject({ status: 'signed-in', token: 'admin-1', usuario: { id: 1 } })
  })
  it.each([2 * hour, -9 * hour])('lasts as long as it should when the clock is off by %i ms', async (skew) => {
    const tab = setUp({ skew })
    await tab.signIn()
    await tab.clock.pass(8 * hour - 1000)
    expect(status(tab)).toBe('signed-in')
    await tab.clock.pass(2000)
    expect(status(tab)).toBe('expired')
  })
  it('changes nothing when the password is wrong', async () => {
    const tab = setUp()
    await expect(tab.signIn('nobody')).rejects.toMatchObject({ code: 'credentials' })
    expect(status(tab)).toBe('signed-out')
    expect(tab.navigate).not.toHaveBeenCalled()
  })
  it('refuses an answer that is no session', async () => {
    const tab = setUp()
    tab.send.mockResolvedValueOnce({ success: true, data: { token: '' } } as never)
    await expect(tab.signIn()).rejects.toMatchObject({ code: 'malformed' })
  })
  it('takes a person whose number came as text, as other servers write it', async () => {
    const tab = setUp()
    const usuario = { id: '2', nome: 'Rui', email: 'rui@esporte.pr.gov.br' }
    const expiresAt = new Date(tab.clock.now() + hour).toISOString()
    tab.send.mockResolvedValueOnce({ success: true, data: { token: 't', expiresAt, session: { usuario } } } as never)
    await tab.signIn()
    expect(tab.session.getState()).toMatchObject({ status: 'signed-in', usuario: { id: 2, nome: 'Rui' } })
  })
  it('works without storage, and says that nothing is kept', async () => {
    const full = createStorage()
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const tab = setUp({ storage: full })
    await tab.signIn()
    expect(status(tab)).toBe('signed-in')
    expect(tab.onNotKept).toHaveBeenCalledOnce()
  })
})

describe('what storage holds at the start', () => {
  const user = { id: 1, nome: 'a', email: 'b', avatar: 'c' }
  it.each(['', '{', 'null', '[]', '"x"', '{"token":1}', '{"token":"t","exp":"soon"}', '{"token":"ação","exp":9e15,"usuario":{"id":1}}'])(
    'is nobody when it is %s',
    (text) => {
      const storage = createStorage()
      storage.entries.set('session_0', text)
      expect(status(setUp({ storage }))).toBe('signed-out')
    },
  )
  it('is somebody signed in without a name when a token stands there and no person', () => {
    const storage = createStorage()
    storage.entries.set('session_0', '{"token":"t","exp":9e15}')
    expect(setUp({ storage }).session.getState()).toMatchObject({ status: 'signed-in', token: 't', usuario: null })
  })
  it('is a person with the placeholder picture when another hand left no picture', () => {
    const storage = createStorage()
    const usuario = { id: 7, nome: 'Rui', email: 'rui@esporte.pr.gov.br' }
    storage.entries.set('session_0', JSON.stringify({ token: 't', exp: 9e15, usuario }))
    expect(setUp({ storage }).session.getState()).toMatchObject({ status: 'signed-in', token: 't', usuario })
    expect(setUp({ storage }).session.getState()).toHaveProperty('usuario.avatar', expect.stringMatching(/^data:image/))
  })
  it.each([
    ['its time has passed', { token: 't', exp: 1, usuario: user }],
    ['its time is written as a date and has passed', { token: 't', exp: '2020-01-01T00:00:00Z', usuario: user }],
    ['it is flagged', { token: 't', exp: 9e15, usuario: user, expired: true }],
  ])('is an expired session when %s, and it is emptied', (_, stored) => {
    const storage = createStorage()
    storage.entries.set('session_0', JSON.stringify(stored))
    expect(status(setUp({ storage }))).toBe('expired')
    expect(storage.entries.has('session_0')).toBe(false)
  })
})

describe('leaving', () => {
  it('wipes all local storage, revokes the token and goes to /login', async () => {
    const tab = setUp()
    await tab.signIn()
    tab.storage.setItem('other', 'x')
    tab.session.signOut()
    expect(tab.storage.getItem('other')).toBe(null)
    // The session has already forgotten its token when the request is sent.
    expect(tab.send).toHaveBeenLastCalledWith('POST', '/sessao/logout', undefined, { headers: { Authorization: 'Bearer admin-1' } })
    expect(tab.navigate).toHaveBeenLastCalledWith('/login')
    expect(status(tab)).toBe('signed-out')
  })
  it('by expiry empties the session and shows it as expired', async () => {
    const tab = setUp()
    await tab.signIn()
    tab.session.expire()
    expect(status(tab)).toBe('expired')
    expect(tab.storage.getItem('session_0')).toBe(null)
    expect(tab.navigate).toHaveBeenLastCalledWith('/sessao-expirada')
  })
  it('happens on waking when the time passed in sleep', async () => {
    const tab = setUp()
    await tab.signIn()
    tab.clock.sleep(9 * hour)
    tab.wake()
    expect(status(tab)).toBe('expired')
    expect(tab.storage.getItem('session_0')).toBe(null)
    expect(tab.navigate).toHaveBeenLastCalledWith('/sessao-expirada')
  })
  it('by the flag that another tab set empties the session and shows it as expired', async () => {
    const tab = setUp()
    await tab.signIn()
    tab.storage.setItem('session_0', JSON.stringify({ ...readStored(tab), expired: true }))
    tab.tell()
    expect(status(tab)).toBe('expired')
    expect(tab.storage.getItem('session_0')).toBe(null)
    expect(tab.navigate).toHaveBeenLastCalledWith('/sessao-expirada')
  })
})

describe('renewing', () => {
  it('makes the session last, in every tab, under another token', async () => {
    const first = setUp()
    await first.signIn()
    const second = setUp({ storage: first.storage, clock: first.clock })
    await first.clock.pass(7.9 * hour)
    await first.session.renew()
    second.tell()
    await first.clock.pass(1 * hour)
    for (const tab of [first, second])
      expect(tab.session.getState()).toMatchObject({ status: 'signed-in', token: 'admin-2', usuario: { id: 1 } })
    expect(second.navigate).not.toHaveBeenCalled()
  })
  it('asks the server once for all who want it', async () => {
    const tab = setUp()
    await tab.signIn()
    await Promise.all([tab.session.renew(), tab.session.renew()])
    expect(tab.sent.filter((call) => call === 'POST /sessao/renovar')).toHaveLength(1)
  })
  it('changes nothing when the password is due, and says so', async () => {
    const tab = setUp()
    await tab.signIn()
    const error = new ApiError({ status: 401, code: 'password-required', fieldErrors: [], requestId: '', body: { success: false } })
    tab.send.mockRejectedValueOnce(error)
    await expect(tab.session.renew()).rejects.toBe(error)
    expect(tab.session.getState()).toMatchObject({ status: 'signed-in', token: 'admin-1' })
  })
  it('signs out when the session has ended on the server and nothing is unsaved', async () => {
    const tab = setUp()
    await tab.signIn()
    tab.send.mockRejectedValueOnce(over)
    await expect(tab.session.renew()).rejects.toBe(over)
    expect(status(tab)).toBe('signed-out')
    expect(tab.navigate).toHaveBeenCalledWith('/login')
  })
  it('asks the form with unsaved edits when the session has ended on the server', async () => {
    const tab = setUp()
    await tab.signIn()
    const reauthenticate = vi.fn(async () => {
      await tab.signIn()
      return true
    })
    tab.session.protectEdits(reauthenticate)
    tab.send.mockRejectedValueOnce(over)
    await tab.session.renew()
    expect(reauthenticate).toHaveBeenCalledOnce()
    expect(tokenOf(tab)).toBe('admin-2')
  })
  it('counts what waits to be sent on this device, until it was sent', async () => {
    const tab = setUp()
    await tab.signIn()
    const release = tab.session.protectEdits(
      () => Promise.resolve(false),
      () => 3,
    )
    expect(tab.session.countUnsent?.()).toBe(3)
    release()
    expect(tab.session.countUnsent?.()).toBe(0)
  })
  it('never brings back whoever signed out meanwhile', async () => {
    const tab = setUp()
    await tab.signIn()
    const renewed = tab.session.renew()
    tab.session.signOut()
    await renewed
    expect(status(tab)).toBe('signed-out')
    expect(tab.storage.getItem('session_0')).toBe(null)
  })
})

describe('a 401', () => {
  it('logs out when nothing is unsaved', async () => {
    const tab = setUp()
    await tab.signIn()
    expect(await tab.session.handleUnauthorized('admin-1')).toBe('fail')
    expect(status(tab)).toBe('signed-out')
    expect(tab.navigate).toHaveBeenLastCalledWith('/login')
  })
  it('over unsaved edits asks once for the password, and leaves saving to the person', async () => {
    const tab = setUp()
    await tab.signIn()
    const ask = vi.fn(async () => {
      await tab.signIn()
      return true
    })
    tab.session.protectEdits(ask)
    expect(await Promise.all([tab.session.handleUnauthorized('admin-1'), tab.session.handleUnauthorized('admin-1')])).toEqual([
      'signed-in-again',
      'signed-in-again',
    ])
    expect(ask).toHaveBeenCalledOnce()
    expect(tab.navigate).not.toHaveBeenCalled()
  })
  it('leaves the page as it is when the person closes the question', async () => {
    const tab = setUp()
    await tab.signIn()
    tab.session.protectEdits(() => Promise.resolve(false))
    expect(await tab.session.handleUnauthorized('admin-1')).toBe('fail')
    expect(tab.navigate).not.toHaveBeenCalled()
    expect(status(tab)).toBe('signed-in')
  })
  it('of a token that was replaced meanwhile is sent again for the same person only', async () => {
    const tab = setUp()
    await tab.signIn()
    await tab.signIn()
    expect(await tab.session.handleUnauthorized('admin-1')).toBe('retry')
    await tab.signIn('gestora')
    expect(await tab.session.handleUnauthorized('admin-2')).toBe('fail')
    expect(status(tab)).toBe('signed-in')
  })
  it('asks nobody any more once the form is gone', async () => {
    const tab = setUp()
    await tab.signIn()
    const ask = vi.fn()
    tab.session.protectEdits(ask)()
    await tab.session.handleUnauthorized('admin-1')
    expect(ask).not.toHaveBeenCalled()
  })
})

it('asks for the password instead of expiring over unsaved edits', async () => {
  const tab = setUp()
  await tab.signIn()
  const ask = vi.fn(() => Promise.resolve(false))
  tab.session.protectEdits(ask)
  await tab.clock.pass(9 * hour)
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1 }))
  expect(status(tab)).toBe('signed-in')
  expect(tab.navigate).not.toHaveBeenCalled()
})

describe('two tabs', () => {
  async function open() {
    const first = setUp()
    await first.signIn()
    const second = setUp({ storage: first.storage, clock: first.clock })
    return { first, second }
  }
  it('sign out together', async () => {
    const { first, second } = await open()
    first.session.signOut()
    second.tell(null)
    expect(status(second)).toBe('signed-out')
  })
  it('never show the first person’s page to the second one', async () => {
    const { first, second } = await open()
    await first.signIn('gestora')
    second.session.protectEdits(() => Promise.resolve(true))
    second.tell()
    expect(second.session.getState()).toMatchObject({ usuario: { id: 2 } })
    expect(second.navigate).toHaveBeenLastCalledWith('/dashboard')
  })
  it('share a new token of the same person silently', async () => {
    const { first, second } = await open()
    await first.signIn()
    second.tell()
    expect(second.session.getState()).toMatchObject({ token: 'admin-2' })
    expect(second.navigate).not.toHaveBeenCalled()
  })
  it('keep unsaved edits in the one when the other signs out', async () => {
    const { first, second } = await open()
    const ask = vi.fn(() => Promise.resolve(false))
    second.session.protectEdits(ask)
    first.session.signOut()
    second.tell(null)
    await settle()
    expect(ask).toHaveBeenCalledOnce()
    expect(status(second)).toBe('signed-in')
  })
  it.each([
    ['as the page wakes', (tab: Tab) => Promise.resolve(tab.wake())],
    ['as a token is refused', (tab: Tab) => tab.session.handleUnauthorized(tokenOf(tab))],
  ])('show the person who is signed in now, whom no event told of: %s', async (_, meet) => {
    const { first, second } = await open()
    await first.signIn('gestora')
    await meet(second)
    expect(second.session.getState()).toMatchObject({ status: 'signed-in', usuario: { id: 2 } })
    expect(second.navigate).toHaveBeenLastCalledWith('/dashboard')
    expect(status(first)).toBe('signed-in')
    expect(readStored(first)).toMatchObject({ token: tokenOf(first) })
  })
  it('are one as the page wakes after the other signed out', async () => {
    const { first, second } = await open()
    first.session.signOut()
    second.wake()
    expect(status(second)).toBe('signed-out')
  })
  it('render nothing as the page wakes and nothing has changed', async () => {
    const { second } = await open()
    const before = second.session.getState()
    second.wake()
    expect(second.session.getState()).toBe(before)
  })
  it('leave a session alone that storage never held', async () => {
    const full = createStorage()
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const tab = setUp({ storage: full })
    await tab.signIn()
    tab.wake()
    expect(status(tab)).toBe('signed-in')
  })
  it('care for no other key', async () => {
    const { first, second } = await open()
    first.storage.removeItem('session_0')
    second.tell('theme')
    expect(status(second)).toBe('signed-in')
  })
})
