import { expect, it } from 'vitest'
import { createMemoryNavigation } from './createMemoryNavigation.js'
import { testNavigation } from './testNavigation.testkit.js'

testNavigation(createMemoryNavigation)

it('begins at an address whose slash was left out', () => {
  expect(createMemoryNavigation('pessoas?pagina=2').getLocation()).toMatchObject({ pathname: '/pessoas', search: '?pagina=2' })
})
