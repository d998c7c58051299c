import { describe, expect, it, vi } from 'vitest'
import { createModuleCache } from './moduleCache.js'

describe('module cache', () => {
  it('has a module that arrived ready in the same call, and asks for it once', async () => {
    const load = vi.fn(() => Promise.resolve('screen'))
    const cache = createModuleCache()
    expect(cache.read(load)).toEqual({ status: 'loading' })
    await Promise.resolve()
    expect(cache.read(load)).toEqual({ status: 'ready', value: 'screen' })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('tells its readers about a failure and tries again when asked to', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('screen')
    const cache = createModuleCache()
    const listener = vi.fn()
    cache.subscribe(listener)
    cache.read(load)
    await vi.waitFor(() => expect(cache.read(load).status).toBe('failed'))
    expect(await cache.retry(load)).toBe(true)
    await vi.waitFor(() => expect(cache.read(load)).toEqual({ status: 'ready', value: 'screen' }))
    expect(listener).toHaveBeenCalled()
  })

  it('prepares a module, and counts a failure of that as not tried', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('screen')
    const cache = createModuleCache()
    cache.prepare(load)
    await Promise.resolve()
    cache.prepare(load)
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await Promise.resolve()
    expect(cache.read(load)).toEqual({ status: 'ready', value: 'screen' })
    cache.prepare(load)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('answers the same object until something changes, so that nobody renders in vain', () => {
    const load = () => new Promise<string>(() => undefined)
    const cache = createModuleCache()
    expect(cache.read(load)).toBe(cache.read(load))
  })
})
