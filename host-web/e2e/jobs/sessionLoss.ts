import { expect, type Page } from '@playwright/test'
import { password, signIn, storedSession } from '../clerk.js'
import { api } from '../records.js'

/** A sign-in of this page alone, because the tests of a worker share the clerk's session. */
export async function ownSession(page: Page, username = 'admin'): Promise<void> {
  await page.goto('/login')
  await page.evaluate(() => localStorage.clear())
  await signIn(page, username)
}

/** Ends the page's session on the server; the page does not know it yet. */
export async function endSession(page: Page): Promise<void> {
  const headers = { Authorization: `Bearer ${String((await storedSession(page))?.token)}` }
  expect((await page.request.post(`${api}/sessao/logout`, { headers })).ok()).toBe(true)
}

/** Answers the question for the password, which lies over the page and what was typed there. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Entre de novo para continuar' })
  await dialog.getByRole('textbox', { name: 'Senha' }).fill(password)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog).toBeHidden()
}
