import type { Page } from '@playwright/test'
import { expect, repeats, test } from '../clerk.js'

/** The nodes and listeners that remain after garbage collection. */
async function alive(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

test('paging through a long list holds no more nodes and listeners than its first pages', repeats(true), async ({ page }) => {
  await page.goto('/pessoas')
  const turn = async (from: number, to: number) => {
    for (let number = from; number <= to; number++) {
      await page.getByRole('button', { name: 'Próxima página' }).click()
      await expect(page.locator('tr[data-row]').first()).toHaveAttribute('aria-rowindex', String((number - 1) * 25 + 2))
      await expect(page.locator('.ep-list-scroller[data-stale]')).toHaveCount(0)
    }
  }
  // The first five pages create everything that is created only once.
  await turn(2, 6)
  const before = await alive(page)
  await turn(7, 21)
  const after = await alive(page)
  // The browser's caches may hold back one more page of rows.
  expect(after.nodes - before.nodes).toBeLessThan(1_000)
  expect(after.listeners - before.listeners).toBeLessThan(50)
})
