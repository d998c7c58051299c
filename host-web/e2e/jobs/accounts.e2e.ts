import type { Page } from '@playwright/test'
import { doWithRecord, nobody, recordMenu, typeCredentials } from '../clerk.js'
import { people, personDraft, unique } from '../records.js'
import { expect, test } from './job.js'

const secret = 'quatro ipês amarelos no campo'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Acesso ao sistema/ })

/** Makes a link in the open dialog. @returns its address, as it is handed over */
async function linkIn(page: Page, command: string): Promise<string> {
  await dialogOf(page).getByRole('button', { name: command }).click()
  const link = dialogOf(page).getByRole('textbox', { name: 'Link para escolher a senha' })
  await expect(link).toHaveValue(/\/recuperar-senha#codigo=[\w-]{43}$/)
  return link.inputValue()
}

async function choosePassword(page: Page, link: string, chosen: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Nova senha' }).fill(chosen)
  await page.getByRole('button', { name: 'Definir a senha e entrar' }).click()
}

/** Chooses the password where the network fails at the press, and where the first answer gets lost on its way. */
async function choosePasswordOffTheNetwork(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Nova senha' }).fill(secret)
  const set = page.getByRole('button', { name: 'Definir a senha e entrar' })
  await page.context().setOffline(true)
  await set.click()
  await expect(page.getByText('Sem resposta do servidor.')).toBeVisible()
  // What the next page needs is asked for, and does not come.
  await page.waitForTimeout(2500)
  await page.context().setOffline(false)
  await page.route('**/sessao/nova-senha', (route) => route.fetch().then(() => route.abort()), { times: 1 })
  await set.click()
  await expect(page.getByText('Sem resposta do servidor.')).toBeVisible()
  await set.click()
}

test('job 22 on the screen: a colleague gets access, forgets the password, and leaves', async ({ page, browser, records, colleague }) => {
  const username = `colega.${unique()}`
  const person = await records.create(people, personDraft())
  const address = `${people}/${person.id}`

  await page.goto(address)
  await doWithRecord(page, 'Acesso ao sistema')
  await dialogOf(page).getByRole('textbox', { name: 'Usuário' }).fill(username)
  await dialogOf(page).getByRole('textbox', { name: 'E-mail' }).fill(`${username}@esporte.pr.gov.br`)
  const first = await linkIn(page, 'Dar acesso')

  // A phone, on which the colleague mistypes and reloads first.
  const context = await browser.newContext({ storageState: nobody, viewport: { width: 390, height: 844 }, locale: 'pt-BR' })
  const theirs = await context.newPage()
  await choosePassword(theirs, first, 'curta')
  await expect(theirs.getByRole('textbox', { name: 'Nova senha' })).toHaveAccessibleDescription(/curta demais/)
  await expect(theirs.getByText('Corrija o que está indicado.')).toBeVisible()
  // The secret has left the address, so that nobody finds it in the browser's past.
  expect(new URL(theirs.url()).hash).toBe('')
  await choosePasswordOffTheNetwork(theirs, first)
  await expect(theirs).toHaveURL(/\/dashboard$/)
  await expect(theirs.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/^Olá, /)
  await theirs.goto(address)
  await theirs.getByRole('button', { name: 'Mais ações' }).first().click()
  await expect(theirs.getByRole('menuitem', { name: 'Excluir' })).toBeVisible()
  await expect(theirs.getByRole('menuitem', { name: 'Acesso ao sistema' })).toHaveCount(0)

  // Used once, the link is of no use to whoever finds it, who reads so before a password is typed.
  const finder = await (await browser.newContext({ storageState: nobody, locale: 'pt-BR' })).newPage()
  await finder.goto(first)
  await expect(finder.getByRole('alert')).toContainText('já foi usado ou passou do prazo')

  // The password is forgotten; the request waits where the account is.
  await finder.getByRole('button', { name: 'Pedir outro link' }).click()
  const recovery = finder.getByRole('region', { name: 'Recuperar a senha' })
  await recovery.getByRole('textbox', { name: 'Usuário' }).fill(username)
  await recovery.getByRole('button', { name: 'Pedir nova senha' }).click()
  await expect(finder.getByText('Pedido registrado')).toBeVisible()
  await page.reload()
  await doWithRecord(page, 'Acesso ao sistema')
  await expect(dialogOf(page).getByText(/^Pediu uma nova senha/)).toBeVisible()
  await choosePassword(finder, await linkIn(page, 'Gerar link para a senha'), `${secret} outra vez`)
  await expect(finder).toHaveURL(/\/dashboard$/)

  // They leave: what is open ends, and the password opens nothing.
  await dialogOf(page).getByRole('button', { name: 'Encerrar acesso' }).click()
  await expect(dialogOf(page).getByText('Encerrado', { exact: true })).toBeVisible()
  await finder.goto(people)
  await expect(finder).toHaveURL(/\/login$/)
  await typeCredentials(finder, username, `${secret} outra vez`)
  await expect(finder.getByText('Seu acesso foi encerrado.')).toBeVisible()
  await expect(dialogOf(page).getByText('Acesso encerrado, por Ana Paula Ribeiro')).toBeVisible()

  // A colleague with the same work has no say in it.
  const other = await colleague()
  await other.page.goto(address)
  expect(await recordMenu(other.page)).not.toContain('Acesso ao sistema')
  await context.close()
  await finder.context().close()
})

test('an account that exists is told from a new one, and one’s own is not closed', async ({ page }) => {
  await page.goto(`${people}?busca=Ana+Paula+Ribeiro`)
  await page.getByRole('link', { name: 'Ana Paula Ribeiro', exact: true }).first().click()
  await doWithRecord(page, 'Acesso ao sistema')
  await expect(dialogOf(page).getByText(/^Este é o seu acesso/)).toBeVisible()
  await expect(dialogOf(page).getByText('admin', { exact: true })).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Encerrar acesso' })).toHaveCount(0)
})

test('job 22: a colleague who receives in one area sees and does that, and nothing else', async ({ page, browser, records }) => {
  const username = `recebe.${unique()}`
  const person = await records.create(people, personDraft())
  await page.goto(`${people}/${person.id}`)
  await doWithRecord(page, 'Acesso ao sistema')
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(username)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(`${username}@esporte.pr.gov.br`)
  const link = await linkIn(page, 'Dar acesso')
  await dialog.getByRole('radio', { name: 'Só o que for marcado' }).check()
  for (const area of ['Pessoas', 'Memorando de serviço'])
    await dialog.getByRole('radiogroup', { name: area }).getByRole('radio', { name: 'Vê', exact: true }).check()
  await dialog.getByRole('checkbox', { name: 'Recebe e conclui' }).check()
  await dialog.getByRole('button', { name: 'Salvar o que pode fazer' }).click()
  await expect(dialog.getByText('Mudou o que pode fazer, por Ana Paula Ribeiro')).toBeVisible()

  const context = await browser.newContext({ storageState: nobody, locale: 'pt-BR' })
  const theirs = await context.newPage()
  await choosePassword(theirs, link, secret)
  await expect(theirs).toHaveURL(/\/dashboard$/)
  const refused: string[] = []
  theirs.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()))
  const menu = theirs.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Pessoas' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Competições' })).toHaveCount(0)
  await expect(theirs.getByRole('link', { name: 'Nova pessoa' })).toHaveCount(0)
  // A kept address of another area says why it stays closed, and offers nothing that would fail again.
  for (const address of ['/competicoes/eventos', '/competicoes/eventos/1', '/competicoes/eventos/novo', '/competicoes']) {
    await theirs.goto(address)
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Sem acesso a esta área')
    await expect(theirs.getByRole('main')).toHaveText(/Peça a quem administra os acessos/)
    await expect(theirs.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
  }
  refused.length = 0
  // People are seen: not whole numbers, no new ones, no file.
  await theirs.goto(`${people}?busca=${encodeURIComponent(String(person.name))}`)
  await expect(theirs.getByRole('link', { name: String(person.name) })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Nova pessoa' })).toHaveCount(0)
  await expect(theirs.getByRole('button', { name: /^Revelar o CPF/ })).toHaveCount(0)
  await theirs.getByRole('button', { name: 'Mais ações' }).first().click()
  for (const command of ['Exportar…', 'Imprimir todos os registros'])
    await expect(theirs.getByRole('menuitem', { name: command })).toHaveCount(0)
  await theirs.keyboard.press('Escape')
  // A request in execution is received, not paid or decided.
  await theirs.goto('/administrativo/solicitacoes-servico/solicitacoes?status=em-execucao')
  await theirs.locator('tbody tr').first().getByRole('link').first().click()
  await expect(theirs.getByRole('button', { name: /^Registrar recebimento/ })).toBeVisible()
  expect(await recordMenu(theirs)).not.toContain('Cancelar solicitação…')
  // One that is being analysed names an event, which is another area's.
  await theirs.goto('/administrativo/solicitacoes-servico/solicitacoes?status=em-analise')
  await theirs.locator('tbody tr').first().getByRole('link').first().click()
  await expect(theirs.getByRole('button', { name: 'Imprimir memorando' })).toBeVisible()
  await theirs.goto('/administrativo/solicitacoes-servico/licitacoes')
  await theirs.locator('tbody tr').first().getByRole('link').first().click()
  await expect(theirs.getByRole('textbox', { name: 'Objeto' })).toBeVisible()
  // No page asks for what its reader may not see.
  await theirs.waitForLoadState('networkidle')
  expect(refused).toEqual([])

  // Everything again, for the window that is open.
  await dialog.getByRole('radio', { name: 'Tudo' }).check()
  await dialog.getByRole('button', { name: 'Salvar o que pode fazer' }).click()
  await expect(dialog.getByRole('button', { name: 'Salvar o que pode fazer' })).toHaveCount(0)
  await theirs.goto('/competicoes/eventos')
  await expect(theirs.locator('tbody tr').first()).toBeVisible()
  await context.close()
})
