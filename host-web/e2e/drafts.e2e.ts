import type { Page } from '@playwright/test'
import { expect, field, nobody, repeats, signIn, test, toast, typeCredentials } from './clerk.js'
import { departmentDraft, departments, functionDraft, functions, newCpf, people, personDraft, unique } from './records.js'

const offer = (page: Page) => page.getByRole('status').filter({ hasText: /Você tem alterações não salvas de hoje às \d\d:\d\d\./ })

/** The drafts that the browser stores after a pause in typing, decrypted with the key stored beside them, which only this page can use. */
async function keptDrafts(page: Page): Promise<readonly Record<string, unknown>[]> {
  return page.evaluate(async () => {
    // Opening a missing database would create an empty one before the product does.
    const there = await indexedDB.databases()
    if (!there.some(({ name }) => name === 'esporte-parana-drafts')) return []
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onerror = () => reject(request.error)
        request.onsuccess = () => resolve(request.result)
      })
    const database = await answer(indexedDB.open('esporte-parana-drafts'))
    const read = database.transaction(['drafts', 'keys'])
    const drafts: { person: string; iv: BufferSource; sealed: BufferSource }[] = await answer(read.objectStore('drafts').getAll())
    const keys = await Promise.all(drafts.map(({ person }) => answer<CryptoKey>(read.objectStore('keys').get(person))))
    database.close()
    return Promise.all(
      drafts.map(async ({ iv, sealed, ...draft }, place) => {
        const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, keys[place] as CryptoKey, sealed)
        return { ...draft, ...(JSON.parse(new TextDecoder().decode(plain)) as object) }
      }),
    )
  })
}
/** The drafts in the tab until the database has them. */
const heldByTab = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('esporte-parana-draft')))
const untilKept = (page: Page, text: string) => expect(async () => expect(JSON.stringify(await keptDrafts(page))).toContain(text)).toPass()

test('what was typed is offered after the tab was closed, never put in by itself, and gone once it is saved', async ({
  page,
  context,
  records,
}) => {
  const name = `Setor em rascunho ${unique()}`
  const { id } = await records.create(departments, departmentDraft())
  const address = `${departments}/${id}`
  await page.goto(address)
  await field(page, 'Nome').fill(name)
  await untilKept(page, name)
  await page.close({ runBeforeUnload: false })

  const later = await context.newPage()
  await later.goto(address)
  await expect(offer(later)).toBeVisible()
  await expect(field(later, 'Nome')).not.toHaveValue(name)
  await expect(later.getByText('Alterações não salvas', { exact: true })).toBeHidden()
  await offer(later).getByRole('button', { name: 'Continuar' }).press('Enter')
  await expect(field(later, 'Nome')).toHaveValue(name)
  await expect(later.getByText('Suas alterações voltaram ao formulário. Confira e salve.')).toBeVisible()
  await later.keyboard.press('Control+s')
  await expect(toast(later, 'Registro atualizado com sucesso')).toBeVisible()
  await expect(async () => expect(await keptDrafts(later)).toEqual([])).toPass()
  await later.reload()
  await expect(field(later, 'Nome')).toHaveValue(name)
  await expect(offer(later)).toBeHidden()
})

test('what was typed the very moment before the page was reloaded is offered as well', repeats(true), async ({ page, records }) => {
  const { id } = await records.create(departments, departmentDraft())
  await page.goto(`${departments}/${id}`)
  await field(page, 'Nome').fill('Setor de última hora')
  await page.reload()
  await offer(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(field(page, 'Nome')).toHaveValue('Setor de última hora')
  await untilKept(page, 'Setor de última hora')
  // The draft is in the database now, so the tab must not hold it any more.
  await expect(async () => expect(await heldByTab(page)).toEqual([])).toPass()
})

test('what was typed a second before the page’s process died is offered: nothing tells a page that it dies', async ({
  page,
  context,
  records,
}) => {
  const name = `Setor interrompido ${unique()}`
  const { id } = await records.create(departments, departmentDraft())
  const address = `${departments}/${id}`
  await page.goto(address)
  await field(page, 'Nome').fill('')
  await field(page, 'Nome').pressSequentially(name)
  await page.waitForTimeout(1000)
  const browser = await context.newCDPSession(page)
  const died = page.waitForEvent('crash')
  await Promise.race([browser.send('Page.crash'), died])
  await died

  const later = await context.newPage()
  await later.goto(address)
  await offer(later).getByRole('button', { name: 'Continuar' }).click()
  await expect(field(later, 'Nome')).toHaveValue(name)
})

test('leaving without saving keeps a draft; discarding it is for good', async ({ page, records }) => {
  const { id } = await records.create(departments, departmentDraft())
  await page.goto(`${departments}/${id}`)
  await field(page, 'Ramal').fill('4711')
  await page.getByRole('link', { name: 'Departamentos' }).first().click()
  await expect(page.getByRole('alertdialog')).toContainText('fica como rascunho por até 7 dias')
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL(departments)
  await page.goto(`${departments}/${id}`)
  await offer(page).getByRole('button', { name: 'Descartar' }).click()
  await expect(offer(page)).toBeHidden()
  await expect(field(page, 'Nome')).toBeFocused()
  await page.reload()
  await expect(field(page, 'Ramal')).toHaveValue('')
  await page.waitForTimeout(500)
  await expect(offer(page)).toBeHidden()
})

test('who types without answering the offer keeps the earlier draft too, and is offered both', repeats(true), async ({ page, records }) => {
  const { id } = await records.create(departments, departmentDraft())
  await page.goto(`${departments}/${id}`)
  await field(page, 'Nome').fill('Setor com muito trabalho')
  await field(page, 'Ramal').fill('4711')
  await untilKept(page, '4711')
  await page.reload()
  await expect(offer(page)).toContainText('Campos preenchidos: Nome, Ramal')
  await field(page, 'Ramal').fill('99')
  await untilKept(page, '99')
  await page.reload()
  await expect(offer(page)).toContainText(/Campos preenchidos: Ramal(?!,)/)
  await offer(page).getByRole('button', { name: 'Ver outro rascunho' }).click()
  await expect(offer(page)).toContainText('Campos preenchidos: Nome, Ramal')
  // What stands in the form by now does not mix with it.
  await field(page, 'Ramal').fill('55')
  await field(page, 'E-mail').fill('outro@esporte.pr.gov.br')
  await offer(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(field(page, 'Nome')).toHaveValue('Setor com muito trabalho')
  await expect(field(page, 'Ramal')).toHaveValue('4711')
  await expect(field(page, 'E-mail')).not.toHaveValue('outro@esporte.pr.gov.br')
  await expect(page.getByText('Há outro rascunho deste formulário')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await page.reload()
  await expect(offer(page)).toContainText('Campos preenchidos: E-mail, Ramal')
})

test('a draft over a record that somebody else has saved since is compared with it', async ({ page, records }) => {
  const { id } = await records.create(departments, departmentDraft())
  const name = `Setor relido ${unique()}`
  await page.goto(`${departments}/${id}`)
  await field(page, 'Nome').fill(name)
  await field(page, 'Ramal').fill('1234')
  await untilKept(page, '1234')
  await records.change(departments, id, { name: `Setor da gestora ${unique()}`, phone: '4133334444' })
  await page.reload()
  await expect(offer(page)).toContainText('salvou este registro em')
  await offer(page).getByRole('button', { name: 'Continuar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare e escolha' })
  await dialog.getByRole('radio', { name: /Sua alteração\s*Setor relido/ }).check()
  await dialog.getByRole('button', { name: 'Aplicar as escolhas' }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  const saved = { name, extension: '1234', phone: '4133334444', version: 3 }
  expect(await records.read(departments, id)).toMatchObject(saved)
})

test('bank accounts and disabilities never reach a draft', async ({ page, records }) => {
  const { id } = await records.create(people, personDraft({ cpf: newCpf() }))
  await page.goto(`${people}/${id}`)
  await field(page, 'Observação').fill('Nota em rascunho')
  await page.getByRole('button', { name: 'Adicionar: Dados bancários' }).click()
  await field(page, 'Agência').fill('9876')
  await untilKept(page, 'Nota em rascunho')
  expect(JSON.stringify(await keptDrafts(page))).not.toContain('9876')
  await page.reload()
  await expect(offer(page)).toContainText('Dados sensíveis não ficam em rascunho: Dados bancários.')
})

test(
  'two tabs on one record keep a draft each, and neither is offered while its tab is open',
  repeats(true),
  async ({ page, context, records }) => {
    const { id } = await records.create(departments, departmentDraft())
    const address = `${departments}/${id}`
    await page.goto(address)
    await field(page, 'Nome').fill('Da primeira aba')
    await untilKept(page, 'Da primeira aba')
    const second = await context.newPage()
    await second.goto(address)
    await expect(field(second, 'Nome')).not.toHaveValue('')
    await second.waitForTimeout(500)
    await expect(offer(second)).toBeHidden()
    await field(second, 'Nome').fill('Da segunda aba')
    await untilKept(second, 'Da segunda aba')
    expect(await keptDrafts(second)).toHaveLength(2)
    await page.close({ runBeforeUnload: false })
    await second.close({ runBeforeUnload: false })
    const third = await context.newPage()
    await third.goto(address)
    await offer(third).getByRole('button', { name: 'Descartar' }).click()
    await offer(third).getByRole('button', { name: 'Continuar' }).click()
    await expect(field(third, 'Nome')).toHaveValue('Da primeira aba')
  },
)

test(
  'signing out in another window names the changes that it would lose, in the words of this one',
  repeats(true),
  async ({ page, context }) => {
    await page.goto(`${departments}/novo`)
    await field(page, 'Nome').fill('Escrito na primeira janela')
    await untilKept(page, 'Escrito na primeira janela')
    const second = await context.newPage()
    await second.goto(departments)
    await second.getByRole('button', { name: 'Desconectar' }).click()
    const asked = second.getByRole('alertdialog')
    await expect(asked).toContainText('Há alterações que ainda não foram salvas.')
    await asked.getByRole('button', { name: 'Não, cancelar' }).click()
    await expect(field(page, 'Nome')).toHaveValue('Escrito na primeira janela')
  },
)

test('a record edited in a dialog over its list has a draft too', repeats(true), async ({ page, records }) => {
  const { id } = await records.create(functions, functionDraft())
  await page.goto(`${functions}?editar=${id}`)
  await field(page.getByRole('dialog'), 'Nome').fill('Função em rascunho')
  await untilKept(page, 'Função em rascunho')
  await page.reload()
  await offer(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(field(page.getByRole('dialog'), 'Nome')).toHaveValue('Função em rascunho')
})

test.describe('another person', () => {
  test.use({ storageState: nobody })
  test('is never offered what somebody else typed, and signing out leaves nothing behind', async ({ page, records }) => {
    const { id } = await records.create(departments, departmentDraft())
    await signIn(page)
    await page.goto(`${departments}/${id}`)
    await field(page, 'Nome').fill('Segredo de quem saiu')
    await untilKept(page, 'Segredo de quem saiu')
    // The session ends without a logout, so the draft waits for its owner.
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await typeCredentials(page, 'gestora')
    await expect(page).toHaveURL('/dashboard')
    await page.goto(`${departments}/${id}`)
    await expect(field(page, 'Nome')).not.toHaveValue('')
    await page.waitForTimeout(700)
    await expect(page.getByText('Você tem alterações não salvas')).toBeHidden()
    await page.getByRole('button', { name: 'Desconectar' }).click()
    await page.getByRole('button', { name: 'Sim, sair' }).click()

    await typeCredentials(page)
    await expect(page).toHaveURL('/dashboard')
    await page.goto(`${departments}/${id}`)
    await expect(offer(page)).toBeVisible()
    await page.getByRole('button', { name: 'Desconectar' }).click()
    await page.getByRole('button', { name: 'Sim, sair' }).click()
    await expect(page).toHaveURL('/login')
    await expect(async () => expect([await keptDrafts(page), await heldByTab(page)]).toEqual([[], []])).toPass()
  })
})

test(
  'a request begun from an event leaves no draft until it is edited, and is then offered before the choice of items',
  repeats(true),
  async ({ page }) => {
    const address = '/administrativo/solicitacoes-servico/solicitacoes/novo?evento=1&para=refeicoes'
    const choice = page.getByRole('dialog', { name: 'Escolher itens de lotes com saldo' })
    await page.goto(address)
    await expect(choice).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(choice).toBeHidden()
    await expect(field(page, 'Objeto')).toHaveValue(/^Refeições – /)
    const subject = `Refeições em rascunho ${unique()}`
    await field(page, 'Justificativa').fill(subject)
    await untilKept(page, subject)
    // All of it is kept, also what the event filled in.
    expect(JSON.stringify(await keptDrafts(page))).toContain('"eventId":1')
    await page.goto('/dashboard')
    await page.goto(address)
    await expect(offer(page)).toBeVisible()
    await expect(choice).toBeHidden()
    await offer(page).getByRole('button', { name: 'Descartar' }).click()
    await expect(choice).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field(page, 'Objeto')).toHaveValue(/^Refeições – /)
    await page.goto('/dashboard')
    await expect(async () => expect([await keptDrafts(page), await heldByTab(page)]).toEqual([[], []])).toPass()
  },
)
