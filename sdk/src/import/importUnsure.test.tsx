import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listScreen } from '../list/frame/listScreen.js'
import { listPath, type RenderedList, renderList } from '../list/frame/renderList.testkit.js'
import { department } from '../resources/administrative/department/resource.js'
import { writeCsv } from '../sheet/writeCsv.js'

const DepartmentList = listScreen(department)
let list: RenderedList
afterEach(() => list.unmount())

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('does not say that nothing was stored where that is not known, and goes on', async () => {
  await page.viewport(1024, 768)
  list = renderList(DepartmentList, { count: 3 })
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Importar…' }).click()
  const rows = [1, 2].map((number) => [`N${number}`, `Setor novo ${number}`, 'Setor', 'novo@esporte.pr.gov.br'])
  const file = new File([writeCsv([['Sigla', 'Nome', 'Tipo', 'E-mail'], ...rows])], 'setores.csv', { type: 'text/csv' })
  await expect.element(page.getByRole('heading', { name: 'Escolha o arquivo' })).toBeVisible()
  await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') as HTMLElement), file)
  await button('Conferir as linhas').click()
  await expect.element(button('Importar 2 linhas')).toBeEnabled()
  const heal = list.intercept(`POST ${listPath}/importar`, () => Promise.reject(new TypeError('Failed to fetch')))
  await button('Importar 2 linhas').click()
  await expect.element(page.getByText(/^Sem resposta do servidor/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Importação não concluída' })
  await expect.element(question.getByText(/foram enviadas, e não se sabe se chegaram/)).toBeVisible()
  await question.getByRole('button', { name: 'Não, continuar' }).click()
  heal()
  await button('Importar 2 linhas').click()
  await expect.element(page.getByText(/2 registros/).first()).toBeVisible()
  expect(list.api.records('department')).toHaveLength(5)
})
