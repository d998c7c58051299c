import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Route, routes } from '@esporte-parana/sdk/routes'

const folder = import.meta.dirname

const read = ['Filled', 'Loading', 'Empty', 'Failed', 'Offline', 'ReadOnly', 'Long', 'Expired', 'Phone']
const written = [...read, 'Invalid', 'Conflict']

/** The states that each kind of screen can be in. */
const statesOfKind = {
  list: read,
  form: written,
  home: read,
  // Nobody is signed in: nothing is read, and there is nothing to alter.
  public: ['Loading', 'Empty', 'Failed', 'Offline', 'Invalid', 'Phone'],
}
/** A list without a form page. */
const isEditedInDialog = ({ kind, path }: Route) => kind === 'list' && !routes.some((form) => form.path === `${path}/{id}`)
const statesOf: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(routes.map((route) => [route.name, isEditedInDialog(route) ? written : statesOfKind[route.kind]])),
  // It asks the server nothing.
  sessionExpired: ['Expired', 'Phone'],
  // A visit that has begun has questions, is answered by one person, and is not read here.
  siteVisitPhone: ['Loading', 'Failed', 'Offline', 'Long', 'Invalid', 'Expired', 'Phone'],
}

test.each(Object.entries(statesOf))('%s has a story of each state that can happen', (screen, states) => {
  const file = join(folder, `${screen}.stories.tsx`)
  expect(existsSync(file), `${file} is missing`).toBe(true)
  const exports = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  expect(new Set(exports)).toEqual(new Set(states))
})
