import { describe, expect, it, vi } from 'vitest'
import type { Mount } from './mount.js'
import { reload } from './reload.js'

interface Page {
  readonly isReached?: boolean
  readonly isOwn?: boolean
  readonly hasWorker?: boolean
}

/** A page behind a service worker, and what happened to it, in order. */
function pageWith({ isReached = true, isOwn = true, hasWorker = true }: Page = {}) {
  const done: string[] = []
  const note = (what: string) => () => void done.push(what)
  const unregister = () => Promise.resolve(note('unregister')())
  const view = {
    fetch: () => (isReached ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'))),
    location: { href: 'https://example.org/pessoas', reload: note('reload') },
    navigator: { serviceWorker: { controller: hasWorker ? {} : null, getRegistration: () => Promise.resolve({ unregister }) } },
  }
  const host = { ownerDocument: { defaultView: view, documentElement: {} } }
  if (isOwn) host.ownerDocument.documentElement = host
  return { mount: { host } as unknown as Mount, done }
}

describe('loading the page anew', () => {
  it('takes the service worker away first: behind it WebKit never asks again for a module that failed', async () => {
    const { mount, done } = pageWith()
    reload(mount)
    await vi.waitFor(() => expect(done).toEqual(['unregister', 'reload']))
  })

  it.each([
    ['the server does not answer, because only the worker has the page', { isReached: false }],
    ["the page is another team's", { isOwn: false }],
    ['the page has none', { hasWorker: false }],
  ])('leaves the worker alone when %s', async (_, page) => {
    const { mount, done } = pageWith(page)
    reload(mount)
    await vi.waitFor(() => expect(done).toEqual(['reload']))
  })
})
