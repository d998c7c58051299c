import { describe, expect, it } from 'vitest'
import { listPhase } from './phase.js'

const ready = { status: 'ready', count: 0, isNarrowed: false, isCancelled: false, isOffline: false, isMissing: false } as const

describe('listPhase', () => {
  it('tells an empty list from one where nothing matches', () => {
    expect(listPhase(ready)).toBe('empty')
    expect(listPhase({ ...ready, isNarrowed: true })).toBe('nothing')
  })

  it('keeps rows on the screen when the server fails', () => {
    expect(listPhase({ ...ready, status: 'error', count: 3 })).toBe('rows')
    expect(listPhase({ ...ready, status: 'error', count: undefined })).toBe('failed')
  })

  it('says at once that there is no connection when there are no rows to keep', () => {
    expect(listPhase({ ...ready, status: 'loading', count: undefined, isOffline: true })).toBe('failed')
    expect(listPhase({ ...ready, status: 'loading', count: 2, isOffline: true })).toBe('rows')
  })

  it('tells a parent that does not exist from a failure', () => {
    expect(listPhase({ ...ready, status: 'error', count: undefined, isMissing: true })).toBe('missing')
    expect(listPhase({ ...ready, status: 'error', count: 3, isMissing: true })).toBe('rows')
  })

  it('waits until an answer comes or is given up', () => {
    expect(listPhase({ ...ready, status: 'loading', count: undefined })).toBe('loading')
    expect(listPhase({ ...ready, status: 'loading', count: undefined, isCancelled: true })).toBe('cancelled')
  })
})
