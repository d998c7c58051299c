import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type RenderedList, renderList } from '../list/frame/renderList.testkit.js'
import { listScreen } from '../list/frame/listScreen.js'
import { department } from '../resources/administrative/department/resource.js'

let list: RenderedList
beforeEach(() => {
  list = renderList(listScreen(department), { count: 3 })
})
afterEach(() => list.unmount())

it('a file whose letters only a person can tell shows its words in each encoding, and is read again in the chosen one', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Mais ações' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Importar…' }))
  const bytes = Uint8Array.from('Sigla;Nome;Tipo\nN1;Pre\xe7os em \xa4;Setor\n', (letter) => letter.charCodeAt(0))
  await expect.element(page.getByRole('heading', { name: 'Escolha o arquivo' })).toBeVisible()
  await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') as HTMLElement), new File([bytes], 'precos.csv'))
  const choice = page.getByRole('combobox', { name: 'Letras do arquivo' })
  await expect.element(choice).toHaveValue('iso-8859-15')
  const words = () => Array.from((choice.element() as HTMLSelectElement).options, ({ text }) => text)
  expect(words()).toContain('Preços · ¤ (Windows)')
  await expect.element(page.getByText('Preços em €').first()).toBeVisible()
  await userEvent.selectOptions(choice, 'windows-1252')
  await expect.element(page.getByText('Preços em ¤').first()).toBeVisible()
})
