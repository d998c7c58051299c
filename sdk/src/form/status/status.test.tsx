import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { locales } from '../../core/locale.js'
import { person } from '../../resources/people/person/resource.js'
import { failure } from '../../testing/answers.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const PersonForm = formScreen(person)
let form: Rendered
const text = (name: string) => page.getByRole('textbox', { name, exact: true })
const reason = () => page.getByRole('textbox', { name: /^Motivo/ })
const dialog = () => page.getByRole('dialog')
const confirm = () => dialog().getByRole('button').last().click()
const stored = () => form.api.records('person').find(({ id }) => id === 5)
const open = async () => {
  form = renderForm(<PersonForm params={{ id: '5' }} />, { address: '/pessoas/5' })
  await expect.element(text('Nome')).toBeVisible()
}
const command = async (name: string) => {
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name }).click()
}
afterEach(() => form.unmount())

/** Another person registers the death. */
const registerElsewhere = () => {
  const body = JSON.stringify({ transition: 'registerDeath', reason: 'Certidão de óbito 456', version: stored()?.version })
  return form.api.fetch('/api/admin/v1/pessoas/5/situacao', { method: 'POST', body })
}

async function confirmTooLate(): Promise<void> {
  await open()
  await command('Registrar falecimento…')
  await reason().fill('Certidão de óbito 123')
  await registerElsewhere()
  await confirm()
}

describe('a change of status', () => {
  it('that met the end of the session says that it was not made, and is made with the next press', async () => {
    await open()
    await command('Registrar falecimento…')
    await reason().fill('Certidão de óbito 123')
    form.intercept('POST /pessoas/5/situacao', () => failure(401, 'unauthorized'))
    await confirm()
    await expect.element(dialog().getByText(/você entrou de novo. Nada foi salvo ainda: faça outra vez/)).toBeVisible()
    await confirm()
    await expect.element(page.getByText('Situação alterada para Falecido')).toBeVisible()
  })

  it('is made with its reason, and leaves a record that can only be read', async () => {
    await open()
    await command('Registrar falecimento…')
    await expect.element(dialog().getByText('De “Ativo” para “Falecido”.')).toBeVisible()
    await reason().fill('Certidão de óbito 123')
    await confirm()
    await expect.element(page.getByText('Situação alterada para Falecido')).toBeVisible()
    expect(stored()?.status).toBe('falecido')
    await expect.element(page.getByText(/O falecimento desta pessoa foi registrado/)).toBeVisible()
    await expect.element(page.getByText(/Motivo: Certidão de óbito 123/)).toBeVisible()
    await expect.element(text('Nome')).toHaveAttribute('readonly')
    await expect.element(page.getByRole('button', { name: 'Salvar', exact: true })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Desfazer o registro de falecimento…' })).toBeVisible()
    expect(
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Desfazer o registro de falecimento…', 'Dados pessoais', 'Duplicar'])
  })

  it('can be taken back by its own transition', async () => {
    await open()
    await command('Registrar falecimento…')
    await reason().fill('Certidão de óbito 123')
    await confirm()
    await expect.element(text('Nome')).toHaveAttribute('readonly')
    await command('Desfazer o registro de falecimento…')
    await reason().fill('Homônimo registrado por engano')
    await confirm()
    await expect.element(text('Nome')).not.toHaveAttribute('readonly')
    expect(stored()?.status).toBe('inativo')
  })

  it('has its dialog though the one before has not faded away yet', async () => {
    await open()
    await command('Registrar falecimento…')
    await expect.element(reason()).toHaveFocus()
    const [left] = dialog().elements()
    await dialog().getByRole('button', { name: 'Voltar' }).click()
    const press = (of: ReturnType<typeof page.getByRole>) => of.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    press(page.getByRole('button', { name: 'Mais ações', includeHidden: true }))
    await expect.element(page.getByRole('menuitem', { name: 'Registrar falecimento…' })).toBeInTheDocument()
    press(page.getByRole('menuitem', { name: 'Registrar falecimento…' }))
    await expect.poll(() => left?.isConnected).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 600))
    await expect.element(reason()).toBeVisible()
  })

  it('asks for a reason of at least ten characters before it asks the server', async () => {
    await open()
    await command('Registrar falecimento…')
    await expect.element(reason()).toHaveFocus()
    await confirm()
    await expect.element(dialog().getByText('Obrigatório')).toBeVisible()
    await expect.element(reason()).toHaveFocus()
    await reason().fill('óbito')
    await confirm()
    await expect.element(dialog().getByText('Use pelo menos 10 caracteres')).toBeVisible()
    // The length is said once.
    await expect.element(reason()).toHaveAccessibleDescription('Use pelo menos 10 caracteres · Fica no histórico.')
    await reason().fill('..........')
    await confirm()
    await expect.element(dialog().getByText('Escreva com palavras')).toBeVisible()
    expect(form.api.calls.some((call) => call.startsWith('POST') && call.includes('situacao'))).toBe(false)
  })

  it('has what was typed saved first', async () => {
    await open()
    await text('Nome').fill('Carlos Renomeado Bressan')
    await command('Registrar falecimento…')
    await expect.element(page.getByRole('alertdialog', { name: 'Salvar as alterações antes?' })).toBeVisible()
    await page.getByRole('button', { name: 'Salvar e continuar' }).click()
    await reason().fill('Certidão de óbito 123')
    expect(stored()?.name).toBe('Carlos Renomeado Bressan')
    await confirm()
    await expect.poll(() => stored()?.status).toBe('falecido')
  })

  it('does not begin while what was typed is not wanted saved', async () => {
    await open()
    await text('Nome').fill('Carlos Renomeado Bressan')
    await command('Registrar falecimento…')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar' }).click()
    await expect.element(reason()).not.toBeInTheDocument()
    await expect.element(text('Nome')).toHaveValue('Carlos Renomeado Bressan')
  })

  it('says that somebody else was faster, keeps the reason, and goes through the second time', async () => {
    await open()
    await command('Registrar falecimento…')
    await reason().fill('Certidão de óbito 123')
    await form.api.fetch('/api/admin/v1/pessoas/acoes/inativar', { method: 'POST', body: JSON.stringify({ ids: [5] }) })
    await confirm()
    await expect.element(dialog().getByRole('alert')).toBeVisible()
    await expect.element(dialog().getByText('De “Inativo” para “Falecido”.')).toBeVisible()
    await expect.element(reason()).toHaveValue('Certidão de óbito 123')
    await confirm()
    await expect.poll(() => stored()?.status).toBe('falecido')
  })

  it('that another person already made cannot be confirmed again, and keeps the reason to be copied', async () => {
    await confirmTooLate()
    await expect.element(dialog().getByText(/^A situação agora é “Falecido”, e esta mudança não cabe mais\./)).toBeVisible()
    // Nothing is left to confirm, and nothing else is said.
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(/^A situação agora é “Falecido”/)
    await expect.element(reason()).toHaveValue('Certidão de óbito 123')
    await expect.element(dialog().getByRole('button', { name: 'Registrar falecimento' })).not.toBeInTheDocument()
  })

  it('that another person already made shows no empty reason', async () => {
    await confirmTooLate()
    await expect.element(dialog().getByText(/O que você digitou pode ser copiado\./)).toBeVisible()
    await reason().fill('')
    await expect
      .element(dialog().getByText(/^A situação agora é “Falecido”, e esta mudança não cabe mais\. Alterado por .+ em \d/))
      .toBeVisible()
    await expect.element(reason()).not.toBeInTheDocument()
  })

  it('that another person made meanwhile says what can no longer be saved, and keeps it in sight', async () => {
    await open()
    await text('Nome').fill('Carlos Renomeado Bressan')
    await registerElsewhere()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect
      .element(page.getByText(/não é possível salvar o que você alterou em: Nome\. O que você digitou continua aqui/))
      .toBeVisible()
    await expect.element(text('Nome')).toHaveValue('Carlos Renomeado Bressan')
    await page.getByRole('button', { name: 'Descartar as minhas alterações' }).click()
    await expect.element(text('Nome')).toHaveValue(String(stored()?.name))
    await expect.element(page.getByText(/continua aqui/)).not.toBeInTheDocument()
  })

  it('gives the focus back to its menu when it is called off', async () => {
    await open()
    await command('Registrar falecimento…')
    await expect.element(reason()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Mais ações' })).toHaveFocus()
  })

  it('has a name for every transition and a sentence for every final status, in every language', () => {
    form = renderForm(null)
    const { transitions, finalStatuses } = person.contract
    for (const locale of locales) {
      expect(Object.keys(person.messages[locale].transitions ?? {}).toSorted()).toEqual(
        [...new Set(transitions.map(({ name }) => name))].toSorted(),
      )
      expect(Object.keys(person.messages[locale].finalStatuses ?? {})).toEqual(finalStatuses)
    }
  })
})
