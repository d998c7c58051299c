import { expect, it } from 'vitest'
import { guardRoute } from './guardRoute.js'

// Specification, section 6, and design, section 9. A dash means that the user may stay.
const table = `
  signed-out  /login             known    -
  signed-out  /recuperar-senha   known    -
  signed-out  /sessao-expirada   known    -
  signed-out  /nada              unknown  -
  signed-out  /                  known    /login
  signed-out  /dashboard         known    /login
  signed-out  /pessoas/novo      known    /login
  signed-in   /login             known    /dashboard
  signed-in   /login/            known    /dashboard
  signed-in   /recuperar-senha   known    -
  signed-in   /sessao-expirada   known    -
  signed-in   /nada              unknown  -
  signed-in   /pessoas/7         known    -
  expired     /pessoas/7         known    /sessao-expirada
  expired     /dashboard         known    /sessao-expirada
  expired     /sessao-expirada   known    -
  expired     /login             known    -
  expired     /recuperar-senha/  known    -
  expired     /nada              unknown  -
`
const rows = table
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/))

it.each(rows)('sends who is %s and opens %s (%s) to %s', (status, path, known, target) => {
  const expected = target === '-' ? undefined : target
  expect(guardRoute({ status: status as 'signed-in' }, path ?? '', known === 'known')).toBe(expected)
})

it('sends nobody anywhere under a token of the page around', () => {
  expect(guardRoute({ status: 'signed-out', isHostSupplied: true }, '/pessoas', true)).toBeUndefined()
  expect(guardRoute({ status: 'expired', isHostSupplied: true }, '/pessoas', true)).toBeUndefined()
})
