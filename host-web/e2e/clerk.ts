import { type BrowserContext, type BrowserContextOptions, expect, type Locator, type Page, test as base } from '@playwright/test'
import { createRecords, type Records } from './records.js'

export { expect }

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

export const password = 'esporte-parana'
/** The storage of a new browser. */
export const nobody: StorageState = { cookies: [], origins: [] }

/** Tests with a clerk who is signed in as `admin`. The sign-in runs once for each worker, because it is not the subject of the tests. */
export const test = base.extend<{ readonly records: Records }, { readonly clerk: StorageState }>({
  clerk: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL, locale: project.use.locale })
      await signIn(await context.newPage())
      await use(await context.storageState())
      await context.close()
    },
    { scope: 'worker' },
  ],
  storageState: ({ clerk }, use) => use(clerk),
  context: async ({ context }, use) => {
    await stayOffline(context)
    await use(context)
  },
  records: ({ request, clerk }, use) => use(createRecords(request, tokenOf(clerk))),
})

/** Chromium 150 says `navigator.onLine` again on a page that is loaded while the network is away, though nothing can be sent. */
async function stayOffline(context: BrowserContext): Promise<void> {
  const setOffline = context.setOffline.bind(context)
  await context.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')?.get
    const isAway = () => location.protocol.startsWith('http') && localStorage.getItem('e2e-offline') !== null
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => !isAway() && own?.call(navigator) === true })
  })
  context.setOffline = async (isOffline) => {
    const note = (away: boolean) => (away ? localStorage.setItem('e2e-offline', 'yes') : localStorage.removeItem('e2e-offline'))
    // All pages of an origin share it; an empty page has no storage.
    for (const page of context.pages()) if (page.url().startsWith('http')) await page.evaluate(note, isOffline)
    await setOffline(isOffline)
  }
}

/** Marks a test that repeats another one under other conditions; only `npm run test:all` runs it. */
export const repeats = (isRepetition: boolean): { readonly tag: string | string[] } => ({ tag: isRepetition ? '@matrix' : [] })

/** Signs in on the sign-in page and waits for the dashboard. */
export async function signIn(page: Page, username = 'admin'): Promise<void> {
  await page.goto('/login')
  await typeCredentials(page, username)
  // Hashing a password is slow on purpose, and slower on a busy machine.
  await expect(page).toHaveURL('/dashboard')
}

/** Fills in and submits the visible sign-in form. */
export async function typeCredentials(page: Page, username = 'admin', secret = password): Promise<void> {
  await page.getByRole('textbox', { name: 'Usuário' }).fill(username)
  await page.getByRole('textbox', { name: 'Senha' }).fill(secret)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** The session that the browser stores. */
export function storedSession(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('session_0') ?? 'null') as Record<string, unknown> | null)
}

/** A field by its label. */
export function field(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('textbox', { name, exact: true }).or(scope.getByRole('combobox', { name, exact: true }))
}

/** Types a part of an option's name and takes the option. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const box = field(scope, label)
  // Typing the same text again would not open the list.
  await box.fill('')
  await box.fill(option)
  await scope
    .getByRole('option')
    .filter({ has: box.page().getByText(option, { exact: true }) })
    .click()
  await expect(box).toHaveValue(option)
}

/** Runs an action of the open record: the next step of its workflow is a button, on phones at the foot; all other actions are in the "⋮" menu. */
export async function doWithRecord(page: Page, name: string): Promise<void> {
  const commands = page.locator('.ep-form-commands')
  const button = commands.or(page.locator('.ep-form-lead')).getByRole('button', { name, exact: true })
  const dialog = page.locator('.ep-modal-panel')
  await expect(dialog).toHaveCount(0)
  await expect(async () => {
    // The dialog opened, although the click timed out.
    if (await dialog.isVisible()) return
    if (await button.isVisible()) return button.click({ timeout: 2_000 })
    if (!(await page.getByRole('menu').isVisible())) await commands.getByRole('button', { name: 'Mais ações' }).click({ timeout: 2_000 })
    await page.getByRole('menuitem', { name, exact: true }).click({ timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
}

/** Opens a command of the open record, up to its dialog. */
export async function openCommand(page: Page, name: string): Promise<Locator> {
  await doWithRecord(page, `${name}…`)
  return page.getByRole('dialog', { name })
}

/** Runs a command of the open record whose dialog needs nothing more. */
export async function confirmCommand(page: Page, name: string): Promise<void> {
  const dialog = await openCommand(page, name)
  await dialog.locator('[type="submit"]').click()
  await expect(dialog).toBeHidden()
}

/** The actions in the "⋮" menu of the open record; closes the menu again. */
export async function recordMenu(page: Page): Promise<readonly string[]> {
  await page.locator('.ep-form-commands').getByRole('button', { name: 'Mais ações' }).click()
  const names = await page.getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  return names
}

export function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: /Notificações/ }).getByText(text, { exact: true })
}

function tokenOf({ origins }: StorageState): string {
  const session = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'session_0')
  return (JSON.parse(session?.value ?? '{}') as { token?: string }).token ?? ''
}

/** The status in the head of a record, once no dialog is open that says it too. */
export async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.ep-form-title-line .ep-badge')).toHaveText(status)
}
