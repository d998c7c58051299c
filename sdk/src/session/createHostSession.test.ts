import { describe, expect, it, vi } from 'vitest'
import { createHostSession } from './createHostSession.js'
import { createFakeClock, settle } from './fakeClock.testkit.js'
import type { GetToken } from './session.js'

const minute = 60_000

async function setUp(supply?: GetToken) {
  const clock = createFakeClock()
  let count = 0
  let wake = () => {}
  const getToken = vi.fn<GetToken>(supply ?? (() => Promise.resolve({ token: `t${++count}`, expiresIn: 600 })))
  const onWake = (run: () => void) => {
    wake = run
    return () => {}
  }
  const onError = vi.fn()
  const session = createHostSession({ getToken, onError, clock, onWake })
  const stop = session.start()
  await settle()
  return { session, stop, clock, getToken, onError, wake: () => wake(), reasons: () => getToken.mock.calls.map(([{ reason }]) => reason) }
}

describe('a session under a token of the page around', () => {
  it('asks for the first token at once and lets requests wait for it', async () => {
    let answer: (token: { token: string; expiresIn: number }) => void = () => {}
    const { session, reasons } = await setUp(() => new Promise((resolve) => (answer = resolve)))
    const ready = vi.fn()
    void session.whenReady().then(ready)
    await settle()
    expect(ready).not.toHaveBeenCalled()
    answer({ token: 'first', expiresIn: 600 })
    await settle()
    expect(ready).toHaveBeenCalled()
    expect(session.getState()).toMatchObject({ status: 'signed-in', token: 'first', usuario: null })
    expect(reasons()).toEqual(['start'])
  })
  it('renews at 80 % of the life', async () => {
    const { session, clock, reasons } = await setUp()
    await clock.pass(8 * minute - 1)
    expect(reasons()).toEqual(['start'])
    await clock.pass(1)
    expect(reasons()).toEqual(['start', 'renew'])
    expect(session.getState()).toMatchObject({ token: 't2' })
  })
  it('renews when the page is looked at again, not each time within seconds', async () => {
    const { clock, wake, reasons } = await setUp()
    clock.sleep(5_000)
    wake()
    clock.sleep(5 * minute)
    wake()
    await settle()
    expect(reasons()).toEqual(['start', 'renew'])
  })
  it('asks once for all that is refused at the same time, and sends it again', async () => {
    const { session, reasons } = await setUp()
    expect(await Promise.all([session.handleUnauthorized('t1'), session.handleUnauthorized('t1')])).toEqual(['retry', 'retry'])
    expect(await session.handleUnauthorized('t1')).toBe('retry')
    expect(reasons()).toEqual(['start', 'unauthorized'])
  })
  it('is expired when the host supplies the refused token again', async () => {
    const { session, reasons } = await setUp(() => Promise.resolve({ token: 'bad', expiresIn: 600 }))
    expect(await session.handleUnauthorized('bad')).toBe('fail')
    expect(session.getState().status).toBe('expired')
    expect(reasons()).toEqual(['start', 'unauthorized'])
  })
  it('asks once and tells once when several requests hear that the same token is refused again', async () => {
    const { session, reasons, onError } = await setUp(() => Promise.resolve({ token: 'same', expiresIn: 600 }))
    const together = await Promise.all([session.handleUnauthorized('same'), session.handleUnauthorized('same')])
    expect([...together, await session.handleUnauthorized('same')]).toEqual(['fail', 'fail', 'fail'])
    expect(reasons()).toEqual(['start', 'unauthorized'])
    expect(onError).toHaveBeenCalledTimes(1)
    expect(session.getState().status).toBe('expired')
  })
  it('asks and tells nothing again when a request without a token comes late, and asks for one that a person sends', async () => {
    const { session, clock, onError, reasons } = await setUp(() => Promise.resolve({ token: 'same', expiresIn: 600 }))
    await session.handleUnauthorized('same')
    expect(await session.handleUnauthorized(undefined)).toBe('fail')
    expect(reasons()).toEqual(['start', 'unauthorized'])
    expect(onError).toHaveBeenCalledTimes(1)
    clock.sleep(minute)
    expect(await session.handleUnauthorized(undefined)).toBe('retry')
    expect(reasons()).toEqual(['start', 'unauthorized', 'unauthorized'])
  })
  it('asks for a token at once when a person saves after the end', async () => {
    const { session, getToken, reasons } = await setUp(() => Promise.resolve({ token: 'same', expiresIn: 600 }))
    await session.handleUnauthorized('same')
    getToken.mockResolvedValue({ token: 'good', expiresIn: 600 })
    expect(await session.handleUnauthorized(undefined, true)).toBe('retry')
    expect(reasons()).toEqual(['start', 'unauthorized', 'unauthorized'])
    expect(session.getState()).toMatchObject({ status: 'signed-in', token: 'good' })
  })
  it('is expired when what came in place of a refused token is refused too, and holds again with the next one', async () => {
    const { session, clock, reasons } = await setUp()
    expect(await session.handleUnauthorized('t1')).toBe('retry')
    expect(await session.handleUnauthorized('t2')).toBe('fail')
    expect(session.getState().status).toBe('expired')
    expect(reasons()).toEqual(['start', 'unauthorized'])
    await clock.pass(8 * minute)
    expect(session.getState()).toMatchObject({ status: 'signed-in', token: 't3' })
  })
  it('is expired when the host has no new token for a refused one', async () => {
    const { session, getToken } = await setUp()
    getToken.mockRejectedValueOnce(new Error('signed out of the portal'))
    expect(await session.handleUnauthorized('t1')).toBe('fail')
    expect(session.getState().status).toBe('expired')
  })
  it('uses a token that cannot be renewed to its end, asking again meanwhile', async () => {
    const { session, clock, getToken } = await setUp()
    getToken.mockRejectedValue(new Error('busy'))
    await clock.pass(9.9 * minute)
    expect(session.getState().status).toBe('signed-in')
    expect(getToken.mock.calls.length).toBeGreaterThan(2)
    await clock.pass(minute)
    expect(session.getState().status).toBe('expired')
  })
  it('has not begun as long as the host has never supplied a token', async () => {
    const { session, getToken } = await setUp(() => Promise.reject(new Error('down')))
    expect(session.getState()).toMatchObject({ status: 'expired', hasNotBegun: true })
    session.expire()
    expect(session.getState()).toMatchObject({ status: 'expired', hasNotBegun: true })
    getToken.mockResolvedValue({ token: 'first', expiresIn: 600 })
    expect(await session.handleUnauthorized()).toBe('retry')
    session.expire()
    expect(session.getState()).not.toMatchObject({ hasNotBegun: true })
  })
  it('comes back to life when the host supplies a token again', async () => {
    const { session, clock, getToken, wake } = await setUp()
    getToken.mockRejectedValue(new Error('busy'))
    await clock.pass(11 * minute)
    getToken.mockResolvedValue({ token: 'later', expiresIn: 600 })
    wake()
    await settle()
    expect(session.getState()).toMatchObject({ status: 'signed-in', token: 'later' })
  })
  it.each([undefined, {}, { token: '', expiresIn: 5 }, { token: 't', expiresIn: Number.NaN }])('takes %o for no token', async (answer) => {
    const { session, onError } = await setUp(() => Promise.resolve(answer as never))
    expect(session.getState().status).toBe('expired')
    expect(String(onError.mock.lastCall?.[0])).toBe(
      'TokenError: getToken: the answer is no token. Answer { token, expiresIn } with expiresIn in seconds.',
    )
  })
  it('tells the host what its own function failed with, each time', async () => {
    const { clock, getToken, onError } = await setUp()
    const failure = new Error('busy')
    getToken.mockRejectedValue(failure)
    await clock.pass(8.9 * minute)
    expect(onError.mock.calls).toEqual([[failure]])
  })
  it.each(['abc\n', 'a b', 'ção', 'a\u0000'])('is told that %j is no token, and not that the server gives no answer', async (token) => {
    const { session, onError } = await setUp(() => Promise.resolve({ token, expiresIn: 600 }))
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: expect.stringContaining('a line end') }))
    expect(session.getState()).toMatchObject({ status: 'expired' })
  })
  it('gives up a function that never answers, tells the host, and asks again when a request needs it', async () => {
    const { session, clock, getToken, onError } = await setUp(() => new Promise(() => {}))
    await clock.pass(19_999)
    expect(session.getState().status).toBe('signed-out')
    expect(onError).not.toHaveBeenCalled()
    await clock.pass(1)
    expect(getToken.mock.calls[0]?.[0].signal.aborted).toBe(true)
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: expect.stringContaining('no answer in 20 s') }))
    expect(session.getState().status).toBe('expired')
    getToken.mockResolvedValue({ token: 'late', expiresIn: 600 })
    expect(await session.handleUnauthorized()).toBe('retry')
    expect(session.getState()).toMatchObject({ status: 'signed-in', token: 'late' })
  })
  describe('whose token is another person’s', () => {
    /** Tokens that start with `a` belong to user 1, with `b` to user 2. */
    const owners = (token: string) => Promise.resolve(token.startsWith('a') ? 1 : 2)
    const supply = (...tokens: string[]) => {
      let count = 0
      return () => Promise.resolve({ token: tokens[Math.min(count++, tokens.length - 1)] ?? '', expiresIn: 600 })
    }
    it('saves nothing of the one as the other: the session stops, the host is told, and the first person goes on', async () => {
      const { session, clock, onError } = await setUp(supply('a1', 'b1', 'b2', 'a2'))
      session.identifyBy?.(owners)
      const release = session.protectEdits(() => Promise.resolve(false))
      await settle()
      await clock.pass(8 * minute)
      expect(session.getState()).toEqual({ status: 'expired', isOtherPerson: true, isHostSupplied: true })
      expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'OtherPersonError' }))
      expect(await session.handleUnauthorized()).toBe('fail')
      expect(session.getState()).toMatchObject({ status: 'expired', isOtherPerson: true })
      expect(await session.handleUnauthorized()).toBe('retry')
      expect(session.getState()).toMatchObject({ status: 'signed-in', token: 'a2', visitor: undefined })
      release()
    })
    it('lets the other one in once nothing is unsaved, as somebody else', async () => {
      const { session, clock, onError } = await setUp(supply('a1', 'b1', 'a2'))
      session.identifyBy?.(owners)
      await clock.pass(8 * minute)
      expect(session.getState()).toMatchObject({ status: 'signed-in', token: 'b1', visitor: 2 })
      await clock.pass(8 * minute)
      expect(session.getState()).toMatchObject({ status: 'signed-in', token: 'a2', visitor: undefined })
      expect(onError).not.toHaveBeenCalled()
    })
    it('is not known while the server gives no answer: the token that holds is used on', async () => {
      const { session, clock } = await setUp(supply('a1', 'b1'))
      let isReachable = true
      session.identifyBy?.((token) => (isReachable ? owners(token) : Promise.reject(new TypeError('Failed to fetch'))))
      session.protectEdits(() => Promise.resolve(false))
      await settle()
      isReachable = false
      await clock.pass(9 * minute)
      expect(session.getState()).toMatchObject({ status: 'signed-in', token: 'a1' })
      isReachable = true
      await clock.pass(minute / 2)
      expect(session.getState()).toMatchObject({ status: 'expired', isOtherPerson: true })
    })
  })
  it('lets people sign out only where the host says where that leads', () => {
    const getToken = () => Promise.resolve({ token: 't', expiresIn: 600 })
    expect(createHostSession({ getToken }).canSignOut).toBe(false)
    expect(createHostSession({ getToken, onSignOut: () => {} }).canSignOut).toBe(true)
  })
  it('ends, then lets the host end its own, and tells it what failed there', async () => {
    const failure = new Error('no way to the host')
    const onError = vi.fn()
    const onSignOut = vi.fn(() => Promise.reject(failure))
    const session = createHostSession({ getToken: () => Promise.resolve({ token: 't', expiresIn: 600 }), onError, onSignOut })
    const stop = session.start()
    await settle()
    session.signOut()
    expect(session.getState()).toMatchObject({ status: 'signed-out', isDeliberate: true })
    // The page goes first, with the forms that would hold the person back.
    expect(onSignOut).not.toHaveBeenCalled()
    await settle()
    expect(onSignOut).toHaveBeenCalledOnce()
    expect(onError).toHaveBeenCalledWith(failure)
    stop()
  })
  it('says at once that there is no way to a token', () => {
    expect(() => createHostSession({} as never)).toThrow('createHostSession: getToken is missing. Pass a function that answers')
  })
  it('is one for all screens of a page', async () => {
    const { session, stop, clock, reasons } = await setUp()
    const stopSecond = session.start()
    stop()
    await clock.pass(8 * minute)
    expect(reasons()).toEqual(['start', 'renew'])
    stopSecond()
    await clock.pass(60 * minute)
    expect(reasons()).toEqual(['start', 'renew'])
    session.start()
    await settle()
    expect(reasons()).toEqual(['start', 'renew', 'start'])
  })
  it('tells the host to give up when the screen goes, and asks no more', async () => {
    const { stop, getToken, clock } = await setUp(() => new Promise(() => {}))
    stop()
    expect(getToken.mock.calls[0]?.[0].signal.aborted).toBe(true)
    await clock.pass(60 * minute)
    expect(getToken).toHaveBeenCalledOnce()
  })
})
