import type { Page } from '@playwright/test'
import { expect, field, repeats, test, toast } from '../clerk.js'
import { departmentDraft, departments, newCpf, people, personDraft, unique } from '../records.js'

async function openPalette(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  const box = page.getByRole('combobox', { name: 'Buscar páginas e registros' })
  await expect(box).toBeFocused()
  return box
}

test('goes to a page by its name without accents, by keyboard alone', async ({ page }) => {
  await page.goto('/dashboard')
  const box = await openPalette(page)
  await box.fill('funcoes')
  await expect(page.getByRole('option', { selected: true })).toContainText('Funções')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Funções' })).toBeFocused()
})

test('begins a new record with the palette', repeats(true), async ({ page }) => {
  await page.goto('/dashboard')
  const box = await openPalette(page)
  await box.fill('nova p')
  await expect(page.getByRole('option', { selected: true })).toContainText('Nova pessoa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pessoas/novo')
})

test('opens a person by name or by CPF, and the CPF stands in no address', async ({ page, records }) => {
  const cpf = newCpf()
  const name = `Quitéria Palácio ${unique()}`
  const { id } = await records.create(people, personDraft({ name, cpf }))
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/dashboard')
  const box = await openPalette(page)
  await box.fill(cpf)
  await page.getByRole('group', { name: 'Registros' }).getByRole('option', { name }).click()
  await expect(page).toHaveURL(`/pessoas/${id}`)
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(addresses.filter((address) => address.includes(cpf) || decodeURIComponent(address).includes(cpf))).toEqual([])

  await page.goto('/administrativo/departamentos')
  await (await openPalette(page)).fill(name.replace('é', 'e').replace('á', 'a').toLowerCase())
  await expect(page.getByRole('group', { name: 'Registros' }).getByRole('option', { name })).toBeVisible()
})

test('offers the record that was open before', async ({ page, records }) => {
  const { name, ...draft } = departmentDraft()
  const { id } = await records.create(departments, { name, ...draft })
  await page.goto(`${departments}/${id}`)
  await expect(field(page, 'Nome')).toHaveValue(name)
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Função' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Funções' })).toBeFocused()
  await openPalette(page)
  await expect(page.getByRole('group', { name: 'Abertos há pouco' }).getByRole('option')).toContainText([name])
})

test('asks before it leaves a form with unsaved edits', async ({ page, records }) => {
  const { id } = await records.create(departments, departmentDraft())
  await page.goto(`${departments}/${id}`)
  await field(page, 'Ramal').fill('1')
  const box = await openPalette(page)
  await box.fill('pessoas')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page).toHaveURL(`${departments}/${id}`)
})

test('opens a result in a new tab with Ctrl+Enter and stays where it is', repeats(true), async ({ page, context }) => {
  await page.goto('/dashboard')
  const box = await openPalette(page)
  await box.fill('departamentos')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(await opened).toHaveURL('/administrativo/departamentos')
  await expect(box).toBeFocused()
  await expect(page).toHaveURL('/dashboard')
})

test('finds pages without a connection and says why there are no records', async ({ page }) => {
  await page.goto('/dashboard')
  const box = await openPalette(page)
  await page.context().setOffline(true)
  await box.fill('departamentos')
  const status = page.getByRole('dialog').getByRole('status')
  await expect(status).toContainText('Sem conexão')
  await expect(page.getByRole('option', { name: /^Departamentos/ })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(status).toContainText('resultado')
})

test('that could not be fetched ahead fails no page, and comes when it is asked for', repeats(true), async ({ page }) => {
  const texts = /\/assets\/help-[\w-]+\.js$/
  await page.route(texts, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => texts.test(request.url()))
  await page.goto('/dashboard')
  await refused
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(texts)
  await openPalette(page)
  await expect(page.getByRole('option', { name: /^Pessoas/ })).toBeVisible()
})

test('"?" tells the keys, but not while somebody types', async ({ page }) => {
  await page.goto('/administrativo/departamentos')
  const search = page.getByRole('textbox', { name: /^Buscar em/ })
  await search.fill('')
  await search.press('?')
  await expect(page.getByRole('dialog')).toBeHidden()
  await search.fill('')
  await search.blur()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expect(help.getByRole('region', { name: 'Nos formulários' })).toContainText('Ctrl + S')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
})

test(
  '"o que aconteceu" tells what was saved and leads there; the next person sees nothing of it',
  repeats(true),
  async ({ page, records }) => {
    const { id } = await records.create(departments, departmentDraft())
    await page.goto(`${departments}/${id}`)
    await field(page, 'Ramal').fill('4321')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Função' }).click()
    await page.getByRole('button', { name: /^Conta de/ }).click()
    await page.getByRole('menuitem', { name: 'O que aconteceu' }).click()
    const events = page.getByRole('dialog', { name: 'O que aconteceu' })
    await expect(events.getByRole('listitem')).toContainText(['Registro atualizado com sucesso'])
    await events.getByRole('link', { name: 'Abrir o registro' }).click()
    await expect(page).toHaveURL(`${departments}/${id}`)
  },
)
