import type { Page } from '@playwright/test'
import { expect, nobody, repeats, test } from '../clerk.js'

const rem = 14
const isLong = process.env.TEST_MATRIX === 'all'
const modes = [
  { menu: 'static', sidebar: [0, 0, 17, 720 / rem] },
  { menu: 'overlay', sidebar: undefined },
  { menu: 'slim', sidebar: [0, 0, 5, 720 / rem] },
  { menu: 'slim-plus', sidebar: [0, 0, 7, 720 / rem] },
  { menu: 'horizontal', sidebar: [0, 4, 1280 / rem, 3] },
  { menu: 'drawer', sidebar: [0, 0, 4.25, 720 / rem] },
  { menu: 'reveal', sidebar: [0, 0, 3.25, 720 / rem] },
] as const
const pinned = [
  { menu: 'drawer', sidebar: [0, 0, 17, 720 / rem] },
  { menu: 'reveal', sidebar: [0, 0, 16, 720 / rem] },
] as const

test.describe('before any script or style sheet has arrived', () => {
  test.beforeEach(({ page }) => page.route('**/assets/**', () => new Promise<void>(() => undefined)))

  for (const { menu, sidebar } of modes) {
    test(`the page shows the frame of the ${menu} menu`, repeats(menu !== 'static'), async ({ page }) => {
      await page.addInitScript((kept) => localStorage.setItem('frame_0', JSON.stringify(kept)), { menu })
      await page.goto('/pessoas', { waitUntil: 'commit' })
      await isPainted(page)
      expect(await boxOf(page, '#frame .sidebar')).toEqual(sidebar)
      expect(await boxOf(page, '#frame .topbar')).toBeDefined()
      expect(await boxOf(page, '#frame .entrance')).toBeUndefined()
    })
  }

  for (const { menu, sidebar } of pinned) {
    test(`the page shows the frame of the ${menu} menu that was pinned`, repeats(menu !== 'drawer'), async ({ page }) => {
      await page.addInitScript((kept) => localStorage.setItem('frame_0', JSON.stringify(kept)), { menu, isPinned: true })
      await page.goto('/pessoas', { waitUntil: 'commit' })
      await isPainted(page)
      expect(await boxOf(page, '#frame .sidebar')).toEqual(sidebar)
    })
  }

  test('the page is as dark as it was left', async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('frame_0', JSON.stringify(kept)), {
      isDark: true,
      lang: 'es-ES',
      colours: { ground: '#102030', card: '#203040' },
    })
    await page.goto('/pessoas', { waitUntil: 'commit' })
    await isPainted(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
    const colour = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await colour('#frame')).toBe('rgb(16, 32, 48)')
    expect(await colour('#frame .topbar')).toBe('rgb(32, 48, 64)')
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)).toBe('dark')
  })

  for (const [visit, kept, asked] of [
    ['a first visit lets the program pass before the font', {}, 0],
    ['a return has the font from the first letter on', { lang: 'pt-BR' }, 1],
  ] as const)
    test(visit, async ({ page }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await page.addInitScript((frame) => localStorage.setItem('frame_0', JSON.stringify(frame)), kept)
      const entry = page.waitForRequest(/\/assets\/index-.*\.js$/)
      await page.goto('/pessoas', { waitUntil: 'commit' })
      await entry
      await isPainted(page)
      expect(requests.filter((url) => url.endsWith('.woff2'))).toHaveLength(asked)
    })

  test.describe('nobody', () => {
    test.use({ storageState: nobody })

    test('is shown the frame of the sign-in', repeats(true), async ({ page }) => {
      await page.goto('/login', { waitUntil: 'commit' })
      await isPainted(page)
      expect(await boxOf(page, '#frame .side')).toBeDefined()
      expect(await boxOf(page, '#frame .shell')).toBeUndefined()
    })
  })
})

// A short run looks at the modes whose frames differ most.
test('the frame stands where the shell will stand', repeats(true), async ({ page }) => {
  for (const { menu, sidebar } of isLong ? modes : modes.slice(0, 3)) {
    await page.route('**/preferencias', (route) => route.fulfill({ json: { status_code: 200, data: { theme: { menuMode: menu } } } }))
    await page.goto('/administrativo')
    await expect(page.locator('.ep-shell')).toHaveAttribute('data-menu-mode', menu)
    await expect.poll(() => boxOf(page, '.ep-sidebar')).toEqual(sidebar)
    // The next visit starts with the state that the page stored when it was left.
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-menu', menu)
    await page.unroute('**/preferencias')
  }
})

test.describe('nothing moves once it stands (CLS ≤ 0.02)', () => {
  const pages = [
    { name: 'the list', path: '/administrativo/departamentos', ready: 'main tbody tr td a' },
    { name: 'the form', path: '/administrativo/departamentos/4', ready: 'main form input:enabled' },
    { name: 'the long form', path: '/pessoas/4', ready: 'main form input:enabled' },
    { name: 'a form that begins with a panel', path: '/competicoes/evento/3/refeitorios/7', ready: 'main form .ep-canteen' },
    { name: 'the dashboard', path: '/dashboard', ready: 'main h1' },
  ]
  for (const { name, path, ready } of pages) {
    test(name, repeats(!['the list', 'the long form'].includes(name)), async ({ page }) => {
      expect(await layoutShift(page, path, ready)).toBeLessThanOrEqual(0.02)
    })
  }

  for (const { menu } of modes.slice(1)) {
    test(`the list, beside a menu in ${menu} mode`, repeats(true), async ({ page }) => {
      await page.addInitScript((kept) => localStorage.setItem('preferences_0', JSON.stringify(kept)), {
        owner: 1,
        values: { theme: { menuMode: menu } },
      })
      await page.route('**/preferencias', (route) => route.fulfill({ json: { status_code: 200, data: { theme: { menuMode: menu } } } }))
      expect(await layoutShift(page, '/administrativo/departamentos', 'main tbody tr td a')).toBeLessThanOrEqual(0.02)
    })
  }

  test.describe('nobody', () => {
    test.use({ storageState: nobody })

    test('the sign-in', async ({ page }) => {
      expect(await layoutShift(page, '/login', 'main input:enabled')).toBeLessThanOrEqual(0.02)
    })

    test('the sign-in on a phone', repeats(true), async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await layoutShift(page, '/login', 'main input:enabled')).toBeLessThanOrEqual(0.02)
    })
  })
})

/** Waits for the first paint. */
async function isPainted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name))).toContain('first-paint')
}

/** Left, top, width and height in rem of an element's visible part; undefined when it is not visible. */
function boxOf(page: Page, selector: string): Promise<readonly number[] | undefined> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, unit) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const shown = { left: Math.max(left, 0), top: Math.max(top, 0) }
      if (right <= 0 || right === left) return undefined
      return [shown.left, shown.top, right - shown.left, bottom - shown.top].map((pixels) => pixels / unit)
    }, rem)
}

/** The sum of all layout shifts, which is stricter than the worst session window that browsers report. */
async function layoutShift(page: Page, path: string, ready: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { readonly value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await page.locator(ready).first().waitFor()
  await expect(page.locator('#frame')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const { count, sum } = await page.evaluate(() => {
    const { shifts } = globalThis as typeof globalThis & { readonly shifts: readonly number[] }
    return { count: shifts.length, sum: shifts.reduce((total, value) => total + value, 0) }
  })
  if (count > 0) test.info().annotations.push({ type: 'layout shift', description: `${sum.toFixed(4)} in ${count} steps on ${path}` })
  return sum
}
