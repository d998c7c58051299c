import type { Page } from '@playwright/test'
import { expect, test } from './clerk.js'
import { type Look, measureLooks, type Place } from './measureLooks.js'

const primaries = 'noir emerald green lime orange amber yellow teal cyan sky blue indigo violet purple fuchsia pink rose'.split(' ')
const surfaces = 'slate gray zinc neutral stone soho viva ocean'.split(' ')

/** Where a person looks on a list, and what WCAG 2.2 AA asks there: 4.5 for text (1.4.3), 3 for what is operated (1.4.11). */
const places: readonly Place[] = [
  { name: 'title', selector: 'main h1' },
  { name: 'menu', selector: '.ep-sidebar nav a:not([aria-current])' },
  { name: 'menu, current', selector: '.ep-sidebar nav a[aria-current]' },
  { name: 'breadcrumb link', selector: '.ep-breadcrumb a' },
  { name: 'accent button', selector: 'main a[href$="/novo"]' },
  { name: 'button', selector: 'main button.ep-list-button' },
  { name: 'field', selector: '.ep-list-search input' },
  { name: 'placeholder', selector: '.ep-list-search input', part: '::placeholder' },
  { name: 'table header', selector: 'main thead th[aria-sort]' },
  { name: 'cell', selector: 'main tbody tr:nth-child(3) td:nth-child(4)' },
  { name: 'link', selector: 'main tbody tr:nth-child(3) td a' },
  { name: 'badge', selector: 'main tbody .ep-badge' },
  { name: 'toast', selector: '.ep-toast' },
  { name: 'field border', selector: '.ep-list-search input', line: 'border' },
  ...[
    ['field', '.ep-list-search input'],
    ['accent button', 'main a[href$="/novo"]'],
    ['button', 'main button.ep-list-button'],
    ['link', 'main tbody tr:nth-child(3) td a'],
    ['menu', '.ep-sidebar nav a'],
    ['top bar', '.ep-topbar .ep-shell-icon'],
  ].map(([name = '', selector = '']): Place => ({ name: `focus on ${name}`, selector, line: 'focus' })),
]

/** Every one in the long run; in the gate each preset and scheme with noir, the palest, the default and another. */
function chooseLooks(): Look[] {
  const isFull = process.env.TEST_MATRIX === 'all'
  const sample = [
    ['noir', 'slate'],
    ['yellow', 'stone'],
    ['teal', 'soho'],
  ]
  const pairs = isFull ? primaries.flatMap((primary) => surfaces.map((surface) => [primary, surface])) : sample
  return pairs.flatMap(([primary = '', surface = '']) =>
    ['Aura', 'Lara'].flatMap((preset) => [false, true].map((darkTheme) => ({ primary, surface, preset, darkTheme }))),
  )
}

async function showToast(page: Page): Promise<void> {
  await page.route('**/assets/**', (route) => route.abort())
  await page.getByRole('button', { name: /^PT, Idioma/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await page.locator('.ep-toast').hover()
}

test('every look can be read and operated: WCAG 2.2 AA, measured', async ({ page }) => {
  test.setTimeout(600_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/administrativo/departamentos')
  await page.locator('main tbody tr').nth(5).waitFor()
  await showToast(page)
  // From here on focus counts as the keyboard's.
  await page.keyboard.press('Shift')
  const looks = chooseLooks()
  const { seen, failures, least } = await page.evaluate(measureLooks, { looks, places })
  process.stdout.write(`${looks.length} looks\n${least.join('\n')}\n`)
  expect(seen).toBe(looks.length)
  expect(failures).toEqual([])
})
