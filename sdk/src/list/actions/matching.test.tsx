import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { failure, success } from '../../testing/answers.js'
import { listScreen } from '../frame/listScreen.js'
import { listPath, type RenderedList, renderList } from '../frame/renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
beforeEach(() => page.viewport(1200, 700))
afterEach(() => list.unmount())

const row = (name: string) => page.getByRole('row', { name, exact: true })
const box = (name: string) => page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true })
const shown = async (options?: Parameters<typeof renderList>[1]) => {
  list = renderList(List, options)
  await expect.element(row('Setor 001')).toBeVisible()
}

describe('all that match', () => {
  const bar = page.getByRole('toolbar')
  const offer = (label: string) => bar.getByRole('button', { name: label })
  const takeAll = async (label: string) => {
    await page.getByRole('checkbox', { name: 'Selecionar esta página' }).click()
    await offer(label).click()
  }

  it('are offered once the page is ticked, lose what is unticked on another page, and are sent as the filter', async () => {
    await shown({ address: `${listPath}?kind=setor`, count: 60 })
    await takeAll('Selecionar os 30 que correspondem ao filtro')
    await expect.element(bar.getByText('Todos os 30 que correspondem ao filtro estão selecionados')).toBeVisible()
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await expect.element(box('Setor 051')).toBeChecked()
    await box('Setor 051').click()
    await expect.element(bar.getByText('29 selecionados (1 de fora)')).toBeVisible()
    let sent: unknown
    list.intercept(`POST ${listPath}/acoes/inativar`, (body) => {
      sent = body
      return success({ data: { done: 29, refused: [] } })
    })
    await page.getByRole('button', { name: 'Inativar' }).click()
    await expect.element(page.getByText('Tem certeza de que deseja inativar os 29 registros selecionados?')).toBeVisible()
    await page.getByRole('button', { name: 'Sim, inativar' }).click()
    await expect.element(page.getByText('29 departamentos')).toBeVisible()
    expect(sent).toEqual({ filter: { kind: 'setor' }, except: [51], expected: 29, seen: expect.any(String) })
    await expect.element(bar).not.toBeInTheDocument()
  })

  it('are counted again when they have become more: both figures are told, and the person decides', async () => {
    await shown({ address: `${listPath}?kind=setor`, count: 60 })
    await takeAll('Selecionar os 30 que correspondem ao filtro')
    const counts: unknown[] = []
    const restore = list.intercept(`POST ${listPath}/acoes/excluir`, (body) => {
      counts.push((body as { expected: number }).expected)
      return failure(409, 'count-changed', { data: { expected: 30, actual: 12_034 } })
    })
    await page.getByRole('button', { name: 'Excluir' }).click()
    await page.getByRole('alertdialog').getByRole('textbox').fill('30')
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    const question = page.getByRole('alertdialog', { name: 'A quantidade mudou' })
    await expect.element(question.getByText('Eram 30 registros; agora são 12.034.', { exact: false })).toBeVisible()
    await question.getByRole('button', { name: 'Não, cancelar' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(bar.getByText('Todos os 12.034 que correspondem ao filtro estão selecionados')).toBeVisible()
    restore()
    list.intercept(`POST ${listPath}/acoes/excluir`, (body) => {
      counts.push((body as { expected: number }).expected)
      return success({ data: { done: 12_034, refused: [] } })
    })
    await page.getByRole('button', { name: 'Excluir' }).click()
    await page.getByRole('alertdialog').getByRole('textbox').fill('12034')
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    await expect.element(page.getByText('Registros excluídos')).toBeVisible()
    expect(counts).toEqual([30, 12_034])
  })

  it('are asked about again when one left and another joined, which is named and stays as it is meanwhile', async () => {
    await shown({ address: `${listPath}?kind=setor`, count: 60 })
    await takeAll('Selecionar os 30 que correspondem ao filtro')
    await expect.element(bar.getByText('Todos os 30 que correspondem ao filtro estão selecionados')).toBeVisible()
    const stored = (name: string) => list.api.records('department').find((record) => record.label.includes(name))
    const move = async (name: string, kind: string) => {
      const record = stored(name)
      const body = JSON.stringify({ ...record, kind })
      const answer = await list.api.fetch(`/api/admin/v1${listPath}/${record?.id}`, {
        method: 'PUT',
        body,
        headers: { 'If-Match': `"${record?.version}"`, 'Content-Type': 'application/json' },
      })
      expect(answer.status).toBe(200)
    }
    const joining = list.api.records('department').find((record) => record.kind !== 'setor')?.label ?? ''
    await move('Setor 001', 'nucleo')
    await move(joining, 'setor')
    await page.getByRole('button', { name: 'Inativar' }).click()
    await page.getByRole('button', { name: 'Sim, inativar' }).click()
    const question = page.getByRole('alertdialog', { name: 'Os registros não são mais os mesmos' })
    await expect.element(question.getByText(`Novos ou alterados desde a seleção: ${joining}.`, { exact: false })).toBeVisible()
    expect(stored(joining)?.status).toBe('ativo')
    await question.getByRole('button', { name: 'Sim, inativar' }).click()
    await vi.waitFor(() => expect(stored(joining)?.status).toBe('inativo'))
    expect(stored('Setor 001')?.status).toBe('ativo')
  })

  it('are counted to the end before they are ticked when the list stopped counting', async () => {
    list = renderList(List)
    await expect.element(row('Setor 001')).toBeVisible()
    const rows = list.api.records('department').slice(0, 25)
    list.intercept(`GET ${listPath}/contagem`, () => success({ data: { total: 12_034 } }))
    list.intercept(`GET ${listPath}?`, () => success({ data: rows, meta: { total: 10_000, totalIsExact: false, page: 1, perPage: 25 } }))
    list.navigation.navigate(`${listPath}?ordem=sortOrder`)
    await expect.element(page.getByText('10.000+').first()).toBeVisible()
    await takeAll('Selecionar os 10.000+ registros')
    await expect.element(bar.getByText('Todos os 12.034 registros estão selecionados')).toBeVisible()
  })

  it('are taken by Ctrl+A once more and let go by Escape; the focus is never lost', async () => {
    await shown()
    await takeAll('Selecionar os 60 registros')
    await expect.element(bar).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(row('Setor 001')).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(offer('Selecionar os 60 registros')).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(bar.getByText('Todos os 60 registros estão selecionados')).toBeVisible()
    await expect.element(row('Setor 001')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(bar).not.toBeInTheDocument()
    await expect.element(box('Setor 001')).not.toBeChecked()
  })
})
