import { describe, expect, it } from 'vitest'
import { crashCode } from './crashCode.js'

const now = new Date('2026-11-21T07:30:12Z')

describe('crash code', () => {
  it('is the same for the same failure and another for another', () => {
    expect(crashCode(new TypeError('x is undefined'), now)).toBe(crashCode(new TypeError('x is undefined'), now))
    expect(crashCode(new TypeError('x is undefined'), now)).not.toBe(crashCode(new TypeError('y is undefined'), now))
  })

  it.each([
    { failure: 'an error', error: new Error('boom'), code: /^EP-[0-9A-F]{8}-20261121T0730$/ },
    { failure: 'a server’s answer', error: { requestId: 'r-42' }, code: /^EP-r-42-20261121T0730$/ },
    { failure: 'anything thrown', error: null, code: /^EP-[0-9A-F]{8}-20261121T0730$/ },
  ])('names $failure', ({ error, code }) => {
    expect(crashCode(error, now)).toMatch(code)
  })
})
