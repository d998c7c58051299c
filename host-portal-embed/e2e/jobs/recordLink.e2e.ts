import { expect, sampleWith, test, untilReady } from './portalPage.js'

/** The guide's portal with an address for each record, for departments, whose forms open faster. */
const addresses = sampleWith('hashchange')
  .replace('screen="pessoas"', 'screen="administrativo/departamentos"')
  .replace('/^\\/pessoas', '/^\\/administrativo\\/departamentos')

test('a record has an address in the portal: gone Back from, bookmarked, opened in a new tab', async ({ portal, context }) => {
  const { page, screen } = portal
  await portal.open({ tag: addresses })
  await untilReady(screen)
  const link = screen.locator('tbody a').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/#registro=\d+$/)
  await expect(screen.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue(name)
  const address = page.url()
  await page.goBack()
  await expect(screen.locator('tbody a').first()).toHaveText(name)
  await page.goForward()
  await expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()

  const tab = await context.newPage()
  await tab.goto(address)
  await expect(tab.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue(name, { timeout: 40_000 })
  await tab.reload()
  await expect(tab.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue(name, { timeout: 40_000 })
})

test('a tag that gets its properties after it was added shows one screen and tells no failure', async ({ portal }) => {
  const { page, screen } = portal
  await portal.open({ tag: '<main></main>' })
  await page.evaluate(() => {
    const tag = document.createElement('esporte-screen')
    document.querySelector('main')?.append(tag)
    Object.assign(tag, { screen: 'administrativo/departamentos', record: undefined, locale: 'en-US' })
  })
  await untilReady(screen)
  await expect(screen.getByRole('heading', { level: 1, name: 'Departments' })).toBeVisible()
  await expect(screen).not.toHaveAttribute('record')
  expect((await portal.log()).filter((line) => /^(error|loading)/.test(line))).toEqual(['loading'])
})
