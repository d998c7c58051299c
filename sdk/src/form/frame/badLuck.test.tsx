import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { failure } from '../../testing/answers.js'
import { field, fillNew, openDepartment, save } from './departmentForm.testkit.js'
import { doWithRecord, type Rendered } from './renderForm.testkit.js'

let form: Rendered
const open = (id: string) => {
  form = openDepartment(id)
}
afterEach(() => form.unmount())

describe('bad luck', () => {
  it('leads to what was stored where the answer got lost and the draft has changed since', async () => {
    open('novo')
    await fillNew()
    form.intercept('POST /administrativo/departamentos', async (pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    await save().click()
    await expect.element(page.getByText(/^Sem resposta do servidor/)).toBeVisible()
    await field('Nome').fill('Setor de Transportes')
    await save().click()
    const alert = page.getByRole('alert').filter({ hasText: 'O envio anterior chegou ao servidor' })
    const stored = form.api.records('department').at(-1)
    const address = expect.stringContaining(`/administrativo/departamentos/${stored?.id}`)
    await expect.element(alert.getByRole('link', { name: 'Setor de Transporte' })).toHaveAttribute('href', address)
    await expect.element(field('Nome')).toHaveValue('Setor de Transportes')
  })

  it('deletes once what is deleted again after a lost answer', async () => {
    open('6')
    form.intercept('DELETE', async (pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    await doWithRecord('Excluir')
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    await expect.element(page.getByText('Registro excluído')).toBeVisible()
    expect(form.navigation.getLocation().pathname).toBe('/administrativo/departamentos')
  })

  it('keeps unsaved edits when the save fails, and saves them on retry', async () => {
    open('2')
    await field('Nome').fill('Diretoria de Esportes')
    form.intercept('PUT', () => Promise.reject(new TypeError('Failed to fetch')))
    await save().click()
    await expect.element(page.getByText(/Sem resposta do servidor/)).toBeVisible()
    await expect.element(field('Nome')).toHaveValue('Diretoria de Esportes')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(page.getByText('Registro atualizado com sucesso')).toBeVisible()
    await expect.element(page.getByText('Alterações não salvas')).not.toBeInTheDocument()
  })

  it.each(['access-ended', 'unavailable'])('saves on retry in the notice after a refusal that passes: %s', async (code) => {
    open('2')
    await field('Nome').fill('Diretoria de Esportes')
    form.intercept('PUT', () => failure(code === 'unavailable' ? 503 : 403, code))
    await save().click()
    await page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(page.getByText('Registro atualizado com sucesso')).toBeVisible()
  })

  it('puts what the server refuses on its field', async () => {
    open('2')
    await field('Sigla').fill('SEES')
    form.intercept('PUT', () => failure(409, 'duplicate', { issues: [{ path: 'acronym', code: 'duplicate' }] }))
    await save().click()
    await expect.element(page.getByRole('button', { name: 'Sigla: Registro já existe' })).toBeVisible()
    await field('Sigla').fill('SEES/X')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('puts the changes of two people together when they changed different fields', async () => {
    open('2')
    await field('Nome').fill('Minha Diretoria')
    const current = { ...form.api.records('department').find(({ id }) => id === 2), version: 2, extension: '123' }
    form.intercept('PUT', () => failure(412, 'stale', { data: current }))
    await save().click()
    await expect.element(page.getByRole('alert').getByText(/: Ramal\. Essas alterações já estão no formulário/)).toBeVisible()
    await expect.element(field('Nome')).toHaveValue('Minha Diretoria')
    await expect.element(field('Ramal')).toHaveValue('123')
    await expect.element(page.getByText('Alterações não salvas')).toBeVisible()
  })

  it('says what became of the record where the other person only changed its status', async () => {
    open('2')
    await field('Nome').fill('Minha Diretoria')
    const stored = form.api.records('department').find(({ id }) => id === 2)
    const current = { ...stored, version: 2, status: stored?.status === 'ativo' ? 'inativo' : 'ativo' }
    form.intercept('PUT', () => failure(412, 'stale', { data: current }))
    await save().click()
    await expect.element(page.getByRole('alert').getByText(/^A situação mudou de “Ativo” para “Inativo”/)).toBeVisible()
    await expect.element(field('Nome')).toHaveValue('Minha Diretoria')
  })

  it('lets me choose, field by field, where two people changed the same', async () => {
    open('2')
    await field('Nome').fill('Minha Diretoria')
    await field('Telefone').fill('4133330000')
    const stored = form.api.records('department').find(({ id }) => id === 2)
    const current = { ...stored, version: 2, name: 'Outra', phone: '4133331111', extension: '123' }
    form.intercept('PUT', () => failure(412, 'stale', { data: current }))
    await save().click()
    const dialog = page.getByRole('dialog', { name: 'Compare e escolha' })
    await expect.element(dialog.getByText('Estas alterações da outra pessoa entram sem conflito: Ramal.')).toBeVisible()
    const name = dialog.getByRole('group', { name: 'Nome' })
    const phone = dialog.getByRole('group', { name: 'Telefone' })
    await expect.element(phone.getByText('(41) 3333-1111')).toBeVisible()
    await dialog.getByRole('button', { name: 'Todos os atuais' }).click()
    await name.getByRole('radio', { name: /Sua alteração/ }).click()
    await dialog.getByRole('button', { name: 'Aplicar as escolhas' }).click()
    await expect.element(page.getByText('As duas versões estão reunidas no formulário. Confira e salve.')).toBeVisible()
    await expect.element(field('Nome')).toHaveValue('Minha Diretoria')
    await expect.element(field('Telefone')).toHaveValue('(41) 3333-1111')
    await expect.element(field('Ramal')).toHaveValue('123')
    await expect.element(page.getByText('Alterações não salvas')).toBeVisible()
  })

  it('changes nothing while I put the choice off, and leads back to it', async () => {
    open('2')
    await field('Nome').fill('Minha Diretoria')
    const current = { ...form.api.records('department').find(({ id }) => id === 2), version: 2, name: 'Outra' }
    form.intercept('PUT', () => failure(412, 'stale', { data: current }))
    await save().click()
    await page.getByRole('button', { name: 'Decidir depois' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(field('Nome')).toHaveValue('Minha Diretoria')
    await page.getByRole('button', { name: 'Comparar e escolher' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Compare e escolha' })).toBeVisible()
    await page.getByRole('button', { name: 'Decidir depois' }).click()
    await page.getByRole('button', { name: 'Descartar as minhas alterações' }).click()
    await expect.element(field('Nome')).toHaveValue('Outra')
  })

  it('offers to stop waiting after eight seconds, and loses nothing', async () => {
    open('2')
    await field('Nome').fill('Diretoria de Esportes')
    form.intercept('PUT', () => new Promise(() => undefined))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await save().click()
    await vi.advanceTimersByTimeAsync(8100)
    vi.useRealTimers()
    await expect.element(page.getByText('Está demorando mais do que o normal.')).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Cancelar' }).click()
    await expect.element(page.getByText(/Você parou de esperar/)).toBeVisible()
    await expect.element(field('Nome')).toHaveValue('Diretoria de Esportes')
  })

  it('keeps what was typed over the end of the session; saving again is up to the person', async () => {
    open('2')
    await field('Nome').fill('Diretoria de Esportes')
    form.intercept('PUT', () => failure(401, 'unauthorized'))
    await save().click()
    await expect.element(page.getByText(/Nada foi salvo ainda/)).toBeVisible()
    await save().click()
    await expect.element(page.getByText('Registro atualizado com sucesso')).toBeVisible()
  })

  it('asks before unsaved edits are left behind', async () => {
    open('2')
    await field('Nome').fill('Diretoria de Esportes')
    await page.getByRole('link', { name: 'Departamentos' }).click()
    await expect.element(page.getByRole('alertdialog', { name: 'Sair sem salvar?' })).toBeVisible()
    await page.getByRole('button', { name: 'Continuar editando' }).click()
    expect(form.navigation.getLocation().pathname).toBe('/administrativo/departamentos/2')
    await expect.element(field('Nome')).toHaveValue('Diretoria de Esportes')
  })
})
