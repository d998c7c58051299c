import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { success } from '../../testing/answers.js'
import { listScreen } from '../frame/listScreen.js'
import { listPath, type RenderedList, renderList } from '../frame/renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
beforeEach(() => page.viewport(1200, 700))
afterEach(() => list.unmount())

const row = (name: string) => page.getByRole('row', { name, exact: true })
const deleted = async (count: number) => {
  list = renderList(List)
  await expect.element(row('Setor 001')).toBeVisible()
  const ids = Array.from({ length: count }, (_, place) => place + 1)
  await list.api.fetch(`/api/admin/v1${listPath}/acoes/excluir`, { method: 'POST', body: JSON.stringify({ ids }) })
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Registros excluídos' }).click()
  await expect.element(page.getByText('Excluídos nos últimos 30 dias.')).toBeVisible()
  await expect.element(row(`Setor ${String(count).padStart(3, '0')}`)).toBeVisible()
}
const names = () =>
  page
    .getByRole('row')
    .getByText(/^Setor \d/)
    .elements()
    .map(({ textContent }) => textContent)

describe('deleted records', () => {
  it('stand apart: with the time that is left, and no way to edit them', async () => {
    await deleted(3)
    expect(list.address()).toBe(`${listPath}?excluidos=1`)
    await expect.element(row('Setor 001').getByText('30 dias')).toBeVisible()
    await expect.element(row('Setor 001').getByRole('link')).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Novo departamento' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Ações de Setor 001' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Restaurar' })).toHaveFocus()
    const offered = page.getByRole('menuitem').elements()
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Restaurar', 'Copiar a linha'])
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Exclusão desfeita')).toBeVisible()
    await expect.element(row('Setor 001')).not.toBeInTheDocument()
    await page.getByRole('link', { name: 'Voltar à lista' }).click()
    await expect.element(row('Setor 001')).toBeVisible()
  })

  it('come newest first, and oldest first when their moment is pressed', async () => {
    await deleted(3)
    await expect.poll(names).toEqual(['Setor 003', 'Setor 002', 'Setor 001'])
    const moment = page.getByRole('columnheader', { name: 'Excluído em' })
    await expect.element(moment).toHaveAttribute('aria-sort', 'descending')
    await moment.getByRole('button').click()
    await expect.element(moment).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(names).toEqual(['Setor 001', 'Setor 002', 'Setor 003'])
    expect(list.address()).toBe(`${listPath}?ordem=updatedAt&excluidos=1`)
    await moment.getByRole('button').click()
    await expect.poll(names).toEqual(['Setor 003', 'Setor 002', 'Setor 001'])
  })

  it('are restored all at once, with the reason for each that cannot be', async () => {
    await deleted(40)
    await page.getByRole('checkbox', { name: 'Selecionar esta página' }).click()
    await page.getByRole('button', { name: 'Selecionar os 40 registros' }).click()
    const restore = list.intercept(`POST ${listPath}/acoes/restaurar`, () =>
      success({ data: { done: 39, refused: [{ id: 7, label: 'Setor 007', code: 'duplicate' }] } }),
    )
    await page.getByRole('button', { name: 'Restaurar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Não foi possível restaurar Setor 007' })
    await expect.element(dialog.getByText('Registro já existe')).toBeVisible()
    await dialog.getByText('Fechar').click()
    restore()
    await page.getByRole('checkbox', { name: 'Selecionar esta página' }).click()
    await page.getByRole('button', { name: 'Selecionar os 40 registros' }).click()
    await page.getByRole('button', { name: 'Restaurar' }).click()
    await expect.element(page.getByText('40 departamentos')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Nada foi excluído' })).toBeVisible()
    await expect.element(page.getByRole('status').filter({ hasText: 'Nada foi excluído' })).toBeInTheDocument()
    expect(list.api.records('department')).toHaveLength(60)
  })
})
