import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { listScreen } from './listScreen.js'
import { listPath, type RenderedList, renderList } from './renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
beforeEach(() => page.viewport(1200, 700))
afterEach(() => list.unmount())

const row = (name: string) => page.getByRole('row', { name, exact: true })
const next = page.getByRole('button', { name: 'Próxima página' })
const remove = async (id: number) => {
  const version = list.api.records('department').find((record) => record.id === id)?.version
  const headers = { 'If-Match': `"${version}"` }
  const answer = await list.api.fetch(`/api/admin/v1${listPath}/${id}`, { method: 'DELETE', headers })
  expect(answer.status).toBe(200)
}

it('tells the rows that a colleague’s deletions moved to the page before, and leads to them', async () => {
  list = renderList(List, { count: 60 })
  await expect.element(row('Setor 025')).toBeInTheDocument()
  for (const id of [3, 7, 11]) await remove(id)
  await next.click()
  await expect.element(row('Setor 029')).toBeVisible()
  const told = page.getByText('A lista mudou: 3 registros passaram para a página 1 antes que você os visse.')
  await expect.element(told).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Página 1' }).click()
  await expect.element(row('Setor 028')).toBeInTheDocument()
  await expect.element(told).not.toBeInTheDocument()
  await next.click()
  await expect.element(row('Setor 029')).toBeVisible()
  await expect.element(told).not.toBeInTheDocument()
})

it('reads more pages back when more than a page moved, in any order and with filters', async () => {
  list = renderList(List, { count: 120, address: `${listPath}?kind=setor&ordem=-name&por_pagina=10` })
  await expect.element(row('Setor 119')).toBeVisible()
  await next.click()
  await expect.element(row('Setor 099')).toBeVisible()
  for (let id = 119; id > 87; id -= 2) await remove(id)
  await next.click()
  await expect.element(page.getByText('16 registros passaram para a página 1', { exact: false })).toBeVisible()
})

it('says nothing when rows were added before, or when the reader deleted them', async () => {
  list = renderList(List, { count: 60 })
  await expect.element(row('Setor 001')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Selecionar Setor 002', exact: true }).click()
  await page.getByRole('button', { name: 'Excluir' }).click()
  await page.getByRole('button', { name: 'Sim, excluir' }).click()
  await expect.element(row('Setor 026')).toBeInTheDocument()
  await next.click()
  await expect.element(row('Setor 027')).toBeVisible()
  await expect.element(page.getByText('A lista mudou', { exact: false })).not.toBeInTheDocument()
})
