import { routes } from '@esporte-parana/sdk/routes'
import type { Page } from '@playwright/test'
import { expect, repeats, test } from '../clerk.js'

const widths = [320, 390, 480, 640, 661, 683, 745, 820, 1024, 1366, 1600, 1920]

const isFull = process.env.TEST_MATRIX === 'all'
const some = ['/pessoas', '/administrativo/solicitacoes-servico/licitacoes', '/escola/niveis-turma']
const lists = routes
  .filter(({ kind }) => kind === 'list')
  .map(({ path }) => path.replaceAll(/\{\w+\}/g, '1'))
  .filter((path) => isFull || some.includes(path))

/** Values that are cut off and have no tooltip that says all: larger than their cell, or covered by a sticky cell while the list shows no sign that it continues. */
function cutValues(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.ep-list-row')].flatMap((row) => {
      const scroller = row.closest('.ep-list-scroller')
      const menu = row.querySelector('.ep-list-menu-cell')?.getBoundingClientRect().left ?? Infinity
      const isCard = scroller !== null && scroller.clientWidth < 640
      return [...row.querySelectorAll<HTMLElement>('.ep-list-cell')].flatMap((cell) => {
        const box = cell.getBoundingClientRect()
        if (box.width === 0) return []
        const whole = cell.title || cell.querySelector('.ep-list-title')?.getAttribute('title')
        if (whole && whole === cell.textContent) return []
        const parts = [cell, ...cell.querySelectorAll<HTMLElement>('*')]
        const isWider = parts.some(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
        )
        const isUnder = !isCard && box.right > menu + 1 && !scroller?.hasAttribute('data-after')
        return isWider || isUnder ? [cell.innerText] : []
      })
    }),
  )
}

for (const [index, path] of lists.entries()) {
  test(`no value of ${path} is cut to another at any width`, repeats(index % 4 !== 0), async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.ep-list-row .ep-list-title').first()).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => cutValues(page), { message: `${width} px` }).toEqual([])
      const isWide = await page.locator('.ep-list-scroller').evaluate((place) => place.hasAttribute('data-wide'))
      expect(isWide, `nobody chose columns that need a sideways scroll at ${width} px`).toBe(false)
    }
  })
}

test('no line of a column that lies under the names shows through their heading', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await page.goto('/pessoas?colunas=name,document,birthDate,mainFunction,mainDepartment,city,status')
  await expect(page.locator('.ep-list-scroller')).toHaveAttribute('data-wide')
  // Scrolls by a column's width in small steps, so that every edge is under the heading once.
  for (let left = 0; left <= 300; left += 12) {
    const strangers = await page.evaluate((scroll) => {
      const scroller = document.querySelector('.ep-list-scroller')
      const heading = document.querySelector('th.ep-list-title-cell')
      if (!scroller || !heading) return ['no table']
      scroller.scrollLeft = scroll
      const { left: start, right, top, height } = heading.getBoundingClientRect()
      const places = Array.from({ length: Math.floor((right - start - 2) / 2) }, (_, step) => start + 1 + 2 * step)
      const found = places.map((x) => document.elementFromPoint(x, top + height / 2))
      return found.filter((element) => !heading.contains(element)).map((element) => element?.className ?? '')
    }, left)
    expect(strangers, `scrolled by ${left} px`).toEqual([])
  }
})

const screens = [1366, 1920]
const everyList = routes.filter(({ kind }) => kind === 'list').map(({ path }) => path.replaceAll(/\{\w+\}/g, '1'))
for (const [index, path] of ['/administrativo/departamentos?exibir=arvore', ...everyList].entries()) {
  test(`each heading of ${path} is in sight on the screens of the office`, repeats(index % 4 !== 0), async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(path)
    await expect(page.locator('.ep-list-row .ep-list-title').first()).toBeVisible()
    const headings = page.locator('.ep-list-head > th.ep-list-cell')
    for (const width of screens) {
      await page.setViewportSize({ width, height: 768 })
      for (const heading of await headings.all()) {
        await expect(heading).toBeVisible()
        await expect(heading).toBeInViewport({ ratio: 0.9 })
        const isOnTop = () =>
          heading.evaluate((cell) => {
            const { left, top, width: across, height } = cell.getBoundingClientRect()
            return cell.contains(document.elementFromPoint(left + across / 2, top + height / 2))
          })
        // What stands above a list, such as the ages of class levels, may still be on its way.
        await expect.poll(isOnTop, `${(await heading.textContent()) ?? ''} at ${width} px`).toBe(true)
      }
    }
  })
}

test('six requests are in sight on a small screen, and what is cut is whole in a tooltip', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/administrativo/solicitacoes-servico/solicitacoes')
  await expect(page.locator('.ep-list-row .ep-list-title').first()).toBeVisible()
  const inSight = await page.evaluate(() => {
    const foot = document.querySelector('.ep-list-pager')?.getBoundingClientRect().top ?? innerHeight
    return [...document.querySelectorAll('.ep-list-row')].filter((row) => row.getBoundingClientRect().bottom <= foot).length
  })
  expect(inSight).toBeGreaterThanOrEqual(6)
  expect(await cutValues(page)).toEqual([])
})
