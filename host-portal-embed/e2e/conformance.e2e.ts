import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, test, untilReady } from './jobs/portalPage.js'
import { serveWrapped, wrappedTag } from './jobs/wrapped.js'

type Tag = HTMLElement & { navigate(path: string): void; reload(): void; unmount(): void; canLeave(): Promise<boolean> }
type Screen = Locator | FrameLocator

/** The content of the first screen of the page. */
const contentOf = {
  shadow: (page: Page): Screen => page.locator('esporte-screen').first(),
  frame: (page: Page): Screen => page.frameLocator('esporte-screen iframe').first(),
}

/** The ways to show a screen, which all keep the same contract. The gate runs the frame; single tests of a shadow root are in the other files. */
const ways = [
  { name: 'in a frame', isolation: 'frame' },
  { name: 'in a shadow root @matrix', isolation: 'shadow' },
  { name: 'by the React component @matrix', isolation: 'shadow', isWrapped: true },
] as const

for (const way of ways) {
  const { name: wayName, isolation } = way
  const isWrapped = 'isWrapped' in way
  const inside = contentOf[isolation]
  const tagOf = (attributes: string, words = '') =>
    isWrapped
      ? wrappedTag(`isolation="${isolation}" ${attributes}`, words)
      : `<esporte-screen isolation="${isolation}" ${attributes}>${words}</esporte-screen>`
  const list = tagOf('screen="administrativo/departamentos"')
  const person = tagOf('screen="pessoas" record="novo"')

  test.describe(`a screen ${wayName}`, () => {
    test.beforeEach(async ({ portal, page }) => {
      if (isWrapped) await serveWrapped(page, portal.origin)
    })

    test('a list loads, a row opens, and the page hears each step once', async ({ portal, page }) => {
      await portal.open({ tag: list })
      await untilReady(portal.screen)
      await inside(page).locator('tbody a').first().click()
      await expect(inside(page).getByRole('textbox', { name: 'Nome', exact: true })).toBeVisible()
      await expect.poll(async () => (await portal.log()).filter((event) => event.startsWith('ready'))).toHaveLength(2)
      const log = (await portal.log()).map((event) => event.replace(/\/\d+.*/, '/ID'))
      expect(log).toEqual(['loading', 'title', 'ready', 'navigate /administrativo/departamentos/ID', 'loading', 'title', 'ready'])
      // Each came by its handler too.
      if (isWrapped)
        expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual(
          log.map((event) => event.split(' ')[0]),
        )
    })

    test('a picker opens in a dialog, the record is saved with a notice, and the page hears of it', async ({ portal, page }) => {
      await portal.open({ tag: tagOf('screen="administrativo/funcoes?editar=novo"') })
      const dialog = inside(page).getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill(`Guia de trilha ${Date.now()}`)
      await dialog.getByRole('textbox', { name: 'Código', exact: true }).fill(`GUIA-${Date.now() % 10_000}`)
      await dialog.getByRole('combobox', { name: 'Categoria' }).click()
      await inside(page).getByRole('option', { name: 'Voluntário' }).click()
      await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(inside(page).getByText('Registro cadastrado com sucesso')).toBeVisible()
      const log = await portal.log()
      expect(log.filter((event) => event.startsWith('saved'))).toEqual([expect.stringMatching(/^saved \/administrativo\/funcoes\/\d+$/)])
      expect(log.filter((event) => event.startsWith('layer'))).toEqual(['layer true', 'layer false'])
    })

    test('a calendar and a menu work by keyboard, and give the focus back', async ({ portal, page }) => {
      await portal.open({ tag: person })
      await untilReady(portal.screen)
      const calendar = inside(page)
        .getByRole('button', { name: /calend[áa]rio/i })
        .first()
      await calendar.focus()
      await page.keyboard.press('Enter')
      await expect(inside(page).getByRole('grid')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(inside(page).getByRole('grid')).toBeHidden()
      await expect(inside(page).getByRole('textbox', { name: 'Data de nascimento', exact: true })).toBeFocused()

      await portal.screen.evaluate((tag) => (tag as Tag).navigate('/administrativo/departamentos'))
      await expect(inside(page).locator('tbody a').first()).toBeVisible()
      const menu = inside(page).getByRole('button', { name: 'Mais ações', exact: true }).first()
      await menu.focus()
      await page.keyboard.press('Enter')
      await expect(inside(page).getByRole('menu')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(inside(page).getByRole('menu')).toBeHidden()
      await expect(menu).toBeFocused()
    })

    test('the keys go through the page, the screen and the page again', async ({ portal, page }) => {
      await portal.open({ tag: `<button>antes</button>${list}<button>depois</button>` })
      await untilReady(portal.screen)
      await expect(inside(page).locator('tbody a').first()).toBeVisible()
      await page.getByRole('button', { name: 'antes' }).focus()
      const after = page.getByRole('button', { name: 'depois' })
      const isIn = () => portal.screen.evaluate((tag) => document.activeElement === tag)
      await page.keyboard.press('Tab')
      await expect.poll(isIn).toBe(true)
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('button', { name: 'antes' })).toBeFocused()
      await after.focus()
      await page.keyboard.press('Shift+Tab')
      await expect.poll(isIn).toBe(true)
      await page.keyboard.press('Tab')
      await expect(after).toBeFocused()
    })

    test('the page changes the language and the look, and what is typed stays', async ({ portal, page }) => {
      await portal.open({ tag: person })
      await untilReady(portal.screen)
      await inside(page).getByRole('textbox', { name: 'Nome', exact: true }).fill('Helena Prado')
      const ground = () =>
        inside(page)
          .locator('.ep-root:not(.ep-layer)')
          .evaluate((root) => getComputedStyle(root).backgroundColor)
      const light = await ground()
      await portal.screen.evaluate((tag) => tag.setAttribute('locale', 'en-US'))
      const name = inside(page).getByRole('textbox', { name: 'Name', exact: true })
      await expect(name).toHaveValue('Helena Prado')
      await page.evaluate(async (origin) => {
        const { configure } = (await import(`${origin}/embed/v1/esporte-screen.js`)) as { configure(options: object): void }
        const getToken = async () => (await fetch('/token', { method: 'POST' })).json() as Promise<object>
        configure({ apiBaseUrl: `${origin}/api/admin/v1`, getToken, theme: { darkTheme: true } })
      }, portal.product)
      await expect.poll(ground).not.toBe(light)
      await expect(name).toHaveValue('Helena Prado')
    })

    test('a refused token is replaced silently, and one that ends is renewed', async ({ portal, page }) => {
      await page.clock.install()
      const reasons: string[] = []
      await page.exposeFunction('note', (reason: string) => void reasons.push(reason))
      let refused = 0
      await page.route(/departamentos\?/, (route) => {
        refused += 1
        const json = { status_code: 401, code: 'unauthorized', message: '', errors: {} }
        return refused === 1
          ? route.fulfill({ status: 401, headers: { 'Access-Control-Allow-Origin': portal.origin }, json })
          : route.continue()
      })
      const getToken = `async ({ reason }) => {
        await note(reason)
        return { ...(await (await fetch('/token', { method: 'POST' })).json()), expiresIn: 600 }
      }`
      await portal.open({ tag: list, getToken })
      await untilReady(portal.screen)
      await expect(inside(page).locator('tbody a').first()).toBeVisible()
      expect(reasons).toEqual(['start', 'unauthorized'])
      await page.clock.fastForward('09:00')
      await expect.poll(() => reasons).toEqual(['start', 'unauthorized', 'renew'])
      expect((await portal.log()).filter((event) => /^(?:error|session)/.test(event))).toEqual([])
    })

    test('what is typed outlives a move, another load and a time without network', async ({ portal, page, context }) => {
      await portal.open({ tag: `${person}<main></main>` })
      await untilReady(portal.screen)
      const name = inside(page).getByRole('textbox', { name: 'Nome', exact: true })
      await name.fill('Helena Prado')
      await expect.poll(async () => (await portal.log()).filter((event) => event.startsWith('unsaved'))).toEqual(['unsaved-changes true'])
      await portal.screen.evaluate((tag) => {
        const page = document.querySelector('main') as HTMLElement & { moveBefore(node: Node, child: Node | null): void }
        page.moveBefore(tag, null)
      })
      await expect(name).toHaveValue('Helena Prado')
      const resume = async () => {
        await inside(page).getByRole('button', { name: 'Continuar', exact: true }).click()
        await expect(name).toHaveValue('Helena Prado')
      }
      // What is typed is written down within half a second.
      await page.waitForTimeout(600)
      await portal.screen.evaluate(async (tag) => {
        tag.remove()
        await new Promise((resolve) => setTimeout(resolve, 300))
        document.body.append(tag)
      })
      await resume()
      // Browsers load a frame anew that is moved by anything but `moveBefore`.
      await portal.screen.evaluate((tag) => document.querySelector('main')?.append(tag))
      if (isolation === 'frame') await resume()
      else await expect(name).toHaveValue('Helena Prado')
      await portal.screen.evaluate((tag) => (tag as Tag).reload())
      await resume()
      await context.setOffline(true)
      await name.focus()
      await page.keyboard.press('Control+s')
      await expect(inside(page).getByRole('alert').first()).toBeVisible()
      await expect(name).toHaveValue('Helena Prado')
      await context.setOffline(false)
      expect((await portal.log()).filter((event) => event.startsWith('unsaved'))).toEqual(['unsaved-changes true'])
    })

    test('the person is asked before unsaved edits are left, and the page hears the answer', async ({ portal, page }) => {
      await portal.open({ tag: person })
      await untilReady(portal.screen)
      await inside(page).getByRole('textbox', { name: 'Nome', exact: true }).fill('Helena Prado')
      const ask = () => portal.screen.evaluate((tag) => (tag as Tag).canLeave())
      for (const [button, answer] of [
        ['Continuar editando', false],
        ['Sair sem salvar', true],
      ] as const) {
        const asked = ask()
        await inside(page).getByRole('button', { name: button }).click()
        expect(await asked).toBe(answer)
      }
    })

    test('a record has an address in the page, and Back asks before it leaves edits', async ({ portal, page }) => {
      await portal.open({ tag: tagOf('screen="administrativo/departamentos" sync-url="query:esporte"') })
      await untilReady(portal.screen)
      const link = inside(page).locator('tbody a').first()
      expect(await link.getAttribute('href')).toContain(`${portal.origin}/?`)
      await link.click()
      await expect(page).toHaveURL(/esporte=\/administrativo\/departamentos\/\d+/)
      const name = inside(page).getByRole('textbox', { name: 'Nome', exact: true })
      const stored = await name.inputValue()
      await name.fill('Meio escrito')
      await expect.poll(async () => (await portal.log()).at(-1)).toBe('unsaved-changes true')
      await page.goBack({ waitUntil: 'commit' }).catch(() => undefined)
      await inside(page).getByRole('button', { name: 'Sair sem salvar' }).click()
      await expect(inside(page).locator('tbody a').first()).toBeVisible()
      await expect(page).not.toHaveURL(/departamentos\/\d+/)
      await page.goForward()
      await expect(name).toHaveValue(stored)
    })

    test('the page hears which records are ticked, and may take a move into its own hands', async ({ portal, page }) => {
      await portal.open({ tag: list })
      await untilReady(portal.screen)
      const selected = portal.screen.evaluate(
        (tag) =>
          new Promise((resolve) =>
            tag.addEventListener('selected', (event) => resolve((event as CustomEvent<unknown>).detail), { once: true }),
          ),
      )
      const first = inside(page).locator('tbody').getByRole('checkbox').first()
      await first.check()
      expect(await selected).toEqual({ path: '/administrativo/departamentos', ids: [expect.any(Number)], total: 1 })
      await first.uncheck()
      await expect
        .poll(async () => (await portal.log()).filter((event) => event.startsWith('selected')))
        .toEqual(['selected /administrativo/departamentos', 'selected /administrativo/departamentos'])
      await portal.screen.evaluate((tag) => tag.addEventListener('navigate', (event) => event.preventDefault()))
      await inside(page).locator('tbody a').first().click()
      await expect.poll(async () => (await portal.log()).at(-1)).toMatch(/^navigate \/administrativo\/departamentos\/\d+/)
      await expect(inside(page).getByRole('heading', { level: 1 })).toContainText('Departamentos')
    })

    test('the page shows its own words while the screen loads, and where it cannot be shown', async ({ portal, page }) => {
      const words = '<p slot="loading">Já vem…</p><p slot="error">Hoje não dá.</p><p>Precisa de JavaScript.</p>'
      await portal.open({ tag: tagOf('screen="administrativo/departamentos"', words), getToken: '() => new Promise(() => {})' })
      await expect(page.getByText('Já vem…')).toBeVisible()
      await expect(page.getByText('Precisa de JavaScript.')).toBeHidden()
      await page.context().route(/\/assets\/mountIn(?:to|Frame)-/, (route) => route.abort())
      await page.reload()
      await expect(page.getByText('Hoje não dá.')).toBeVisible()
      expect((await portal.log()).filter((event) => event.startsWith('error'))).toEqual(['error mount-failed'])
    })

    test('each failure has its code', async ({ portal }) => {
      const codes = async () => (await portal.log()).filter((event) => event.startsWith('error'))
      await portal.open({ tag: tagOf('screen="administrativo/departamentos" record="999999999"') })
      await expect.poll(codes).toEqual(['error record-missing'])
      await expect(portal.screen).toHaveAttribute('state', 'error')
      await portal.screen.evaluate((tag) => (tag as Tag).navigate('/nada'))
      await expect(portal.screen).toHaveAttribute('state', 'unavailable')
      await portal.open({ tag: list, api: 'http://127.0.0.1:9/api/admin/v1' })
      await expect.poll(codes, { timeout: 40_000 }).toEqual(['error api-unreachable'])
      await expect(portal.screen).toHaveAttribute('state', 'error')
      await portal.open({ tag: list, api: `${portal.product}/api/admin/v2` })
      await expect.poll(codes, { timeout: 40_000 }).toEqual(['error api-foreign'])
      await portal.open({ tag: list, getToken: `() => Promise.reject(new Error('500'))` })
      await expect.poll(codes, { timeout: 40_000 }).toEqual(['error token'])
    })

    test('a screen that is taken away leaves nothing in the page', async ({ portal, page }) => {
      await portal.open({ tag: list })
      await untilReady(portal.screen)
      await portal.screen.evaluate((tag) => {
        ;(tag as Tag).unmount()
        tag.remove()
      })
      await expect.poll(() => page.frames()).toHaveLength(1)
      const traces = await page.evaluate(() => ({
        stored: localStorage.length + sessionStorage.length,
        body: [...document.body.children].map(({ localName }) => localName).filter((name) => name !== 'script' && name !== 'div'),
        html: document.documentElement.getAttribute('style') ?? '',
        title: document.title,
      }))
      expect(traces).toEqual({ stored: 0, body: [], html: '', title: 'Portal' })
    })
  })
}
