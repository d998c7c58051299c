import { routes } from '@esporte-parana/sdk/routes'
import type { Page } from '@playwright/test'
import { expect, nobody, test } from './clerk.js'
import { stands, walkTo, wear } from './everyPage.js'
import { eventDraft, events, people, personDraft, tenderDraft, tenders, unique } from './records.js'

// Sentences of the specification as a person experiences them; `docs/specification.md` lists the test for each one.
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const trail = (page: Page) => page.getByRole('navigation', { name: 'Você está em' })

test('the application mounts on the page element with id app', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.locator('#app .ep-shell')).toBeVisible()
})

test.describe('the 38 paths', () => {
  const shown = {
    home: 'main h1',
    list: 'main table, main .ep-list-message-empty',
    form: 'main form input:enabled',
  }
  const specified = routes.filter(({ kind, name }) => kind !== 'public' && name !== 'dailySummary')

  test('each shows what the specification names: a home, a list or a form', async ({ page, records }) => {
    test.setTimeout(120_000)
    expect(specified).toHaveLength(38)
    // Lots are added only while their tender is open.
    const open = await records.create(tenders, tenderDraft({ number: 100_000 + Math.floor(Math.random() * 800_000) }))
    await page.goto('/painel/resumo')
    await stands(page)
    for (const { path, kind } of specified) {
      const address = path
        .replace(/\{id\}$/, 'novo')
        .replace('{licitacaoId}', String(open.id))
        .replaceAll(/\{\w+\}/g, '1')
      await walkTo(page, address)
      await expect(page.locator(shown[kind as keyof typeof shown]).first(), address).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Página não encontrada' }), address).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe(address)
    }
  })
})

test.describe('the menu changes by area', () => {
  for (const [sentence, address, entries] of [
    [
      'Dashboard menu: dashboard, administrative, competitions, sports programme, and Pessoas under Recursos Humanos.',
      '/dashboard',
      ['Painel', 'Administrativo', 'Competições', 'Esporte que Queremos', 'Pessoas'],
    ],
    [
      'Administrative menu: início, departamento, função, memorando de serviço.',
      '/administrativo',
      ['Início', 'Departamento', 'Função', 'Memorando de serviço'],
    ],
    ['Inspection menu: questionário, vistoria.', '/administrativo/fiscalizacoes', ['Questionário', 'Vistoria']],
    [
      'Service-memo menu: fornecedor, licitação, GMS, região, solicitação.',
      '/administrativo/solicitacoes-servico',
      ['Fornecedor', 'Licitação', 'GMS', 'Região', 'Solicitação'],
    ],
    ['GMS menu: grupo, classe, material e serviço.', '/administrativo/solicitacoes-servico/gms', ['Grupo', 'Classe', 'Material e serviço']],
    ['Sports-programme menu: início, Organização.', '/esporte-queremos', ['Início', 'Organização']],
  ] as const)
    test(sentence, async ({ page }) => {
      await page.goto(address)
      await expect(menu(page).getByRole('listitem').getByRole('link')).toHaveText([...entries])
      if (address !== '/dashboard') return
      const heading = menu(page).getByRole('heading')
      await expect(heading.or(menu(page).getByRole('listitem').getByRole('link'))).toHaveText([
        ...entries.slice(0, -1),
        'Recursos Humanos',
        'Pessoas',
      ])
    })

  test('event menu (início, formulário, refeitório): with the event’s number, on its home, its canteens and its form', async ({
    page,
    records,
  }) => {
    const { id } = await records.create(events, eventDraft())
    for (const address of [`/competicoes/evento/${id}`, `/competicoes/evento/${id}/refeitorios`, `${events}/${id}`]) {
      await page.goto(address)
      const links = menu(page).getByRole('listitem').getByRole('link')
      await expect(links).toHaveText(['Início', 'Formulário', 'Refeitório'])
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        `/competicoes/evento/${id}`,
        `${events}/${id}`,
        `/competicoes/evento/${id}/refeitorios`,
      ])
    }
    await page.goto(`${events}/novo`)
    await expect(menu(page).getByRole('listitem').getByRole('link')).toHaveText(['Início', 'Eventos'])
  })
})

test.describe('breadcrumb', () => {
  test('the trail is built from the route and its parents, carries their parameters, and calls a page by the title set at run time', async ({
    page,
    records,
  }) => {
    const tender = await records.create(tenders, tenderDraft({ number: 100_000 + (Date.now() % 899_999), managingBody: unique() }))
    await page.goto(`${tenders}/${tender.id}`)
    await expect(trail(page).locator('[aria-current="page"]')).toHaveText(`Licitação #${tender.id}`)

    await page.goto(`${tenders}/${tender.id}/lotes/novo`)
    // Only the last two levels show, and the level above has the record's name instead of its number.
    await expect(trail(page).getByRole('listitem').filter({ hasText: /./ })).toHaveCount(2)
    await expect(trail(page).locator('[aria-current="page"]')).toHaveText('Novo')
    const above = trail(page).getByRole('link')
    await expect(above).toHaveAttribute('href', `${tenders}/${tender.id}`)
    await expect(above).not.toHaveText(`Licitação #${tender.id}`)
    const earlier = trail(page).getByRole('button', { name: 'Páginas anteriores' })
    await earlier.click()
    await expect(page.getByRole('menuitem')).toHaveText(['Início', 'Administrativo', 'Memorando de serviço', 'Licitações'])
    await page.getByRole('menuitem', { name: 'Licitações' }).click()
    await expect(page).toHaveURL(tenders)

    await page.goto(`${tenders}/${tender.id}/lotes/novo`)
    await earlier.click()
    await page.getByRole('menuitem', { name: 'Início' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  for (const [locale, here, words] of [
    ['en-US', 'You are in', ['Departments', 'New']],
    ['es-ES', 'Está en', ['Departamentos', 'Nuevo']],
  ] as const)
    test(`labels are translated when a translation exists (${locale})`, async ({ page }) => {
      await wear(page, { locale, darkTheme: false })
      await page.goto('/administrativo/departamentos/novo')
      const crumbs = page.getByRole('navigation', { name: here }).getByRole('listitem').filter({ hasText: /./ })
      await expect(crumbs).toHaveText([...words])
    })
})

test.describe('whoever comes with another language', () => {
  for (const locale of ['fr-FR', 'en-US'])
    test(`default and fallback are pt-BR: a browser in ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({ locale, storageState: nobody })
      const page = await context.newPage()
      await page.goto('/login')
      await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
      await context.close()
    })
})

test.describe('in every language', () => {
  for (const locale of ['pt-BR', 'en-US', 'es-ES'] as const)
    test(`dates and currency are displayed as pt-BR writes them (${locale})`, async ({ page, records }) => {
      await page.setViewportSize({ width: 1920, height: 900 })
      const name = `Rita Provas ${unique()}`
      await records.create(people, personDraft({ name, birthDate: '1971-03-02' }))
      await wear(page, { locale, darkTheme: false })
      await page.goto(`${people}?busca=${encodeURIComponent(name)}`)
      await expect(page.getByRole('row', { name }).getByRole('gridcell', { name: '02/03/1971' })).toBeVisible()
      await page.goto('/administrativo/solicitacoes-servico/solicitacoes')
      const money = page.locator('tbody td').filter({ hasText: /^R\$/ }).first()
      await expect(money).toHaveText(/^R\$\s\d{1,3}(\.\d{3})*,\d{2}$/)
    })
})
