import { afterEach, expect, it, vi } from 'vitest'
import { failureOf } from './failures.js'

const place = { apiBaseUrl: 'https://produto.example/api/admin/v1', path: '/pessoas' }
afterEach(() => vi.unstubAllGlobals())

it('keeps the first explanation of an error, also when the network is back', () => {
  const error = new TypeError('Failed to fetch')
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureOf(error, place)).toMatchObject({ code: 'offline', error })
  vi.stubGlobal('navigator', { onLine: true })
  expect(failureOf(error, place)).toMatchObject({ code: 'offline' })
  expect(failureOf(new TypeError('Failed to fetch'), place)).toMatchObject({ code: 'api-unreachable' })
})
