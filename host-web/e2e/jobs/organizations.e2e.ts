import type { Browser, Locator, Page } from '@playwright/test'
import { doWithRecord, expectStatus, field, storedSession, toast, typeCredentials } from '../clerk.js'
import { inDays, typed } from '../days.js'
import { createRecords, newCnpj, organizations, people, personDraft } from '../records.js'
import { picture } from '../pictures.js'
import { install, type Installed } from './installed.js'
import { expect, expectPresses, test } from './job.js'

const secret = 'uma senha do escritorio'

let product: Installed
test.use({ storageState: { cookies: [], origins: [] } })
test.afterEach(() => product.stop())

/** Signs in, on a computer whose clock is as far ahead as the product's. */
async function arrive(browser: Browser, username: string, days = 0): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'pt-BR', serviceWorkers: 'block' })
  if (days > 0) await context.clock.setSystemTime(Date.now() + days * 86_400_000)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.goto('/login')
  await typeCredentials(page, username, secret)
  await expect(page).toHaveURL(/\/dashboard$/)
  return page
}

/** A club as a clerk has entered it: nothing but its papers lacks. Another one has the same CNPJ root. */
async function entered(page: Page) {
  const records = createRecords(page.request, String((await storedSession(page))?.token))
  const leader = await records.create(people, personDraft())
  const cnpj = newCnpj()
  const club = (more: object) => ({
    ...{ type: 'clube', legalNature: '399-9', email: 'clube@exemplo.org.br', phone: '4133334444' },
    address: { countryId: 76, zipCode: '80000-000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902 },
    contacts: [{ name: 'Helena Kravchuk', isMain: true }],
    dirigentes: [{ personId: leader.id, role: 'presidente', mandateStart: '2020-01-01', mandateEnd: inDays(20), isLegalRep: true }],
    ...more,
  })
  await records.create(organizations, club({ companyName: 'Filial do Clube Náutico', cnpj: newCnpj(`${cnpj.slice(0, 8)}0009`) }))
  const made = await records.create(organizations, club({ companyName: 'Clube Náutico do Iguaçu', cnpj }))
  return { id: made.id, leader: String(leader.label) }
}

const documents = (page: Page) => page.getByRole('group', { name: 'Documentos' })
const paper = (page: Page, name: string) => documents(page).getByRole('listitem', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()
const confirm = (page: Page) => page.getByRole('dialog').last().locator('[type="submit"]').click()

async function attach(page: Page, files: readonly { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await documents(page)
    .getByRole('button', { name: /^Anexar arquivo/ })
    .click()
  await (await chooser).setFiles([...files])
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${name}\n%%EOF`) })

async function type(scope: Locator, label: string, option: string): Promise<void> {
  const box = field(scope, label)
  await box.fill(option)
  await expect(scope.page().getByRole('option').first()).toBeVisible()
  await box.press('Tab')
  await expect(box).toHaveValue(option)
}

test('job 11: an organization given back once, approved, suspended by an expired paper, renewed', { tag: '@matrix' }, async ({
  browser,
  presses,
}) => {
  test.setTimeout(400_000)
  product = await install(
    ['ana', 'bruno'].map((name) => ({ words: ['create-user', name, `${name}@esporte.pr.gov.br`, `${name} da Silva`], typed: secret })),
  )
  const page = await arrive(browser, 'ana')
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const { id, leader } = await entered(page)
  await page.goto(`${organizations}/${id}`)
  await presses.watch(page.context())
  await doWithRecord(page, 'Enviar para análise')
  await expectStatus(page, 'Em análise')

  // The papers lack, which the panel says first; so it goes back.
  await page.goto(`${organizations}?status=em-analise`)
  await page.getByRole('button', { name: 'Decidir' }).click()
  const panel = page.getByRole('dialog', { name: /^Clube Náutico do Iguaçu/ })
  await expect(panel.getByText('Falta: Estatuto')).toBeVisible()
  await presses.detour(async () => {
    // A by mistake asks first and says what lacks.
    await expect(panel.getByRole('button', { name: 'Devolver' })).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('a')
    const asked = page.getByRole('dialog', { name: 'Habilitar' })
    await expect(asked.getByText('Para “Habilitar” falta:')).toBeVisible()
    await asked.getByRole('button', { name: 'Voltar' }).click()
    await expect(asked).toHaveCount(0)
  })
  await page.keyboard.press('d')
  await page.keyboard.type('Faltam o estatuto, a ata e as certidões')
  await confirm(page)
  await expect.poll(async () => (await page.getByText(/aguarda/).count()) === 0).toBe(true)

  await page.goto(`${organizations}/${id}`)
  await expectStatus(page, 'Em cadastro')
  // The sentence of who returned it, and the whole list of what is missing, where it is mended.
  await expect(page.getByText('Faltam o estatuto, a ata e as certidões')).toBeVisible()
  await expect(page.getByText('Falta: CND municipal')).toBeVisible()
  await presses.detour(async () => {
    // A file that is none of the kinds is refused with words.
    await attach(page, [{ name: 'estatuto.txt', mimeType: 'text/plain', buffer: Buffer.from('estatuto') }])
    await expect(page.getByText(/não é PDF, JPG, PNG/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Tirar estatuto.txt da lista' }).click()
  })
  const categories = ['Estatuto', 'Ata de eleição', 'CND federal', 'CND estadual', 'CND municipal']
  const scan = { name: 'Ata de eleição.png', mimeType: 'image/png', buffer: await picture(page) }
  await attach(page, [...categories.filter((name) => name !== 'Ata de eleição').map((name) => pdf(`${name}.pdf`)), scan])
  for (const category of categories) {
    const file = paper(page, category === 'Ata de eleição' ? scan.name : `${category}.pdf`)
    await expect(file).toBeVisible()
    if ((await field(file, 'Categoria').inputValue()) !== category) await type(file, 'Categoria', category)
  }
  await field(paper(page, 'CND federal.pdf'), 'Válido até').fill(typed(inDays(20)))
  await field(paper(page, 'CND estadual.pdf'), 'Válido até').fill(typed(inDays(200)))
  await field(paper(page, 'CND municipal.pdf'), 'Válido até').fill(typed(inDays(200)))
  await field(page, 'Fim do mandato').fill(typed(inDays(25)))
  // One press stores the papers and sends them.
  await doWithRecord(page, 'Enviar para análise')
  await expectStatus(page, 'Em análise')

  // Decided beside its papers: what is odd is told, a picture and a PDF open over the panel.
  await page.goto(`${organizations}?status=em-analise`)
  await page.getByRole('button', { name: 'Decidir' }).click()
  await expect(panel.getByText('Confira antes de decidir')).toBeVisible()
  await expect(panel.getByText(`O mandato de ${leader} termina em ${typed(inDays(25))}`)).toBeVisible()
  await expect(panel.getByText(`CND federal.pdf vence em ${typed(inDays(20))}`)).toBeVisible()
  await expect(panel.getByText('Mesma raiz de CNPJ:')).toBeVisible()
  await panel.getByRole('button', { name: 'Ver Estatuto.pdf' }).click()
  const viewer = page.getByRole('dialog', { name: 'Estatuto.pdf' })
  await expect(viewer.locator('iframe[src^="blob:"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await panel.getByRole('button', { name: 'Ver Ata de eleição.png' }).click()
  const shown = page.getByRole('dialog', { name: scan.name }).getByRole('img', { name: scan.name })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(24)
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(panel).toBeVisible()
  await page.keyboard.press('a')
  const asked = page.getByRole('dialog', { name: 'Habilitar' })
  await expect(asked).toBeVisible()
  await asked.locator('[type="submit"]').click()
  await expect(asked).toHaveCount(0)
  await presses.detour(async () => {
    // A second window of a colleague shows it at once, and what the decision was is in the history.
    const other = await arrive(browser, 'bruno')
    await other.goto(`${organizations}/${id}`)
    await expectStatus(other, 'Habilitada')
    await other.context().close()
  })
  expect(problems).toEqual([])
  const before = presses.count()
  await page.context().close()

  // Twenty-one days later the night has suspended it: the renewal.
  await product.later(21)
  const later = await arrive(browser, 'ana', 21)
  await later.goto(`${organizations}?status=suspensa`)
  await presses.watch(later.context())
  await expect(later.getByRole('row', { name: 'Clube Náutico do Iguaçu' })).toContainText('vencida')
  await later.getByRole('link', { name: 'Clube Náutico do Iguaçu' }).click()
  await expectStatus(later, 'Suspensa')
  await attach(later, [pdf('CND federal nova.pdf')])
  const renewed = paper(later, 'CND federal nova.pdf')
  await expect(renewed).toBeVisible()
  if ((await field(renewed, 'Categoria').inputValue()) !== 'CND federal') await type(renewed, 'Categoria', 'CND federal')
  await field(renewed, 'Válido até').fill(typed(inDays(200)))
  await save(later)
  await expect(toast(later, 'Registro atualizado com sucesso')).toBeVisible()
  await doWithRecord(later, 'Renovar: reabrir a análise…')
  await confirm(later)
  await expectStatus(later, 'Em análise')
  await doWithRecord(later, 'Habilitar')
  await expectStatus(later, 'Habilitada')
  expect(presses.count()).toBeGreaterThan(before)
  expectPresses(11, presses, 45)

  const colleague = await arrive(browser, 'bruno', 21)
  await colleague.goto(organizations)
  const line = colleague.getByRole('row', { name: 'Clube Náutico do Iguaçu' })
  await expect(line).toContainText('Habilitada')
  await expect(line).not.toContainText('vencida')
  await colleague.context().close()
  await later.context().close()
})
