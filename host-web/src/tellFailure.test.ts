import { ApiError } from '@esporte-parana/sdk'
import { afterEach, expect, test, vi } from 'vitest'
import { tellFailure } from './tellFailure.js'

afterEach(() => vi.unstubAllGlobals())

function told(error: unknown, code?: string): unknown {
  const fetch = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { pathname: '/pessoas/7' })
  tellFailure(error, code)
  return JSON.parse(fetch.mock.calls[0]?.[1].body as string)
}

test('a failure is told with the code that the person reads', () => {
  expect(told(new TypeError('x is not a function'), 'EP-1A2B3C4D-20261130T1405')).toMatchObject({
    code: 'EP-1A2B3C4D-20261130T1405',
    name: 'TypeError',
    message: 'x is not a function',
    page: '/pessoas/7',
  })
})

test('a refusal is told by its code, never by the server’s sentence, which may name a person', () => {
  const message = 'Registro já existe: Maria da Silva'
  const refusal = new ApiError({ status: 409, code: 'duplicate', fieldErrors: [], requestId: 'x', body: { message, success: false } })
  expect(told(refusal)).toMatchObject({ name: 'ApiError', message: '409 duplicate' })
})

test('a module that did not come is told only by a page that is still there: one that is left breaks it off', () => {
  vi.useFakeTimers()
  const fetch = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { pathname: '/pessoas/7' })
  tellFailure(new TypeError('error loading dynamically imported module: https://…/assets/form.js'))
  expect(fetch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(fetch).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test.each([['a reason'], [undefined], [{ toString: (): string => 'odd' }]])('what is no error is told as a text: %s', (reason) => {
  expect(told(reason)).toMatchObject({ name: 'Error', message: String(reason), page: '/pessoas/7' })
})
