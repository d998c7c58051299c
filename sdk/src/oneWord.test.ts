import { describe, expect, test } from 'vitest'
import { contracts } from './contracts.js'
import { locales } from './core/locale.js'
import type { MenuEntry } from './core/menu.js'
import type { Route } from './core/route.js'
import { createTranslator } from './locale/createTranslator.js'
import { loadCatalogue } from './locale/loadCatalogue.js'
import { menus } from './menus.js'
import { routes } from './routes.js'

const entries = Object.values(menus).flatMap((sections) =>
  (sections as readonly { readonly entries: readonly MenuEntry[] }[]).flatMap((section) => section.entries),
)
/** Menus call the home of their area "Início" and the form of an event "Formulário", in the specification's words. */
const ownLabels: readonly unknown[] = ['routes.menu.home', 'routes.menu.form']

/** The words of a name that tell the thing: "Materiais e serviços" has two. */
const wordsOf = (name: string) => name.toLowerCase().split(/ (?:e|and|y|ou|or|o) /)

describe.each(locales)('one word for one thing in %s', (locale) => {
  test.each(contracts.map((entry) => [entry.contract.name, entry] as const))('%s: title, heading, menu and button', async (name, entry) => {
    const { title, maybeText } = createTranslator(locale, await loadCatalogue(locale))
    const { singular, plural, create } = entry.messages[locale]
    const { path, parent } = entry.contract
    const own = (routes as readonly Route[]).filter((route) => route.path === path || route.path === `${path}/{id}`)
    expect(own.length > 0 || parent !== undefined, 'no page').toBe(true)
    // Lists have their plural as heading, new records the text of the button.
    for (const route of own) expect(title(route.title), route.name).toBe(route.path.endsWith('{id}') ? singular : plural)
    const labels = entries.flatMap((entry) => {
      const route = own.find((each) => each.name === entry.route)
      return !route || ownLabels.includes(entry.label) ? [] : [title(entry.label ?? route.title)]
    })
    for (const label of labels) expect([singular, plural], name).toContain(label)
    for (const word of wordsOf(singular)) expect(create.toLowerCase()).toContain(word)
    for (const shortcut of [maybeText(`palette.create.${name}`)]) if (shortcut !== undefined) expect(shortcut).toBe(create)
  })
})
