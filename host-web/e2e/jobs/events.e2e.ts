import { choose, doWithRecord, field, toast } from '../clerk.js'
import { inDays, typed } from '../days.js'
import { unique } from '../records.js'
import { expect, expectPresses, test } from './job.js'
import { endSession, ownSession, signInAgain } from './sessionLoss.js'

/** A day as people type it: `5/3/27`. */
const short = (days: number) => {
  const [year = '', month, day] = inDays(days).split('-')
  return `${Number(day)}/${Number(month)}/${year.slice(2)}`
}

test('job 15: an event from nothing to open inscriptions', async ({ page, presses }) => {
  test.setTimeout(150_000)
  await presses.detour(() => ownSession(page))
  await page.goto('/competicoes/eventos')
  await page.getByRole('link', { name: 'Novo evento' }).click()
  await choose(page, 'Competição', 'Jogos da Juventude do Paraná')
  await field(page, 'Edição').fill('38')
  await choose(page, 'Fase', 'Regional')
  await field(page, 'Etapa').fill(`Etapa ${unique()}`)

  const search = page.getByRole('searchbox', { name: 'Buscar em Municípios-sede' })
  const chosen = page.getByRole('group', { name: /^Escolhidos/ })
  for (const [letters, city] of [
    ['pato branco', 'Pato Branco'],
    ['palmas', 'Palmas'],
  ] as const) {
    await search.fill(letters)
    await expect(page.getByRole('group', { name: /^Disponíveis/ }).getByRole('button', { name: new RegExp(`^${city}`) })).toBeVisible()
    await search.press('Enter')
    await expect(chosen.getByRole('button', { name: new RegExp(`^${city}`) })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Adicionar: Locais de competição' }).click()
  const venue = page
    .getByRole('group', { name: /^Local 1|^Local de competição 1/ })
    .or(page.locator('[data-path^="venues[0]"]'))
    .first()
  await expect(venue).toBeVisible()
  await page.locator('[data-path="venues[0].name"]').getByRole('textbox').fill('Ginásio Dolivar Lavarda')

  await field(page, 'Primeiro dia').fill('31/02/2027')
  await presses.detour(async () => {
    // A day that does not exist stays in its field and is told at once.
    await field(page, 'Último dia').focus()
    await expect(field(page, 'Primeiro dia')).toHaveAccessibleDescription(/Data inválida/)
  })
  await field(page, 'Primeiro dia').fill(short(40))
  await field(page, 'Último dia').fill(short(44))
  await field(page, 'Início das inscrições').fill(short(-1))
  await field(page, 'Fim das inscrições').fill(short(30))
  await field(page, 'Cerimônia de abertura').click()
  await page.keyboard.type(`${short(40)} 19h30`)
  await expect(field(page, 'Primeiro dia')).toHaveValue(typed(inDays(40)))

  const modalities = page.getByRole('region', { name: 'Quem participa' }).getByRole('group', { name: /^Modalidades/ })
  for (const sport of ['Futsal', 'Handebol']) await modalities.getByRole('checkbox', { name: sport, exact: true }).check()
  await expect(field(page, 'Cerimônia de abertura')).toHaveValue(`${typed(inDays(40))} 19:30`)
  await presses.detour(async () => {
    // The page is closed by mistake: what was typed comes back.
    await page.reload()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(field(page, 'Cerimônia de abertura')).toHaveValue(`${typed(inDays(40))} 19:30`)
  })
  await choose(page, 'Coordenador', 'Ana Paula Ribeiro')
  await presses.detour(async () => {
    // The session ended elsewhere: the password is asked over the form.
    await endSession(page)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await signInAgain(page)
    await expect(field(page, 'Coordenador')).toHaveValue('Ana Paula Ribeiro')
  })
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  await presses.detour(async () => {
    // A second window adds a note meanwhile: the first one is told, reads the record anew, and goes on.
    await expect(page).not.toHaveURL(/novo/)
    const second = await page.context().newPage()
    await second.goto(page.url())
    await field(second, 'Observação').fill('Transporte pela prefeitura')
    await second.keyboard.press('Control+s')
    await expect(toast(second, 'Registro atualizado com sucesso')).toBeVisible()
    await second.close()
    await doWithRecord(page, 'Abrir inscrições…')
    const dialog = page.getByRole('dialog', { name: 'Abrir inscrições' })
    await dialog.locator('[type="submit"]').click()
    await expect(dialog.getByRole('alert')).toContainText('alterado em outro lugar')
    await dialog.getByRole('button', { name: 'Voltar' }).click()
    await expect(field(page, 'Observação')).toHaveValue('Transporte pela prefeitura')
  })

  await doWithRecord(page, 'Abrir inscrições…')
  await page.getByRole('dialog').locator('[type="submit"]').click()
  await expect(toast(page, 'Situação alterada para Inscrições abertas')).toBeVisible()

  await presses.detour(async () => {
    // Who registers a team reads the event in the list and on its page.
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    expect(name).toMatch(/^38º Jogos da Juventude do Paraná – Fase Regional – Etapa \w+/)
    await page.goto(`/competicoes/eventos?busca=${encodeURIComponent(name)}`)
    const row = page.getByRole('row', { name })
    await expect(row).toContainText('Inscrições abertas')
    await expect(row).toContainText('Pato Branco')
    await row.getByRole('link', { name }).click()
    await page.goBack()
    await expect(row).toBeVisible()
  })
  expectPresses(15, presses, 28)
})
