import type { Locator, Page } from '@playwright/test'
import { codeOf } from '../authenticator.js'
import { doWithRecord, nobody, typeCredentials } from '../clerk.js'
import { people, personDraft, unique } from '../records.js'
import { expect, test } from './job.js'

const secret = 'quatro ipês amarelos no campo'

/** A code serves once: the next one of the same application is half a minute later, which the server takes already. */
const nextCode = (key: string) => codeOf(key, Date.now() + 30_000)

async function openAccount(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Minha conta' }).click()
  const section = page.getByRole('region', { name: 'Verificação em duas etapas' })
  await expect(section).toBeVisible()
  return section
}

test('a sign-in gets a second step: the application is prepared, asked for, replaced by a recovery code, and ended for who lost the phone', async ({
  page,
  browser,
  records,
}) => {
  const username = `etapas.${unique()}`
  const person = await records.create(people, personDraft())
  await page.goto(`${people}/${person.id}`)
  await doWithRecord(page, 'Acesso ao sistema')
  const dialog = page.getByRole('dialog', { name: /^Acesso ao sistema/ })
  await dialog.getByRole('textbox', { name: 'Usuário' }).fill(username)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(`${username}@esporte.pr.gov.br`)
  await dialog.getByRole('button', { name: 'Dar acesso' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Link para escolher a senha' }).inputValue()

  const context = await browser.newContext({ storageState: nobody, locale: 'pt-BR' })
  const theirs = await context.newPage()
  await theirs.goto(link)
  await theirs.getByRole('textbox', { name: 'Nova senha' }).fill(secret)
  await theirs.getByRole('button', { name: 'Definir a senha e entrar' }).click()
  await expect(theirs).toHaveURL(/\/dashboard$/)

  // The key is read from the screen, as a person types it into an application.
  let section = await openAccount(theirs)
  await section.getByRole('button', { name: 'Ligar' }).click()
  await section.getByLabel('Sua senha').fill(secret)
  await section.getByRole('button', { name: 'Continuar' }).click()
  await expect(section.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  const key = (await section.locator('code').textContent()) ?? ''
  await section.getByLabel('Código', { exact: true }).fill(codeOf(key))
  await section.getByRole('button', { name: 'Conferir o código e ligar' }).click()
  const codes = section.getByRole('list', { name: 'Códigos de reserva' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [first = '', second = ''] = await codes.allTextContents()
  await section.getByRole('button', { name: 'Já guardei' }).click()
  await expect(section.getByText(/^Ligada desde .+ Restam 10 códigos de reserva\.$/)).toBeVisible()

  // The next sign-in asks for it; a wrong code is told, and the page of before waits.
  const phone = await (await browser.newContext({ storageState: nobody, viewport: { width: 390, height: 844 }, locale: 'pt-BR' })).newPage()
  await phone.goto(people)
  await typeCredentials(phone, username, secret)
  const code = phone.getByLabel('Código', { exact: true })
  await expect(code).toBeFocused()
  await code.fill('000000')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('O código não confere. Use o que o aplicativo mostra agora.')).toBeVisible()
  await code.fill(nextCode(key))
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL(/\/pessoas$/)

  // Without the phone, by a recovery code, which serves once.
  const elsewhere = await (await browser.newContext({ storageState: nobody, locale: 'pt-BR' })).newPage()
  for (const [typed, enters] of [
    [first.toUpperCase(), true],
    [first, false],
    [second.replaceAll('-', ''), true],
  ] as const) {
    await elsewhere.context().clearCookies()
    await elsewhere.goto('/login')
    await elsewhere.evaluate(() => localStorage.clear())
    await elsewhere.goto('/login')
    await typeCredentials(elsewhere, username, secret)
    await elsewhere.getByLabel('Código', { exact: true }).fill(typed)
    await elsewhere.getByRole('button', { name: 'Entrar' }).click()
    if (enters) await expect(elsewhere).toHaveURL(/\/dashboard$/)
    else await expect(elsewhere.getByText('O código não confere. Use o que o aplicativo mostra agora.')).toBeVisible()
  }
  await theirs.reload()
  section = await openAccount(theirs)
  await expect(section.getByText(/Restam 8 códigos de reserva\.$/)).toBeVisible()

  // The phone is lost: a colleague who manages accounts ends it, and the password is enough.
  await page.reload()
  await doWithRecord(page, 'Acesso ao sistema')
  await dialog.getByRole('button', { name: 'Desligar a verificação em duas etapas' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desligar a verificação em duas etapas' }).click()
  await expect(dialog.getByText('Verificação em duas etapas desligada, por Ana Paula Ribeiro')).toBeVisible()
  await elsewhere.evaluate(() => localStorage.clear())
  await elsewhere.goto('/login')
  await typeCredentials(elsewhere, username, secret)
  await expect(elsewhere).toHaveURL(/\/dashboard$/)
})
