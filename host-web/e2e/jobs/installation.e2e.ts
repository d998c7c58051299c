import type { Browser, Page } from '@playwright/test'
import { choose, confirmCommand, doWithRecord, expect, field, recordMenu, test, typeCredentials } from '../clerk.js'
import { inDays } from '../days.js'
import { callerOf, registerLot } from '../lots.js'
import {
  createRecords,
  departmentDraft,
  departments,
  materialClassDraft,
  materialClasses,
  materialDraft,
  materialGroupDraft,
  materialGroups,
  materials,
  newCpf,
  people,
  personDraft,
  regions,
  serviceRequestDraft,
  serviceRequests,
} from '../records.js'
import { install, type Installed } from './installed.js'

const secret = 'uma senha do escritorio'
const everybody = ['ana', 'bruno', 'carla', 'davi'] as const

let product: Installed
test.use({ storageState: { cookies: [], origins: [] } })
test.afterEach(() => product.stop())

async function arrive(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'pt-BR', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/login')
  await typeCredentials(page, username, secret)
  await expect(page).toHaveURL(/\/dashboard$/)
  return page
}

const recordsOf = async (page: Page) =>
  createRecords(
    page.request,
    await page.evaluate(() => String((JSON.parse(localStorage.getItem('session_0') ?? '{}') as { token?: string }).token)),
  )

/** What a request needs and an empty installation does not have. */
async function fill(page: Page) {
  const caller = await callerOf(page)
  const records = await recordsOf(page)
  const group = await records.create(materialGroups, materialGroupDraft())
  const inside = await records.create(materialClasses, materialClassDraft({ groupId: group.id }))
  const code = `${String(inside.fullCode)}.00001`
  const draft = materialDraft({ code, type: 'servico', unitCode: 'REFEICAO', groupId: group.id, classId: inside.id })
  const material = await records.create(materials, draft)
  await caller.move(`${materials}/${material.id}`, 'release')
  const lot = await registerLot(caller, records, [{ materialId: material.id, quantity: '10' }])
  const [region] = await caller.read(`${regions}?por_pagina=1`)
  return { lot, regionId: region?.id, requester: await records.create(people, personDraft()), records }
}

test('job 22: the product is installed without demo, four people work, four eyes hold, and one of them is shut out', {
  tag: '@matrix',
}, async ({ browser }) => {
  // It starts the product twice.
  test.setTimeout(600_000)
  const person = [`--cpf=${newCpf()}`, '--born=12/03/1980', '--gender=feminino']
  product = await install(
    everybody.map((name) => ({
      words: ['create-user', name, `${name}@esporte.pr.gov.br`, `${name} da Silva`, ...(name === 'ana' ? person : [])],
      typed: secret,
    })),
  )

  // Nobody has invented anything: the first page and the first list say what comes first.
  const ana = await arrive(browser, 'ana')
  await ana.goto(departments)
  await ana.getByRole('link', { name: 'Novo departamento' }).first().click()
  const draft = departmentDraft()
  await field(ana, 'Nome').fill(draft.name)
  await field(ana, 'Sigla').fill(draft.acronym)
  await choose(ana, 'Tipo', 'Setor')
  await field(ana, 'E-mail').fill('setor@esporte.pr.gov.br')
  await ana.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(ana).toHaveURL(/\/departamentos\/\d+$/)
  const departmentId = Number(ana.url().split('/').at(-1))

  // Bruno makes and sends a request; what it is ordered from is registered by calls.
  const bruno = await arrive(browser, 'bruno')
  const { lot, regionId, requester, records } = await fill(bruno)
  const day = inDays(0)
  const { id } = await records.create(
    serviceRequests,
    serviceRequestDraft({
      departmentId,
      regionId,
      requesterId: requester.id,
      tenderId: lot.tenderId,
      lotId: lot.lotId,
      date: day,
      startDate: day,
      endDate: day,
      items: [{ lotItemId: lot.itemIds[0], quantity: '2' }],
    }),
  )
  await bruno.goto(`${serviceRequests}/${id}`)
  await confirmCommand(bruno, 'Enviar solicitação')
  await doWithRecord(bruno, 'Iniciar análise')
  await expect(bruno.getByText(/^Quem pediu, preencheu ou enviou a solicitação não pode aprovar/)).toBeVisible()
  expect((await recordMenu(bruno)).filter((name) => name.startsWith('Aprovar'))).toEqual([])

  // Carla, who has no registered person either, is another hand.
  const carla = await arrive(browser, 'carla')
  await carla.goto(`${serviceRequests}/${id}`)
  await doWithRecord(carla, 'Aprovar…')
  const approval = carla.getByRole('dialog', { name: 'Aprovar' })
  await choose(approval, 'Gestor', 'ana da Silva')
  await choose(approval, 'Fiscal', String(requester.name))
  await approval.locator('[type="submit"]').click()
  await expect(carla.getByText('Aprovada', { exact: true }).first()).toBeVisible()

  // Davi leaves while he is signed in.
  const davi = await arrive(browser, 'davi')
  await davi.goto(departments)
  expect(await product.command(['shut-out', 'davi'])).toContain('davi is shut out: 1 session has ended')
  await davi.reload()
  await expect(davi.getByRole('textbox', { name: 'Usuário' })).toBeVisible()
  await typeCredentials(davi, 'davi', secret)
  // His password is still right, so he is told why.
  await expect(davi.getByText(/^Seu acesso foi encerrado/)).toBeVisible()
  await ana.reload()
  await expect(ana.getByRole('heading', { level: 1 })).toContainText(draft.name)
})
