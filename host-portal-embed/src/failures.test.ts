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

it('does not promise that a screen loads which is there already', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const message = (isLoaded: boolean) => failureOf(new TypeError('Failed to fetch'), { ...place, isLoaded }).message
  expect(message(false)).toContain('The screen loads when it is back.')
  expect(message(true)).toContain('What was typed stays')
  expect(message(true)).not.toContain('loads')
})
