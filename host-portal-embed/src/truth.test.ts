import { expect, it } from 'vitest'
import { createTruth, type Facts } from './truth.js'

/** Everything that the page is told, in order. */
function watch(path = '/pessoas') {
  const told: string[] = []
  const truth = createTruth(path, {
    onState: (state) => told.push(`state ${state}`),
    onEvent: (name) => void told.push(name),
    onFailure: ({ code }) => told.push(`error ${code}`),
  })
  return { told, note: (...news: readonly Partial<Facts>[]) => news.forEach(truth.note) }
}
const gone = { code: 'api-unreachable', message: '' }
const arrived = { session: 'signed-in', isShown: true, access: true, data: true } as const

it.each(['session', 'isShown', 'access', 'data'] as const)('is loading as long as it lacks %s, and ready once', (last) => {
  const { told, note } = watch()
  const { [last]: late, ...first } = arrived
  note(first)
  expect(told).toEqual([])
  note({ [last]: late }, { [last]: late })
  expect(told).toEqual(['state ready', 'ready'])
})

it.each(['access', 'data'] as const)('names the failure that keeps its %s away, once, and is ready after a retry', (part) => {
  const { told, note } = watch()
  note({ ...arrived, [part]: gone }, { [part]: { ...gone } })
  expect(told).toEqual(['state error', 'error api-unreachable'])
  note({ [part]: true })
  expect(told.slice(2)).toEqual(['state ready', 'ready'])
})

it('begins anew at another address, and names the same failure there again', () => {
  const { told, note } = watch()
  note(arrived, { path: '/pessoas/7' })
  expect(told.slice(2)).toEqual(['state loading', 'loading'])
  note({ isShown: true, data: gone }, { path: '/pessoas/8' }, { isShown: true, data: gone })
  expect(told.slice(4).filter((what) => what.startsWith('error'))).toEqual(['error api-unreachable', 'error api-unreachable'])
})

it('says that a screen does not exist without asking for a token', () => {
  const { told, note } = watch('/nada')
  const absence = { code: 'screen-unknown', message: '' }
  note({ isShown: true, absence }, { session: 'expired' }, { isShown: true, absence: { ...absence } })
  expect(told).toEqual(['state unavailable', 'unavailable', 'error screen-unknown'])
})

it('says once that the session has ended, and is ready with the next token', () => {
  const { told, note } = watch()
  note({ isShown: true, session: 'expired' }, { session: 'expired' }, { access: true, data: true }, { session: 'signed-in' })
  expect(told).toEqual(['state session-expired', 'session-expired', 'state ready', 'ready'])
})
