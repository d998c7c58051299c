import { onlineManager } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/ApiError.js'
import type { ApiClient } from '../api/client.js'
import { createApiClient } from '../api/createApiClient.js'
import { documentMount } from '../mount/documentMount.js'
import { MountProvider } from '../mount/MountProvider.js'
import { departmentContract } from '../resources/administrative/department/contract.js'
import { personContract } from '../resources/people/person/contract.js'
import { lotContract } from '../resources/service-memos/lot/contract.js'
import { tenderContract } from '../resources/service-memos/tender/contract.js'
import type { SessionState, SessionStore, SessionUser } from '../session/session.js'
import { SessionProvider } from '../session/SessionProvider.js'
import { createMemoryApi } from '../testing/memory/memoryApi.js'
import { pageRoot } from '../testing/pageRoot.testkit.js'
import { DataProvider } from './DataProvider.js'
import { useCache } from './useCache.js'
import { useCanRead } from './useCanWrite.js'
import { useList } from './useList.js'
import { useRecord } from './useRecord.js'
import { useRefresh } from './useRefresh.js'
import { useSaveRecord } from './useSaveRecord.js'

const refusal = (status: number) => new ApiError({ status, code: 'x', fieldErrors: [], requestId: undefined, body: { success: false } })
const answerOf = (...ids: number[]) => ({
  success: true,
  data: ids.map((id) => ({ id, label: `#${id}` })),
  meta: { total: 9, totalIsExact: true, page: 1, perPage: 25 },
})

function createSession() {
  let state: SessionState = { status: 'signed-in', token: 't', exp: 0, usuario: { id: 1, nome: '', email: '', avatar: '' } }
  const listeners = new Set<() => void>()
  const store = {
    kind: 'stored',
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as SessionStore
  const become = (id: number, more: Partial<SessionUser> = {}) => {
    state = { ...state, usuario: { id, nome: '', email: '', avatar: '', ...more } } as SessionState
    for (const listener of listeners) listener()
  }
  return { store, become }
}

const clientOf = (fetch: typeof globalThis.fetch) =>
  createApiClient({
    baseUrl: '/api/admin/v1',
    fetch,
    getToken: () => undefined,
    onUnauthorized: () => Promise.resolve('fail'),
    getLocale: () => 'pt-BR',
  })

const root = pageRoot()
afterEach(() => onlineManager.setOnline(true))

/** Renders a hook under the provider; `result.current` is its last return value. */
function renderHook<T, P>(useHook: (props: P) => T, props: P, api: Partial<Record<keyof ApiClient, unknown>>) {
  const result = { current: undefined as T }
  const session = createSession()
  function Probe({ given }: { readonly given: P }): ReactNode {
    const value = useHook(given)
    // oxlint-disable-next-line react/immutability -- the test looks at what the hook returns
    result.current = value
    return null
  }
  const render = (next: P) =>
    root.render(
      <MountProvider mount={documentMount()}>
        <SessionProvider session={session.store}>
          <DataProvider api={api as unknown as ApiClient}>
            <Probe given={next} />
          </DataProvider>
        </SessionProvider>
      </MountProvider>,
    )
  render(props)
  return { result, render, become: session.become }
}

describe('useList', () => {
  it('keeps the rows while the next page loads, and says so', async () => {
    let release: (answer: unknown) => void = () => {}
    const list = vi.fn((_, { page }: { page: number }) =>
      page === 1 ? Promise.resolve(answerOf(1)) : new Promise((resolve) => (release = resolve)),
    )
    const { result, render } = renderHook((page: number) => useList(departmentContract, { page }), 1 as number, { list })
    expect(await vi.waitUntil(() => result.current?.answer)).toMatchObject({ data: [{ id: 1 }] })
    render(2)
    await vi.waitUntil(() => result.current.isStale)
    expect(result.current).toMatchObject({ status: 'ready', isFetching: true, answer: { data: [{ id: 1 }] } })
    release(answerOf(2))
    await vi.waitUntil(() => !result.current.isStale)
    expect(result.current.answer?.data[0]?.id).toBe(2)
  })
  it('shows no ordinary row while the deleted ones load', async () => {
    const answers: ((answer: unknown) => void)[] = []
    const list = vi.fn(() => new Promise((resolve) => answers.push(resolve)))
    const { result, render } = renderHook((isDeleted: boolean) => useList(departmentContract, { isDeleted }), false as boolean, { list })
    await vi.waitUntil(() => answers.length === 1)
    answers[0]?.(answerOf(1))
    await vi.waitUntil(() => result.current.answer)
    render(true)
    await vi.waitUntil(() => answers.length === 2)
    expect(result.current).toMatchObject({ status: 'loading', answer: undefined })
    answers[1]?.(answerOf(2))
    expect(await vi.waitUntil(() => result.current.answer)).toMatchObject({ data: [{ id: 2 }] })
  })
  it('shows what a write made of rows that were on their way for the first time', async () => {
    let release: (answer: unknown) => void = () => {}
    const list = vi
      .fn()
      .mockImplementationOnce(() => new Promise((resolve) => (release = resolve)))
      .mockResolvedValue(answerOf(2))
    const useBoth = () => ({ list: useList(departmentContract, {}), refresh: useRefresh(departmentContract) })
    const { result } = renderHook(useBoth, undefined, { list })
    await vi.waitUntil(() => list.mock.calls.length === 1)
    result.current.refresh()
    release(answerOf(1))
    expect(await vi.waitUntil(() => result.current.list.answer)).toMatchObject({ data: [{ id: 2 }] })
  })
  it('asks once more when no answer came, and never after a refusal', async () => {
    const list = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(answerOf(1))
    const { result } = renderHook(() => useList(departmentContract, {}), 0, { list })
    await vi.waitUntil(() => result.current?.status === 'ready')
    expect(list).toHaveBeenCalledTimes(2)

    const refused = vi.fn().mockRejectedValue(refusal(403))
    const second = renderHook(() => useList(departmentContract, { page: 9 }), 0, { list: refused })
    await vi.waitUntil(() => second.result.current?.status === 'error')
    expect(refused).toHaveBeenCalledOnce()
    expect(second.result.current.error).toMatchObject({ status: 403 })
  })
  it('keeps the rows without network and asks again when it is back', async () => {
    const list = vi.fn().mockResolvedValue(answerOf(1))
    const { result } = renderHook(() => useList(departmentContract, {}), 0, { list })
    await vi.waitUntil(() => result.current?.status === 'ready')
    onlineManager.setOnline(false)
    result.current.refetch()
    await vi.waitUntil(() => result.current.isOffline)
    expect(result.current).toMatchObject({ status: 'ready', answer: { data: [{ id: 1 }] } })
    onlineManager.setOnline(true)
    await vi.waitUntil(() => list.mock.calls.length === 2)
  })
  it('keeps the last twenty pages for coming back, however many were read, and counts them once', async () => {
    const list = vi.fn((_, { page }: { page: number }) => {
      const answer = answerOf(page)
      return Promise.resolve({ ...answer, meta: { ...answer.meta, total: null } })
    })
    const count = vi.fn(() => Promise.resolve({ data: { total: 1500, totalIsExact: true } }))
    const useBoth = (page: number) => ({ list: useList(departmentContract, { page }), cache: useCache() })
    const { result, render } = renderHook(useBoth, 1 as number, { list, count })
    const show = async (page: number) => {
      render(page)
      await vi.waitUntil(() => result.current?.list.answer?.data[0]?.id === page && result.current.list.answer.meta.total === 1500)
    }
    for (let page = 1; page <= 40; page++) await show(page)
    const queries = result.current.cache.getQueryCache().getAll()
    expect(queries.filter((query) => query.getObserversCount() === 0)).toHaveLength(20)
    await show(25)
    expect(list).toHaveBeenCalledTimes(40)
    await show(3)
    expect(list).toHaveBeenCalledTimes(41)
    expect(count).toHaveBeenCalledOnce()
  })
  it('keeps fewer pages when they are long, and is not confused by totals of other searches', async () => {
    const rowsOf = (id: number) => Array.from({ length: 100 }, () => ({ id }))
    const uncounted = { ...answerOf(1).meta, total: null }
    const list = vi.fn((_, { page }: { page: number }) => Promise.resolve({ ...answerOf(page), data: rowsOf(page), meta: uncounted }))
    const count = vi.fn(() => Promise.resolve({ data: { total: 1500, totalIsExact: true } }))
    const query = (page: number) => ({ page, search: page === 1 ? 'ana' : '' })
    const useBoth = (page: number) => ({ list: useList(departmentContract, query(page)), cache: useCache() })
    const { result, render } = renderHook(useBoth, 1 as number, { list, count })
    for (let page = 1; page <= 12; page++) {
      render(page)
      await vi.waitUntil(() => result.current?.list.answer?.data[0]?.id === page && result.current.list.answer.meta.total === 1500)
    }
    const unseen = result.current.cache.getQueryCache().findAll({ predicate: (query) => query.getObserversCount() === 0 })
    expect(unseen.map(({ state }) => (state.data as ReturnType<typeof answerOf>).data[0])).toEqual([7, 8, 9, 10, 11].map((id) => ({ id })))
  })
  it('stops waiting when the person gives up', async () => {
    const list = vi.fn(
      (_: unknown, __: unknown, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    )
    const { result } = renderHook(() => useList(departmentContract, {}), 0, { list })
    await vi.waitUntil(() => result.current?.isFetching)
    result.current.cancel()
    await vi.waitUntil(() => !result.current.isFetching)
    expect(result.current.status).toBe('loading')
  })
})

it('shows nothing of the first person to the second one', async () => {
  const list = vi
    .fn()
    .mockResolvedValueOnce(answerOf(1))
    .mockReturnValue(new Promise(() => {}))
  const { result, become } = renderHook(() => useList(departmentContract, {}), 0, { list })
  await vi.waitUntil(() => result.current?.status === 'ready')
  become(2)
  await vi.waitUntil(() => result.current.status === 'loading')
  expect(result.current.answer).toBeUndefined()
  expect(list).toHaveBeenCalledTimes(2)
})

it('asks for no record of an area that the person may not read', async () => {
  const send = vi
    .fn()
    .mockResolvedValue({ data: { access: { isReadOnly: false, screens: null, powers: { reads: ['pessoas'], writes: [] } } } })
  const get = vi.fn().mockResolvedValue({ data: { id: 1, label: 'a' } })
  const useBoth = (id: number | undefined) => ({
    other: useRecord(departmentContract, id),
    own: useRecord(personContract, id),
    isKnown: useCanRead(departmentContract) !== undefined,
  })
  const { result, render, become } = renderHook(useBoth, undefined as number | undefined, { send, get })
  become(2, { isLimited: true })
  await vi.waitUntil(() => result.current?.isKnown)
  render(1)
  await vi.waitUntil(() => result.current.own.status === 'ready')
  expect(result.current.other.status).toBe('idle')
  expect(get.mock.calls.map(([contract]) => contract.name)).toEqual(['person'])
})

describe('useSaveRecord', () => {
  const keys = (create: ReturnType<typeof vi.fn>) => create.mock.calls.map(([, , { headers }]) => headers['Idempotency-Key'] as string)

  it('writes once however often the same is saved', async () => {
    const server = createMemoryApi({ requiresSession: false })
    const { result } = renderHook(() => useSaveRecord(departmentContract), 0, clientOf(server.fetch))
    await vi.waitUntil(() => result.current)
    const input = { id: 'novo' as const, draft: { name: 'Secretaria', acronym: 'SEES', kind: 'gabinete', email: 'sees@esporte.pr.gov.br' } }
    const saved = await Promise.all([result.current.save(input), result.current.save(input)])
    saved.push(await result.current.save(input))
    const change = { id: saved[0]?.id ?? 0, version: 1, draft: { ...input.draft, name: 'Secretaria do Esporte' } }
    saved.push(await result.current.save(change), await result.current.save(change))
    expect(saved.map(({ version }) => version)).toEqual([1, 1, 1, 2, 2])
    expect(server.calls).toHaveLength(5)
    expect(server.records('department')).toMatchObject([{ id: change.id, version: 2, name: 'Secretaria do Esporte' }])
  })
  it('keeps its key while the answer is unknown, and takes another after a refusal or for another content', async () => {
    const create = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(refusal(503))
      .mockRejectedValueOnce(refusal(201))
      .mockRejectedValueOnce(refusal(422))
      .mockResolvedValue({ success: true, data: { id: 7 } })
    const { result } = renderHook(() => useSaveRecord(departmentContract), 0, { create })
    await vi.waitUntil(() => result.current)
    for (const name of ['a', 'b', 'b', 'b', 'b', 'c']) await result.current.save({ id: 'novo', draft: { name } }).catch(() => undefined)
    const [lost, unavailable, unreadable, refused, stored, other] = keys(create)
    expect(lost).toMatch(/^[0-9a-f]{32}$/)
    expect(unavailable).toBe(lost)
    expect(unreadable).toBe(lost)
    expect(refused).toBe(lost)
    expect(stored).not.toBe(lost)
    expect(other).not.toBe(stored)
  })
  it('sends the key of an answer that was lost before the page was loaded anew, for the same record only', async () => {
    const create = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ success: true, data: { id: 7 } })
    const save = async (name: string) => {
      // Another page: nothing of the one before is left but what the browser stored.
      const { result } = renderHook(() => useSaveRecord(departmentContract), 0, { create })
      await vi.waitUntil(() => result.current)
      await result.current.save({ id: 'novo', draft: { name } }).catch(() => undefined)
    }
    for (const name of ['a', 'b']) await save(name)
    for (const name of ['c', 'c']) await save(name)
    create.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    for (const name of ['d', 'd', 'd']) await save(name)
    const [lost, other, stored, again, gone, back, last] = keys(create)
    expect(new Set([lost, other, stored, again]).size).toBe(4)
    expect(back).toBe(gone)
    expect(last).not.toBe(back)
  })
  it('shows what was stored in the record and asks the lists again', async () => {
    const list = vi.fn().mockResolvedValue(answerOf(7))
    const get = vi.fn().mockResolvedValue({ success: true, data: { id: 7, version: 1 } })
    const update = vi.fn().mockResolvedValue({ success: true, data: { id: 7, version: 2 } })
    const useAll = () => ({
      list: useList(departmentContract, {}),
      record: useRecord(departmentContract, 7),
      saving: useSaveRecord(departmentContract),
    })
    const { result } = renderHook(useAll, 0, { list, get, update })
    await vi.waitUntil(() => result.current?.record.status === 'ready' && result.current.list.status === 'ready')
    await result.current.saving.save({ id: 7, version: 1, draft: {} })
    await vi.waitUntil(() => result.current.record.record?.version === 2)
    await vi.waitUntil(() => list.mock.calls.length === 2)
    expect(get).toHaveBeenCalledOnce()
    expect(update.mock.calls[0]?.slice(1, 3)).toEqual([7, 1])
  })

  it('asks for what is nested under its records again, and for nothing else', async () => {
    const list = vi.fn().mockResolvedValue(answerOf(7))
    const update = vi.fn().mockResolvedValue({ success: true, data: { id: 7, version: 2 } })
    const useAll = () => ({
      lots: useList(lotContract, {}, { params: { licitacaoId: 7 } }),
      others: useList(departmentContract, {}),
      saving: useSaveRecord(tenderContract),
    })
    const { result } = renderHook(useAll, 0, { list, update })
    await vi.waitUntil(() => result.current?.lots.status === 'ready' && result.current.others.status === 'ready')
    await result.current.saving.save({ id: 7, version: 1, draft: {} })
    await vi.waitUntil(() => list.mock.calls.length === 3)
    expect(list.mock.calls.slice(2).map(([contract]) => contract.name)).toEqual(['lot'])
  })
})
