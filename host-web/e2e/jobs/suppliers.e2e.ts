import type { Browser, Locator, Page } from '@playwright/test'
import { doWithRecord, expectStatus, field, toast, typeCredentials } from '../clerk.js'
import { inDays, typed } from '../days.js'
import { api, newCnpj, suppliers } from '../records.js'
import { install, type Installed } from './installed.js'
import { expect, expectPresses, test } from './job.js'

const secret = 'uma senha do escritorio'

let product: Installed
test.use({ storageState: { cookies: [], origins: [] } })
test.afterEach(() => product.stop())

/** Signs in, on a computer whose clock is as far ahead as the product's. */
async function arrive(browser: Browser, days = 0): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'pt-BR', serviceWorkers: 'block' })
  if (days > 0) await context.clock.setSystemTime(Date.now() + days * 86_400_000)
  const page = await context.newPage()
  await page.goto('/login')
  await typeCredentials(page, 'ana', secret)
  await expect(page).toHaveURL(/\/dashboard$/)
  return page
}

const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const add = (page: Page, label: string) => page.getByRole('button', { name: `Adicionar: ${label}` }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()

/** Types the beginning of an option and goes on with Tab. */
async function type(scope: Page | Locator, label: string, option: string): Promise<void> {
  const box = field(scope, label)
  await box.fill(option)
  await expect(scope.getByRole('option').first()).toBeVisible()
  await box.press('Tab')
  await expect(box).toHaveValue(new RegExp(option.replace(/[().]/g, '\\$&'), 'i'))
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${name}`) })

async function attach(page: Page, scope: Locator, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await scope
    .getByRole('button', { name: /Escolher arquivo|Anexar/ })
    .first()
    .click()
  await (await chooser).setFiles(pdf(name))
  await expect(scope.getByRole('button', { name: `Baixar ${name}` })).toBeVisible()
}

test('job 10: a supplier with three certificates and a sanction that ends by itself', { tag: '@matrix' }, async ({ browser, presses }) => {
  test.setTimeout(300_000)
  product = await install([{ words: ['create-user', 'ana', 'ana@esporte.pr.gov.br', 'Ana da Silva'], typed: secret }])
  const page = await arrive(browser)
  page.setDefaultTimeout(15_000)
  await page.goto(suppliers)
  await presses.watch(page.context())
  await page.getByRole('link', { name: 'Novo fornecedor' }).first().click()
  const cnpj = newCnpj()
  await presses.detour(async () => {
    // One digit wrong is told as soon as the field is left.
    await field(page, 'CNPJ').fill(`${cnpj.slice(0, 12)}${cnpj.endsWith('00') ? '11' : '00'}`)
    await page.keyboard.press('Tab')
    await expect(field(page, 'CNPJ')).toHaveAccessibleDescription(/inválido/)
  })
  await field(page, 'CNPJ').fill(cnpj)
  await field(page, 'Razão social/Nome').fill('Troféus do Iguaçu Ltda')
  await type(page, 'Porte', 'ME (microempresa)')
  await type(page, 'Natureza jurídica', '206-2')
  await field(page, 'E-mail').fill('contato@exemplo.com.br')
  await field(page, 'Telefone').fill('4133334444')
  await add(page, 'Contatos')
  await field(row(page, 'Contato 1'), 'Nome').fill('Helena Kravchuk')
  await field(page, 'CEP').fill('80010000')
  await field(page, 'Logradouro').fill('Rua XV de Novembro')
  await field(page, 'Número').fill('100')
  await field(page, 'Bairro').fill('Centro')
  await expect(field(page, 'Cidade')).toHaveValue('Curitiba')
  for (const [number, kind, days] of [
    [1, 'Federal e INSS', 90],
    [2, 'FGTS (CRF)', 20],
    [3, 'Municipal', 40],
  ] as const) {
    const certificate = row(page, `Certidão ${number}`)
    await add(page, 'Certidões')
    await type(certificate, 'Tipo', kind)
    await field(certificate, 'Válida até').fill(typed(inDays(days)))
    await attach(page, certificate, `certidao-${number}.pdf`)
  }
  await presses.detour(async () => {
    // The session is ended elsewhere: the page stays, and the password is asked over it.
    const token = await page.evaluate(() => String((JSON.parse(localStorage.getItem('session_0') ?? '{}') as { token?: string }).token))
    await page.request.post(`${product.origin}${api}/sessao/logout`, { headers: { Authorization: `Bearer ${token}` } })
    await save(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Senha').first().fill(secret)
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(field(page, 'Razão social/Nome')).toHaveValue('Troféus do Iguaçu Ltda')
  })
  await save(page)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  await doWithRecord(page, 'Concluir cadastro')
  await expectStatus(page, 'Ativo')

  await add(page, 'Sanções')
  await type(row(page, 'Sanção 1'), 'Tipo', 'Impedimento')
  await field(row(page, 'Sanção 1'), 'Início').fill(typed(inDays(-1)))
  await field(row(page, 'Sanção 1'), 'Fim').fill(typed(inDays(30)))
  await save(page)
  await expectStatus(page, 'Suspenso')
  await expect(page.getByText(/volta a ativo por si quando o último terminar/)).toBeVisible()
  expectPresses(10, presses, 35)
  const address = page.url()
  await page.context().close()

  // On the last day it still holds; the day after, nobody did anything, and it is over.
  await product.later(31)
  const later = await arrive(browser, 31)
  await later.goto(address)
  await expectStatus(later, 'Ativo')
  await later.goto(`${suppliers}?busca=${cnpj}`)
  const line = later.getByRole('row', { name: 'Troféus do Iguaçu Ltda' })
  await expect(line).toContainText('Ativo')
  await expect(line).toContainText('vencida')
  await later.context().close()
})
