import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Area, menus, type Route, routes as productRoutes } from '@esporte-parana/sdk/routes'
import { expect, test } from 'vitest'

const routes: readonly Route[] = productRoutes
const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const titleOf = (file: string) => /\btitle: '([^']+)'/.exec(textOf(file))?.[1] ?? ''
const titles = globSync('**/*.stories.tsx', { cwd: import.meta.dirname }).map(titleOf)

test('screens are in the order of the product’s menus', () => {
  const shown = wordsOf(sortOrder(), 'Telas/')
  const expected = inMenuOrder()
    .map((name) => `states/${name}.stories.tsx`)
    .filter((file) => existsSync(join(import.meta.dirname, file)))
    .map(titleOf)
    // A new entity is below "Telas" itself until it has an area.
    .filter((title) => title.split('/').length > 2)
  expect(shown.filter((title) => expected.includes(title))).toEqual(expected)
  expect(expected.length).toBeGreaterThan(30)
})

test('each entry has words of its own, so that hits of the search differ', () => {
  const entries = titles.map((title) =>
    title
      .split('/')
      .at(-1)
      ?.replace(/ \(\w+\)$/, ''),
  )
  expect(entries.filter((words, place) => entries.indexOf(words) !== place)).toEqual([])
})

test('components are named in one way: words, and the exported name', () => {
  const components = titles.filter((title) => title.startsWith('Componentes/') && !title.startsWith('Componentes/Quadros/'))
  expect(components.filter((title) => !/ \((?:[A-Z]|use[A-Z])\w+\)$/.test(title))).toEqual([])
})

/** Sign-in, then area by area: its home, and its menu with the pages below each entry; people, an entry of the first menu, come last. */
function inMenuOrder(): readonly string[] {
  const open = routes.filter(({ kind }) => kind === 'public').map(({ name }) => name)
  const [first = [], ...areas] = (Object.keys(menus) as Area[]).map((area) => {
    const isOwn = ({ name, menu, kind, parent }: Route) => menu === area && (kind !== 'home' || parent === 'events' || name === 'dashboard')
    const entries = menus[area].flatMap((section) => section.entries.map(({ route }) => route))
    const own = entries.filter((name) => routes.some((route) => route.name === name && isOwn(route)))
    const home = routes.filter(({ kind, menu }) => kind === 'home' && menu === area).slice(0, 1)
    return [...new Set([...home.map(({ name }) => name), ...own])]
  })
  const pages = [first.slice(0, 1), ...areas, first.slice(1)].flat().flatMap((name) => [name, ...below(name)])
  return [...new Set([...open, ...pages])]
}

/** The pages that an entry leads to and that no menu lists. */
function below(name: string): readonly string[] {
  const listed = new Set(Object.values(menus).flatMap((sections) => sections.flatMap(({ entries }) => entries.map(({ route }) => route))))
  return routes
    .filter((route) => route.parent === name && !listed.has(route.name) && (route.kind !== 'home' || name === 'dashboard'))
    .flatMap((route) => [route.name, ...below(route.name)])
}

type Order = readonly (string | Order)[]

function sortOrder(): Order {
  const [, order = ''] = /storySort: \{\s+order: (\[.*?\n {8}\]),/s.exec(textOf('../.storybook/preview.tsx')) ?? []
  return JSON.parse(order.replaceAll("'", '"').replaceAll(/,(\s*\])/g, '$1')) as Order
}

function wordsOf(order: Order, place: string, above = ''): readonly string[] {
  return order
    .flatMap((part, index) => {
      if (typeof part === 'string') return Array.isArray(order[index + 1]) ? [] : [above + part]
      return wordsOf(part, place, `${above}${String(order[index - 1])}/`)
    })
    .filter((title) => above !== '' || title.startsWith(place))
}
