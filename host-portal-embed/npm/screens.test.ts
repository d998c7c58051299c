import { routes } from '@esporte-parana/sdk/routes'
import { expect, it } from 'vitest'
import { screenPaths } from './screens.js'

it('names every screen that a portal may show, and no other', () => {
  const lists = routes.filter(({ kind, path }) => kind !== 'public' && !path.endsWith('/{id}')).map(({ path }) => path.slice(1))
  // A lot has no list of its own.
  const forms = routes.filter(({ kind, path }) => kind === 'form' && !lists.includes(path.replace(/^\/|\/\{id\}$/g, '')))
  expect([...screenPaths].toSorted()).toEqual([...lists, ...forms.map(({ path }) => path.slice(1))].toSorted())
})
