import { describe, expect, it, vi } from 'vitest'
import type { Mount } from './mount.js'
import { reload } from './reload.js'

/** A page with two modules of which one never comes, and what happened to it, in order. */
function pageWith(failing: string) {
  const done: string[] = []
  const modules = [{ href: '/assets/list.js' }, { href: '/assets/entities-6.js' }]
  const view = {
    fetch: (href: string) => {
      done.push(href)
      return href === failing ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response())
    },
    location: { reload: () => void done.push('reload') },
  }
  const head = { querySelectorAll: (selector: string) => (selector === 'link[rel=modulepreload]' ? modules : []) }
  return { mount: { host: { ownerDocument: { defaultView: view, head } } } as unknown as Mount, done }
}

describe('loading the page anew', () => {
  it.each(['none', '/assets/list.js'])(
    'fetches its modules first, which WebKit keeps as failed until then; failing: %s',
    async (failing) => {
      const { mount, done } = pageWith(failing)
      reload(mount)
      await vi.waitFor(() => expect(done).toEqual(['/assets/list.js', '/assets/entities-6.js', 'reload']))
    },
  )
})
