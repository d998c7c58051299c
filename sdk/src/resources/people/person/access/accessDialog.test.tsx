import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { doWithRecord, type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { failure, success } from '../../../../testing/answers.js'
import { PersonForm } from '../screens/PersonForm.js'

let form: Rendered
afterEach(() => form.unmount())

const account = {
  username: 'carlos.bressan',
  email: 'carlos@esporte.pr.gov.br',
  isActive: true,
  isPersonGone: false,
  isOwn: false,
  managesUsers: false,
  hasFactor: false,
  powers: null,
  enteredAt: '2026-11-30T11:00:00Z',
  sessions: 2,
  linkUntil: null,
  askedAt: null,
  signIns: [
    { at: '2026-10-02T11:00:00Z', device: 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' },
    { at: '2026-10-01T11:20:00Z', device: null },
  ],
  deeds: [
    { at: '2026-11-29T10:00:00Z', event: 'password', by: 'Carlos Eduardo Bressan' },
    { at: '2026-11-28T10:00:00Z', event: 'made', by: null },
  ],
}
const link = { code: 'A'.repeat(43), expiresAt: '2026-12-01T11:00:00Z' }
const path = '/pessoas/5/acesso'
const dialog = page.getByRole('dialog', { name: 'Acesso ao sistema: Carlos Eduardo Bressan' })

/** Opens the person of the samples as a manager of accounts; `present` is the account that the server answers. */
async function open(present: object | null): Promise<void> {
  form = renderForm(<PersonForm params={{ id: '5' }} />, { address: '/pessoas/5' })
  form.intercept('GET /sessao', () => success({ data: { access: { isReadOnly: false, screens: null, managesUsers: true } } }))
  form.intercept(`GET ${path}`, () => success({ data: present }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Carlos Eduardo Bressan' })).toBeVisible()
  await doWithRecord('Acesso ao sistema')
  await expect.element(dialog).toBeVisible()
}

describe('the account of a person', () => {
  it('is offered to managers of accounts only', async () => {
    form = renderForm(<PersonForm params={{ id: '5' }} />, { address: '/pessoas/5' })
    await page.getByRole('button', { name: 'Mais ações' }).first().click()
    await expect.element(page.getByRole('menuitem', { name: 'Inativar' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Acesso ao sistema' }).elements()).toEqual([])
  })

  it('says who signs in in two steps, and ends that for somebody who lost the phone, once it was asked', async () => {
    await open({ ...account, hasFactor: true })
    await expect.element(dialog.getByText('Ligada', { exact: true })).toBeVisible()
    let sent: unknown
    form.intercept(`PATCH ${path}`, (_, request) => {
      sent = JSON.parse(request?.body as string)
      return success({ data: account })
    })
    await dialog.getByRole('button', { name: 'Desligar a verificação em duas etapas' }).click()
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByText(/^Para quem perdeu o celular/)).toBeVisible()
    await question.getByRole('button', { name: 'Desligar a verificação em duas etapas' }).click()
    await expect.element(dialog.getByText('Ligada', { exact: true })).not.toBeInTheDocument()
    expect(sent).toEqual({ hasFactor: false })
    expect(dialog.getByRole('button', { name: /duas etapas/ }).elements()).toEqual([])
  })

  it('is opened by an address, which forgets it when it closes', async () => {
    form = renderForm(<PersonForm params={{ id: '5' }} />, { address: '/pessoas/5?painel=acesso&outro=1' })
    form.intercept('GET /sessao', () => success({ data: { access: { isReadOnly: false, screens: null, managesUsers: true } } }))
    form.intercept(`GET ${path}`, () => success({ data: account }))
    await expect.element(dialog.getByText('carlos.bressan', { exact: true })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(form.navigation.getLocation()).toMatchObject({ pathname: '/pessoas/5', search: '?outro=1' })
    // The same address again, from a notice.
    form.intercept(`GET ${path}`, () => success({ data: account }))
    form.navigation.navigate('/pessoas/5?painel=acesso')
    await expect.element(dialog).toBeVisible()
  })

  it('is not opened by an address for somebody who manages no accounts', async () => {
    form = renderForm(<PersonForm params={{ id: '5' }} />, { address: '/pessoas/5?painel=acesso' })
    await page.getByRole('button', { name: 'Mais ações' }).first().click()
    await expect.element(page.getByRole('menuitem', { name: 'Inativar' })).toBeVisible()
    expect(dialog.elements()).toEqual([])
  })

  it('is made with the name that the person’s suggests, and shows its link once, without touching the form below', async () => {
    await open(null)
    await expect.element(dialog.getByLabelText('Usuário')).toHaveValue('carlos.bressan')
    let sent: unknown
    form.intercept(`POST ${path}`, (_, request) => {
      sent = JSON.parse(request?.body as string)
      return success({ data: link })
    })
    form.intercept(`GET ${path}`, () => success({ data: { ...account, linkUntil: link.expiresAt, sessions: 0, enteredAt: null } }))
    await dialog.getByLabelText('E-mail').fill('carlos@esporte.pr.gov.br')
    await dialog.getByRole('button', { name: 'Dar acesso' }).click()
    await expect
      .element(dialog.getByLabelText('Link para escolher a senha'))
      .toHaveValue(`${location.origin}/recuperar-senha#codigo=${link.code}`)
    expect(sent).toEqual({ username: 'carlos.bressan', email: 'carlos@esporte.pr.gov.br' })
    await expect.element(dialog.getByText('Nunca')).toBeVisible()
    // Sent in the dialog, not in the person's form.
    expect(page.getByText('Nenhuma alteração foi feita').elements()).toEqual([])
  })

  it('that is refused says which field another person has', async () => {
    await open(null)
    form.intercept(`POST ${path}`, () => failure(409, 'duplicate', { issues: [{ path: 'username', code: 'duplicate' }] }))
    await dialog.getByLabelText('E-mail').fill('carlos@esporte.pr.gov.br')
    await dialog.getByRole('button', { name: 'Dar acesso' }).click()
    await expect.element(dialog.getByLabelText('Usuário')).toHaveAccessibleDescription('Outra pessoa já tem este usuário')
    await expect.element(dialog.getByLabelText('E-mail')).toHaveValue('carlos@esporte.pr.gov.br')
    await expect.element(dialog.getByText('Registro já existe')).toBeVisible()
    await dialog.getByLabelText('Usuário').fill('carlos.b')
    await expect.element(dialog.getByLabelText('Usuário')).toHaveAccessibleDescription('')
    expect(dialog.getByText('Registro já existe').elements()).toEqual([])
    // An empty one likewise.
    await dialog.getByLabelText('E-mail').fill('')
    await dialog.getByRole('button', { name: 'Dar acesso' }).click()
    await expect.element(dialog.getByLabelText('E-mail')).toHaveAccessibleDescription(/obrigatóri/i)
    await dialog.getByLabelText('E-mail').fill('c')
    await expect.element(dialog.getByLabelText('E-mail')).toHaveAccessibleDescription('')
  })

  it('changes its user name and e-mail', async () => {
    await open({ ...account, isOwn: true })
    await dialog.getByRole('button', { name: 'Alterar usuário e e-mail' }).click()
    await expect.element(dialog.getByLabelText('Usuário')).toHaveFocus()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Alterar usuário e e-mail' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await dialog.getByLabelText('Usuário').fill('carlos.b')
    const sent: unknown[] = []
    form.intercept(`PATCH ${path}`, (_, request) => {
      sent.push(JSON.parse(request?.body as string))
      return failure(409, 'duplicate', { issues: [{ path: 'username', code: 'duplicate' }] })
    })
    await dialog.getByRole('button', { name: 'Salvar usuário e e-mail' }).click()
    await expect.element(dialog.getByLabelText('Usuário')).toHaveAccessibleDescription('Outra pessoa já tem este usuário')
    await dialog.getByLabelText('Usuário').fill('carlos.bressan2')
    const deeds = [{ at: '2026-11-30T10:00:00Z', event: 'username', by: 'Ana Paula Ribeiro' }]
    form.intercept(`PATCH ${path}`, () => success({ data: { ...account, username: 'carlos.bressan2', deeds } }))
    await dialog.getByRole('button', { name: 'Salvar usuário e e-mail' }).click()
    await expect.element(dialog.getByText('carlos.bressan2', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText('Usuário alterado, por Ana Paula Ribeiro')).toBeVisible()
    expect(sent).toEqual([{ username: 'carlos.b', email: account.email }])
  })

  it('that was made while the answer got lost is shown, with the way to another link', async () => {
    await open(null)
    form.intercept(`POST ${path}`, () => failure(409, 'account-exists'))
    form.intercept(`GET ${path}`, () => success({ data: account }))
    await dialog.getByLabelText('E-mail').fill('carlos@esporte.pr.gov.br')
    await dialog.getByRole('button', { name: 'Dar acesso' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Gerar link para a senha' })).toBeVisible()
  })

  it('is closed and opened at once, and says what happened and who did it', async () => {
    await open(account)
    await expect.element(dialog.getByText('Senha definida, por Carlos Eduardo Bressan')).toBeVisible()
    await expect.element(dialog.getByText('Acesso criado, por quem opera o servidor')).toBeVisible()
    const entered = dialog.getByRole('region', { name: 'Últimas entradas' }).getByRole('listitem')
    await expect.element(entered.nth(0)).toMatchTextContent(/Firefox · Windows/)
    await expect.element(entered.nth(1)).toMatchTextContent(/Navegador desconhecido/)
    form.intercept(`PATCH ${path}`, () => success({ data: { ...account, isActive: false, sessions: 0 } }))
    await dialog.getByRole('button', { name: 'Encerrar acesso' }).click()
    await expect.element(dialog.getByText('Encerrado', { exact: true })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Gerar link para a senha' }).elements()).toEqual([])
    form.intercept(`PATCH ${path}`, () => success({ data: account }))
    await dialog.getByRole('button', { name: 'Liberar acesso' }).click()
    await expect.element(dialog.getByText('Pode entrar')).toBeVisible()
  })

  it('of a person who is gone is of no use, and says so', async () => {
    await open({ ...account, isPersonGone: true })
    await expect.element(dialog.getByText('Encerrado: a pessoa não está ativa')).toBeVisible()
    for (const name of ['Encerrar acesso', 'Gerar link para a senha']) expect(dialog.getByRole('button', { name }).elements()).toEqual([])
  })

  it('of the reader is not theirs to close', async () => {
    await open({ ...account, isOwn: true, managesUsers: true })
    await expect.element(dialog.getByText(/Este é o seu acesso/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Encerrar acesso' }).elements()).toEqual([])
    expect(dialog.getByRole('checkbox').elements()).toEqual([])
  })

  it('tells a request for a new password, and gives a link for it', async () => {
    await open({ ...account, askedAt: '2026-11-30T12:00:00Z' })
    await expect.element(dialog.getByText(/^Pediu uma nova senha em 30\/11\/2026/)).toBeVisible()
    form.intercept(`POST ${path}/link`, () => failure(503, 'unavailable'))
    await dialog.getByRole('button', { name: 'Gerar link para a senha' }).click()
    await expect.element(dialog.getByText(/servidor está indisponível/)).toBeVisible()
    form.intercept(`POST ${path}/link`, () => success({ data: link }))
    form.intercept(`GET ${path}`, () => success({ data: { ...account, linkUntil: link.expiresAt } }))
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(dialog.getByLabelText('Link para escolher a senha')).toBeVisible()
  })

  it('that cannot be read is asked for again', async () => {
    form = renderForm(<PersonForm params={{ id: '5' }} />, { address: '/pessoas/5' })
    form.intercept('GET /sessao', () => success({ data: { access: { isReadOnly: false, screens: null, managesUsers: true } } }))
    form.intercept(`GET ${path}`, () => failure(503, 'unavailable'))
    await doWithRecord('Acesso ao sistema')
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    form.intercept(`GET ${path}`, () => success({ data: account }))
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(dialog.getByText('carlos.bressan', { exact: true })).toBeVisible()
    // The pressed button is gone: the dialog takes the focus back a frame later.
    await expect.poll(() => document.activeElement).not.toBe(document.body)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Mais ações' }).first()).toHaveFocus()
  })

  it('says what the person may do, and sends only what can be read', async () => {
    await open(account)
    let sent: unknown
    const powers = { reads: [], writes: ['pessoas'], acts: ['decidir'], decidesUpTo: '1500.5' }
    form.intercept(`PATCH ${path}`, (_, request) => {
      sent = JSON.parse(request?.body as string)
      return success({ data: { ...account, powers } })
    })
    const save = dialog.getByRole('button', { name: 'Salvar o que pode fazer' })
    expect(save.elements()).toEqual([])
    await userEvent.click(dialog.getByLabelText('Só o que for marcado'))
    // Nothing is marked before somebody marks it.
    expect(dialog.getByRole('radio', { name: 'Nada', checked: true }).elements()).toHaveLength(7)
    expect(dialog.getByRole('checkbox', { checked: true }).elements()).toHaveLength(0)
    await userEvent.click(dialog.getByRole('radiogroup', { name: 'Pessoas' }).getByLabelText('Vê e altera'))
    await userEvent.click(dialog.getByLabelText(/^Decide/))
    const amount = dialog.getByLabelText('Aprova até (R$)')
    await amount.fill('mil')
    await save.click()
    await expect.element(amount).toHaveAccessibleDescription(/^Informe um valor em reais/)
    expect(sent).toBe(undefined)
    await amount.fill('R$ 1.500,50')
    await save.click()
    await expect.element(amount).toHaveValue('1.500,50')
    expect(sent).toEqual({ powers })
    await expect.poll(() => save.elements()).toEqual([])
  })
})
