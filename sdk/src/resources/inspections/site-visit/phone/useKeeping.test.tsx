import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { type Keeping, useKeeping } from './useKeeping.js'

let end = () => undefined as void
afterEach(() => {
  vi.useRealTimers()
  end()
})

/** What a component sees of the hook. */
function start(): { readonly now: Keeping } {
  const seen: { now: Keeping } = { now: undefined as unknown as Keeping }
  const root = createRoot(document.createElement('div'))
  root.render(<Reader onSee={(now) => Object.assign(seen, { now })} />)
  end = () => root.unmount()
  return seen
}

function Reader({ onSee }: { readonly onSee: (now: Keeping) => void }) {
  const now = useKeeping()
  useEffect(() => {
    onSee(now)
  })
  return null
}

it('keeps what found no room, tries again, and the newest of an answer alone', async () => {
  const seen = start()
  await vi.waitUntil(() => seen.now)
  let hasRoom = false
  const kept: string[] = []
  const work = (text: string) => async () => {
    if (!hasRoom) throw new DOMException('full', 'QuotaExceededError')
    kept.push(text)
  }
  await seen.now.keep('q1', work('Sim'))
  await vi.waitUntil(() => seen.now.isFull)
  vi.useFakeTimers()
  await Promise.all([seen.now.keep('q2', work('2,5')), seen.now.keep('q1', work('Não'))])
  expect(kept).toEqual([])
  vi.useRealTimers()
  hasRoom = true
  await seen.now.keep('q3', work('Texto'))
  expect(kept).toEqual(['2,5', 'Não', 'Texto'])
  await vi.waitUntil(() => !seen.now.isFull)
})

it('runs nothing twice that is still under way', async () => {
  const seen = start()
  await vi.waitUntil(() => seen.now)
  const kept: string[] = []
  const slow = (text: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    kept.push(text)
  }
  await Promise.all([seen.now.keep('q1', slow('a')), seen.now.keep('q2', slow('b'))])
  expect(kept).toEqual(['a', 'b'])
})
