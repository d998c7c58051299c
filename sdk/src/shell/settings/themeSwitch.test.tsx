import { watchRenders } from '../../testing/backoffice/renderedComponents.testkit.js'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { menus } from '../../menus.js'
import { routes } from '../../routes.js'
import { createMemoryApi } from '../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../testing/samples/samples.js'
import { TestBackoffice } from '../../testing/backoffice/TestBackoffice.js'
import { AppShell } from '../frame/AppShell.js'
import { RouteView } from '../route/RouteView.js'

let root: Root
let box: HTMLElement
afterEach(() => {
  root.unmount()
  box.remove()
})

const loadFrame = () =>
  Promise.resolve({
    Frame: ({ match, children }: Parameters<typeof AppShell>[0]) => (
      <AppShell routes={routes} menus={menus} match={match}>
        {children}
      </AppShell>
    ),
  })

async function openSettings(): Promise<void> {
  await page.viewport(1200, 800)
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  root.render(
    <TestBackoffice
      fetch={createMemoryApi({ requiresSession: false, records: sampleRecords }).fetch}
      address="/administrativo/departamentos"
    >
      <RouteView routes={routes} frame={loadFrame as never} />
    </TestBackoffice>,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: /Departamentos/ })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('tbody tr td a').length).toBeGreaterThan(3)
  await userEvent.click(page.getByRole('button', { name: 'Settings', exact: true }))
  await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  // Waits for code loaded at rest, and for closing tooltips.
  await new Promise((resolve) => setTimeout(resolve, 3000))
}

// Clicks without a pointer, which would open and close tooltips.
const choose = (name: string) => (page.getByRole('radio', { name, exact: true }).element() as HTMLElement).click()

it('a change of the look renders the settings panel, and nothing else; one style sheet is replaced', async () => {
  await openSettings()
  const link = document.querySelector('tbody tr td a') as Element
  const sheets = [...document.adoptedStyleSheets]
  const ground = () => getComputedStyle(document.querySelector('.ep-root') as Element).backgroundColor
  const seen = ground()
  const rendered = watchRenders()
  for (const name of ['Violeta', 'Ardósia', 'Aura', 'Dark']) choose(name)
  await vi.waitFor(() => expect(ground()).not.toBe(seen))
  // Longer than the delay before preferences are sent, so that the server has answered too.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(rendered.filter((path) => path.includes('SettingsPanel > ')).length).toBeGreaterThan(0)
  expect(rendered.filter((path) => !/\bSettingsPanel\b/.test(path))).toEqual([])
  expect(document.adoptedStyleSheets).toEqual(sheets)
  expect(document.adoptedStyleSheets[0]).toBe(sheets[0])
  expect(document.querySelector('tbody tr td a')).toBe(link)
})
