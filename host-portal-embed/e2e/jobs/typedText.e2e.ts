import { expect, test, untilReady } from './portalPage.js'

type Tag = HTMLElement & { reload(): void; canLeave(): Promise<boolean> }

test('half a form is kept while the tag is moved, the token ends, the network goes and the screen is loaded again', async ({
  portal,
  context,
}) => {
  const { page, screen, origin } = portal
  const name = screen.getByRole('textbox', { name: 'Nome', exact: true })
  await portal.open({ tag: '<esporte-screen screen="administrativo/departamentos" record="novo"></esporte-screen><main></main>' })
  await untilReady(screen)
  const typed = `Núcleo de esporte ${Date.now()}`
  await name.fill(typed)

  await test.step('moved in one step, in both ways of the browser', async () => {
    await screen.evaluate((tag) => {
      document.querySelector('main')?.append(tag)
      tag.remove()
      document.body.append(tag)
      ;(document.body as HTMLElement & { moveBefore(node: Node, child: Node | null): void }).moveBefore(tag, null)
    })
    await expect(name).toHaveValue(typed)
    await expect(screen).toHaveAttribute('state', 'ready')
  })

  const resume = async () => {
    await screen.getByRole('button', { name: 'Continuar', exact: true }).click()
    await expect(name).toHaveValue(typed)
  }
  await test.step('taken out for a while, and loaded again', async () => {
    await screen.evaluate(async (tag) => {
      tag.remove()
      await new Promise((resolve) => setTimeout(resolve, 300))
      document.body.append(tag)
    })
    await resume()
    await screen.evaluate((tag) => (tag as Tag).reload())
    await resume()
  })

  await test.step('the question says what happens to it', async () => {
    const mayLeave = screen.evaluate((tag) => (tag as Tag).canLeave())
    await expect(screen.getByText(/fica como rascunho enquanto esta página estiver aberta/)).toBeVisible()
    await screen.getByRole('button', { name: 'Continuar editando' }).click()
    expect(await mayLeave).toBe(false)
  })

  await test.step('the token ends, and the screen is loaded again meanwhile', async () => {
    await page.route(`${origin}/token`, (route) => route.fulfill({ status: 401, json: { message: 'entre de novo no portal' } }))
    await page.route(/\/api\/admin\/v1\//, (route) =>
      route.fulfill({
        status: 401,
        headers: { 'Access-Control-Allow-Origin': origin },
        json: { status_code: 401, code: 'unauthorized', message: '', errors: {} },
      }),
    )
    await page.keyboard.press('Control+s')
    await name.focus()
    await page.keyboard.press('Control+s')
    await expect(screen).toHaveAttribute('state', 'session-expired')
    await screen.evaluate((tag) => (tag as Tag).reload())
    await resume()
    await page.unroute(/\/api\/admin\/v1\//)
    await page.unroute(`${origin}/token`)
    await page.route(`${origin}/token`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${origin.replace('localhost', '127.0.0.1')}/token` }) }),
    )
  })

  await test.step('the network goes', async () => {
    await screen.getByRole('textbox', { name: 'Sigla', exact: true }).fill(`N${Date.now() % 100_000}`)
    await screen.getByRole('combobox', { name: 'Tipo', exact: true }).click()
    await screen.getByRole('option', { name: 'Setor' }).first().click()
    await screen.getByRole('textbox', { name: 'E-mail', exact: true }).fill('nucleo@esporte.pr.gov.br')
    await context.setOffline(true)
    await page.keyboard.press('Control+s')
    await expect(screen.getByRole('alert').filter({ hasText: /Sem resposta|conexão/ })).toBeVisible()
    await expect(name).toHaveValue(typed)
    await context.setOffline(false)
  })

  await test.step('the page is loaded anew, and the browser asks first', async () => {
    let asked = ''
    page.once('dialog', (dialog) => {
      asked = dialog.type()
      void dialog.dismiss()
    })
    await page.evaluate(() => location.reload()).catch(() => undefined)
    await expect.poll(() => asked).toBe('beforeunload')
    await expect(name).toHaveValue(typed)
  })

  await name.focus()
  await page.keyboard.press('Control+s')
  await expect(screen.getByText('Registro cadastrado com sucesso')).toBeVisible()
  await expect.poll(async () => (await portal.log()).findLast((event) => event.startsWith('unsaved'))).toBe('unsaved-changes false')
  const log = await portal.log()
  expect(log.findLast((event) => /^(loading|ready|error)/.test(event))).toBe('ready')
  expect(log.filter((event) => event.startsWith('saved'))).toEqual([expect.stringMatching(/^saved \/administrativo\/departamentos\/\d+$/)])
  // Once when the token ended, and once by the screen that was loaded again without one.
  expect(log.filter((event) => event === 'error token-missing')).toHaveLength(2)
  expect(log.filter((event) => event === 'session-expired')).toHaveLength(2)
})

test('the browser asks before it loses text that the page keeps without a form, and the page hears that it is unsaved', async ({
  portal,
}) => {
  const { page, screen } = portal
  await portal.open({ tag: '<esporte-screen screen="administrativo/departamentos" record="novo"></esporte-screen>' })
  await untilReady(screen)
  await screen.getByRole('textbox', { name: 'Nome', exact: true }).fill('Núcleo de esporte')
  const told = async () => (await portal.log()).filter((event) => event.startsWith('unsaved-changes'))
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await expect.poll(told).toEqual(['unsaved-changes true'])

  await screen.evaluate((tag) => {
    tag.remove()
    Object.assign(globalThis, { tag })
  })
  await expect.poll(isAsked).toBe(true)
  await page.evaluate(() => document.body.append((globalThis as unknown as { tag: HTMLElement }).tag))
  const discard = screen.getByRole('button', { name: 'Descartar', exact: true })
  await expect(discard).toBeVisible()
  await screen.evaluate((tag) => (tag as Tag).reload())
  await expect(discard).toBeVisible()
  expect(await isAsked()).toBe(true)
  expect(await told()).toEqual(['unsaved-changes true'])

  await discard.click()
  await expect.poll(told).toEqual(['unsaved-changes true', 'unsaved-changes false'])
  expect(await isAsked()).toBe(false)
})

test('fifty screens that came and went leave no element and no listener behind', async ({ portal }) => {
  test.slow()
  const { page, screen } = portal
  await portal.open({ tag: '<esporte-screen screen="administrativo/departamentos"></esporte-screen>' })
  await untilReady(screen)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { nodes: read('Nodes'), listeners: read('JSEventListeners') }
  }
  const cycle = (times: number) =>
    page.evaluate(async (count) => {
      for (let turn = 0; turn < count; turn++) {
        document.querySelector('esporte-screen')?.remove()
        const tag = document.createElement('esporte-screen')
        tag.setAttribute('screen', 'administrativo/departamentos')
        const ready = new Promise((resolve) => tag.addEventListener('ready', resolve, { once: true }))
        document.body.append(tag)
        await ready
      }
      document.querySelector('esporte-screen')?.remove()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }, times)
  // The first ones load what a page keeps: modules, style sheets, shared listeners.
  const shown = await measure()
  await cycle(3)
  const before = await measure()
  const oneScreen = { nodes: shown.nodes - before.nodes, listeners: shown.listeners - before.listeners }
  expect(oneScreen.listeners).toBeGreaterThan(50)
  await cycle(50)
  // React may hold the last one until it renders another; fifty of them would stay.
  await expect(async () => {
    const after = await measure()
    expect(after.listeners - before.listeners).toBeLessThan(2 * oneScreen.listeners)
    expect(after.nodes - before.nodes).toBeLessThan(2 * oneScreen.nodes)
  }).toPass({ timeout: 60_000 })
})
