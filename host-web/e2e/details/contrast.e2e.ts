import type { Page } from '@playwright/test'
import { expect, test } from '../clerk.js'
import { type Look, measureLooks, type Place } from './measureLooks.js'

const isFull = process.env.TEST_MATRIX === 'all'
const primaries = 'noir emerald green lime orange amber yellow teal cyan sky blue indigo violet purple fuchsia pink rose'.split(' ')
const surfaces = 'slate gray zinc neutral stone soho viva ocean'.split(' ')
/** A sample of each preset and scheme: without colour, the palest, the default, and another one. */
const someLooks: readonly Look[] = [
  { preset: 'Aura', primary: 'noir', surface: 'slate', darkTheme: false },
  { preset: 'Lara', primary: 'yellow', surface: 'stone', darkTheme: false },
  { preset: 'Lara', primary: 'teal', surface: 'soho', darkTheme: true },
  { preset: 'Aura', primary: 'violet', surface: 'ocean', darkTheme: true },
]
const everyLook: readonly Look[] = ['Aura', 'Lara'].flatMap((preset) =>
  primaries.flatMap((primary) =>
    surfaces.flatMap((surface) => [false, true].map((darkTheme) => ({ preset, primary, surface, darkTheme }))),
  ),
)

interface Scene {
  readonly name: string
  readonly path: string
  readonly enter: (page: Page) => Promise<void>
  readonly places: readonly Place[]
}

const texts = (scope: string, names: Readonly<Record<string, string>>): Place[] =>
  Object.entries(names).map(([name, selector]) => ({ name, selector: `${scope} ${selector}` }))
const focusOn = (names: Readonly<Record<string, string>>): Place[] =>
  Object.entries(names).map(([name, selector]) => ({ name: `focus on ${name}`, selector, line: 'focus' }))

const severities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast']
const tones = ['positive', 'negative', 'notice', 'info', 'neutral']
const row = 'main tbody tr:nth-child(3)'
const chosenRow = 'main tbody tr[aria-selected="true"]'

const list: Scene = {
  name: 'a list with a chosen row, every badge and every notice',
  path: '/administrativo/departamentos',
  enter: async (page) => {
    await refuse(page)
    await page.getByRole('button', { name: 'Limpar a seleção' }).click()
    await page.locator('.ep-toast').hover()
    await copyInEach(page, { selector: '.ep-toast', names: severities, nameOf: 'data-severity' })
    await copyInEach(page, { selector: `${row} .ep-badge`, names: tones, nameOf: 'class' })
    // A selected row hides the search, but both must be measured.
    await page
      .locator('main tbody tr')
      .nth(4)
      .evaluate((chosen) => chosen.setAttribute('aria-selected', 'true'))
  },
  places: [
    ...texts('main', {
      title: 'h1',
      'accent button': 'a[href$="/novo"]',
      button: '.ep-list-toolbar button.ep-button[data-variant="secondary"]:not([aria-pressed="true"])',
      'pressed button': '[aria-pressed="true"]',
      field: '.ep-list-search input',
      'table header': 'thead th[aria-sort]',
    }),
    { name: 'placeholder', selector: '.ep-list-search input', part: '::placeholder' },
    ...texts(row, { cell: 'td:nth-child(4)', link: 'td a' }),
    ...texts(chosenRow, { 'cell, chosen': 'td:nth-child(4)', 'link, chosen': 'td a', 'badge, chosen': '.ep-badge' }),
    ...tones.map((tone) => ({ name: `badge, ${tone}`, selector: `${row} .ep-badge-${tone}` })),
    ...texts('', {
      menu: '.ep-sidebar nav a:not([aria-current])',
      'menu, current': '.ep-sidebar nav a[aria-current]',
      'menu, heading': '.ep-sidebar .ep-menu-heading',
      breadcrumb: '.ep-breadcrumb a',
    }),
    ...severities.flatMap((severity) => [
      { name: `toast, ${severity}`, selector: `.ep-toast[data-severity="${severity}"] .ep-toast-title` },
      { name: `toast, ${severity}, icon`, selector: `.ep-toast[data-severity="${severity}"] svg`, line: 'icon' } as const,
    ]),
    { name: 'field border', selector: '.ep-list-search input', line: 'border' },
    { name: 'box border', selector: `${row} input[type="checkbox"]`, line: 'border' },
    ...focusOn({
      field: '.ep-list-search input',
      'accent button': 'main a[href$="/novo"]',
      button: '.ep-list-toolbar button.ep-button[data-variant="secondary"]',
      link: `${row} td a`,
      'link, chosen': `${chosenRow} td a`,
      header: 'main thead th[aria-sort] button',
      menu: '.ep-sidebar nav a:not([aria-current])',
      'menu, current': '.ep-sidebar nav a[aria-current]',
      'top bar': '.ep-topbar .ep-shell-icon',
      toast: '.ep-toast',
    }),
  ],
}

const invalid = '[data-path="name"] input'
const save = '.ep-form-bar button[type="submit"]'
const form: Scene = {
  name: 'a form with an error',
  path: '/pessoas/4',
  enter: async (page) => {
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.locator(`main ${invalid}[aria-invalid="true"]`).waitFor()
  },
  places: [
    ...texts('main', {
      title: 'h1',
      'line under the title': '.ep-form-meta span:last-child',
      'way back': '.ep-form-back',
      'section, current': '.ep-section-nav [aria-current]',
      'section, other': '.ep-section-nav button:not([aria-current])',
      'section title': '.ep-section-title',
      label: '[data-path="name"] label',
      'hint under a field': '[data-path="socialName"] .ep-field-note',
      'error under a field': '[data-path="name"] .ep-field-note',
      'value of a field': '[data-path="socialName"] input',
      'notice, title': '.ep-notice-title',
      'notice, link': '.ep-notice .ep-button[data-variant="link"]',
      'accent button': save,
      'secondary button': '.ep-form-bar .ep-form-cancel',
      'state of the form': '.ep-form-state',
    }),
    { name: 'border of a field', selector: `main [data-path="socialName"] input`, line: 'border' },
    { name: 'border of a field with an error', selector: `main ${invalid}`, line: 'border' },
    ...focusOn({
      'a field': 'main [data-path="socialName"] input',
      'a field with an error': `main ${invalid}`,
      'the accent button': save,
      'the secondary button': '.ep-form-bar .ep-form-cancel',
      'a section': '.ep-section-nav button:not([aria-current])',
      'a link of the notice': '.ep-notice .ep-button[data-variant="link"]',
    }),
  ],
}

for (const { name, path, enter, places } of isFull ? [list, form] : [list]) {
  test(`every look can be read and operated, measured (WCAG 2.2 AA): ${name}`, async ({ page }) => {
    test.setTimeout(isFull ? 600_000 : 45_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await enter(page)
    // From here on the browser treats focus as keyboard focus.
    await page.keyboard.press('Tab')
    const looks = isFull ? everyLook : someLooks
    const { seen, failures, least } = await page.evaluate(measureLooks, { looks, places })
    process.stdout.write(`${looks.length} looks\n${least.join('\n')}\n`)
    expect(seen).toBe(looks.length)
    expect(failures).toEqual([])
  })
}

/** Causes an error notice without changing anything. */
async function refuse(page: Page): Promise<void> {
  await page.route('**/acoes/inativar', (route) => route.fulfill({ status: 503, json: { status_code: 503, code: 'unavailable' } }))
  await page.locator('main tbody').getByRole('checkbox').first().click()
  await page.getByRole('button', { name: 'Inativar' }).click()
  await page.locator('.ep-toast').waitFor()
}

interface Copies {
  readonly selector: string
  readonly names: readonly string[]
  readonly nameOf: 'class' | 'data-severity'
}

/** Adds a copy of an element in each of its colours, so that one pass measures all of them. */
async function copyInEach(page: Page, copies: Copies): Promise<void> {
  await page.evaluate(({ selector, names, nameOf }) => {
    const shown = document.querySelector(selector)
    for (const name of names) {
      const copy = shown?.cloneNode(true) as Element
      copy.setAttribute(nameOf, nameOf === 'class' ? `ep-badge ep-badge-${name}` : name)
      shown?.after(copy)
    }
  }, copies)
}
