import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createQueryNavigation } from './createQueryNavigation.js'
import type { Navigation } from './navigation.js'

const start = window.location.href
const { pushState } = window.history
let navigation: Navigation
beforeAll(() => {
  window.history.pushState({ own: 7 }, '', '/clube?aba=a%2Fb&x#topo')
  navigation = createQueryNavigation({ key: 'esporte', initial: '/pessoas' })
})
afterAll(() => window.history.replaceState(null, '', start))

const shown = () => window.location.pathname + window.location.search + window.location.hash
const address = () => navigation.getLocation().pathname + navigation.getLocation().search

it('begins at its own address while the page has none, and leaves the page’s address as it is', () => {
  expect(address()).toBe('/pessoas')
  expect(shown()).toBe('/clube?aba=a%2Fb&x#topo')
})

it('writes its address under its key, and keeps the rest and the state of the page’s router', async () => {
  navigation.navigate('/pessoas/7?de=%3Fbusca%3Da+b')
  await vi.waitFor(() => expect(shown()).toBe('/clube?aba=a%2Fb&x&esporte=/pessoas/7%3Fde%3D%253Fbusca%253Da%2Bb#topo'))
  expect(address()).toBe('/pessoas/7?de=%3Fbusca%3Da+b')
  expect(window.history.state).toMatchObject({ own: 7 })
  expect(window.history.pushState).toBe(pushState)
})

it('gives links the page’s address', () => {
  expect(navigation.href('/pessoas/8')).toBe(`${window.location.origin}/clube?aba=a%2Fb&x&esporte=/pessoas/8#topo`)
  expect(navigation.href('//evil.example')).toContain('esporte=/evil.example')
})

it('goes Back to the page’s entry, which it shows as its first address', async () => {
  window.history.back()
  await vi.waitFor(() => expect(navigation.getLocation()).toMatchObject({ pathname: '/pessoas', isRestored: true }))
})

it('asks an open form before Back, also when the page wrote the entry before anew', async () => {
  window.history.replaceState({ own: 8 }, '', '/clube?aba=2')
  navigation.navigate('/pessoas/9')
  await vi.waitFor(() => expect(shown()).toBe('/clube?aba=2&esporte=/pessoas/9'))
  const guard = vi.fn(async () => false)
  const unblock = navigation.block(guard, () => true)
  window.history.back()
  await vi.waitFor(() => expect(guard).toHaveBeenCalledWith('/pessoas'))
  await vi.waitFor(() => expect(shown()).toBe('/clube?aba=2&esporte=/pessoas/9'))
  expect(address()).toBe('/pessoas/9')
  unblock()
})
