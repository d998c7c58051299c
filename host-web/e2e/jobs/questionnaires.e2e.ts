import type { Page } from '@playwright/test'
import { choose, doWithRecord, expectStatus, field, toast } from '../clerk.js'
import { questionnaires, unique } from '../records.js'
import { expect, expectPresses, test } from './job.js'
import { endSession, ownSession, signInAgain } from './sessionLoss.js'

/** As an office writes it: a title, loud headings with weights, numbers, options by dashes, notes in parentheses. */
const written = `ROTEIRO DE VISTORIA DE GINÁSIOS

SEGURANÇA (peso 50)
1. As saídas de emergência estão livres? (peso 3)
2. Se não, o que as obstrui?
3. Há extintores dentro do prazo? (peso 2)
4. Quantos extintores há no local?
5. Há iluminação de emergência?
6. O alvará de funcionamento está exposto? (sim/não)
7. Qual a data de validade do alvará?
8. Qual a lotação máxima? (pessoas)

CONSERVAÇÃO (peso 30)
9. Como está o piso?
- Bom (10)
- Regular (5)
- Ruim (0, não conforme)
10. As traves e tabelas estão fixas?
11. Em caso negativo, quais estão soltas?
12. Há goteiras?
13. Avalie a limpeza de 1 a 5
14. Descreva os reparos necessários (opcional)
15. Que equipamentos há? (marque todas)
- Placar
- Rede
- Tabela

ACESSIBILIDADE (peso 20)
16. Há rota acessível até a quadra?
17. Há lugares reservados?
18. Os sanitários são acessíveis?
19. Horário de funcionamento do local
20. Assinatura do responsável pelo local`

const line = (page: Page, code: string) => page.locator(`[data-line="${code}"]`)

async function publish(page: Page): Promise<void> {
  await doWithRecord(page, 'Publicar…')
  await page.getByRole('dialog').locator('[type="submit"]').click()
  await expectStatus(page, 'Publicado')
}

test('a manager makes a questionnaire of twenty pasted questions, publishes it, and its next edition', async ({ page, presses }) => {
  test.setTimeout(180_000)
  const title = `Ginásios ${unique()}`
  await presses.detour(() => ownSession(page))
  await page.goto(questionnaires)
  await page.getByRole('link', { name: 'Novo questionário' }).click()
  await field(page, 'Título').first().fill(title)
  await choose(page, 'Aplica-se a', 'Local')
  await page.getByRole('checkbox', { name: 'Pontuado' }).check()
  await expect(field(page, 'Nota mínima')).toHaveValue(/^70/)
  await page.getByRole('button', { name: 'Colar perguntas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Colar perguntas' })
  await dialog.getByRole('textbox', { name: 'Texto com as perguntas' }).fill(written)
  await expect(dialog.getByRole('heading', { name: /Segurança/ })).toBeVisible()
  // These two always apply, and are changed together.
  for (const statement of ['Há goteiras?', 'Há lugares reservados?']) await dialog.getByRole('checkbox', { name: statement }).check()
  await field(dialog, 'Tipo das 2 perguntas marcadas').fill('Sim ou não')
  await dialog.getByRole('option', { name: 'Sim ou não', exact: true }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Há goteiras? Sim ou não' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Inserir 20 perguntas' }).click()
  await expect(page.locator('[data-line]')).toHaveCount(20)
  await expect(line(page, 'P2')).toContainText('Mostrar se P1 é não')
  await expect(line(page, 'P11')).toContainText('Mostrar se P10 é não')
  // Three of eight weights of a section of fifty; a text never scores.
  await expect(line(page, 'P1')).toContainText('21,4 % da nota')
  await expect(line(page, 'P2')).not.toContainText('da nota')
  await expect(page.getByText('Os pesos das seções somam 100.')).toBeVisible()

  await presses.detour(async () => {
    // A reload offers what was typed.
    await page.reload()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.locator('[data-line]')).toHaveCount(20)
    // A text never has points, so it has no weight.
    await line(page, 'P2').click()
    const open = page.locator('.ep-builder-card')
    await expect(field(page, 'Enunciado')).toHaveValue('O que as obstrui?')
    await expect(open.getByRole('textbox', { name: 'Peso', exact: true })).toHaveCount(0)
    await line(page, 'P1').click()
    await expect(open.getByRole('textbox', { name: 'Peso', exact: true })).toHaveValue('3')
    await line(page, 'P1').click()
  })
  await line(page, 'P14').click()
  await field(page, 'Mostrar').click()
  await page.getByRole('option', { name: /^P9/ }).click()
  await field(page, 'Resposta').click()
  await page.getByRole('option', { name: /Ruim/ }).click()
  await expect(line(page, 'P14')).toContainText('Mostrar se P9 é “Ruim”')
  await presses.detour(async () => {
    // The session ended elsewhere: the twenty questions stay while the password is asked.
    await endSession(page)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await signInAgain(page)
    await expect(page.locator('[data-line]')).toHaveCount(20)
  })
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  const second = await presses.detour(async () => {
    await expect(page).not.toHaveURL(/novo/)
    const window = await page.context().newPage()
    await window.goto(page.url())
    await expectStatus(window, 'Rascunho')
    return window
  })
  await publish(page)
  await presses.detour(async () => {
    // The second window still offers it: pressed there, it is told what happened and shows what a published one offers.
    await doWithRecord(second, 'Publicar…')
    const dialog = second.getByRole('dialog')
    await dialog.locator('[type="submit"]').click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Voltar' }).click()
    await expectStatus(second, 'Publicado')
    await expect(second.getByRole('button', { name: 'Nova versão' })).toBeVisible()
    await second.close()
  })

  await page.getByRole('button', { name: 'Nova versão' }).click()
  await expect(page.getByRole('link', { name: 'Versão 1' })).toBeVisible()
  await line(page, 'P5').click()
  await field(page, 'Enunciado').fill('A iluminação de emergência funciona?')
  await field(page, 'Peso').first().fill('2')
  await presses.detour(async () => {
    await page.goBack()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Continuar editando' }).click()
  })
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await publish(page)
  await page.getByRole('button', { name: 'Comparar com a versão 1' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Alterada P5' })).toContainText('A iluminação de emergência funciona?')
  expectPresses(12, presses, 50)

  await page.goto(`${questionnaires}?busca=${encodeURIComponent(title)}&status=publicado`)
  await expect(page.getByRole('row', { name: title })).toContainText('20')
})
