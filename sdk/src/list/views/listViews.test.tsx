import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { listScreen } from '../frame/listScreen.js'
import { listPath, type RenderedList, renderList } from '../frame/renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
const open = async (options?: Parameters<typeof renderList>[1]) => {
  list = renderList(List, options)
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
}
beforeEach(() => page.viewport(1400, 900))
afterEach(() => list.unmount())

const button = () => page.getByRole('button', { name: /^(Visões|Visão:)/ })
const choose = async (name: string | RegExp) => {
  await button().click()
  await page.getByRole('menu', { name: 'Visões' }).getByText(name, { exact: true }).click()
}
/** The complete text of the button, including the part for screen readers. */
const shown = (text: string) => vi.waitFor(() => expect(button().element().textContent).toBe(text))
const nameField = page.getByRole('textbox', { name: /Nome da visão/ })
const address = () => decodeURIComponent(list.address())
const inactive = { name: 'Inativos', query: 'status=inativo&colunas=name,status&densidade=compacta' }
const wishes = { 'view.department.abc123': inactive }

describe('a view', () => {
  it('keeps what the list shows under a name, and the address names it', async () => {
    await open({ address: `${listPath}?status=inativo&ordem=-name` })
    await choose('Salvar como nova visão…')
    await expect.element(nameField).toHaveFocus()
    await userEvent.keyboard('Inativos, de trás para frente{Enter}')
    await shown('Visão:Inativos, de trás para frente')
    const [key, kept] = Object.entries(list.preferences.getValues()).find(([name]) => name.startsWith('view.')) ?? []
    expect(kept).toEqual({ name: 'Inativos, de trás para frente', query: 'ordem=-name&status=inativo&densidade=normal' })
    expect(address()).toBe(`${listPath}?ordem=-name&status=inativo&densidade=normal&visao=${key?.split('.')[2]}`)
  })

  it('opens with everything it holds, says when the list differs, and takes the difference over', async () => {
    await open({ wishes })
    await choose('Inativos')
    await vi.waitFor(() => expect(address()).toBe(`${listPath}?status=inativo&colunas=name,status&densidade=compacta&visao=abc123`))
    await shown('Visão:Inativos')
    await page.getByRole('button', { name: 'Nome' }).click()
    await shown('Visão:Inativosmodificada')
    await choose('Salvar alterações em “Inativos”')
    await shown('Visão:Inativos')
    expect(list.preferences.getValues()['view.department.abc123']).toMatchObject({
      query: expect.stringContaining('ordem=-name') as string,
    })
  })

  it('opens the bare address when it is the initial one, and no other address', async () => {
    await open({ wishes: { ...wishes, 'list.department': { view: 'abc123' } } })
    expect(address()).toBe(`${listPath}?status=inativo&colunas=name,status&densidade=compacta&visao=abc123`)
    await page.getByRole('button', { name: 'Remover o filtro Situação' }).click()
    await vi.waitFor(() => expect(address()).toBe(`${listPath}?colunas=name,status&densidade=compacta&visao=abc123`))
    await choose('Lista completa')
    await vi.waitFor(() => expect(address()).toBe(`${listPath}?pagina=1`))
    list.navigation.navigate(`${listPath}?busca=setor+001`)
    await expect.element(page.getByRole('row', { name: 'Setor 001', exact: true })).toBeVisible()
    expect(address()).toBe(`${listPath}?busca=setor+001`)
  })

  it('is ticked in the menu when the list shows it, and so is the whole list', async () => {
    await open({ wishes, address: `${listPath}?status=ativo` })
    const ticked = async () => {
      await button().click()
      await expect.element(page.getByRole('menu', { name: 'Visões' })).toBeVisible()
      const names = [...document.querySelectorAll('[role=menuitemradio][aria-checked=true]')].map((item) => item.textContent)
      await userEvent.keyboard('{Escape}')
      return names
    }
    expect(await ticked()).toEqual([])
    await page.getByRole('button', { name: 'Remover o filtro Situação' }).click()
    await vi.waitFor(() => expect(address()).toBe(listPath))
    expect(await ticked()).toEqual(['Lista completa'])
    await choose('Inativos')
    await shown('Visão:Inativos')
    expect(await ticked()).toEqual(['Inativos'])
    await page.getByRole('button', { name: 'Nome' }).click()
    await shown('Visão:Inativosmodificada')
    expect(await ticked()).toEqual([])
  })

  it('asks for a name that is there and free', async () => {
    await open({ wishes })
    await choose('Salvar como nova visão…')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(page.getByText('Dê um nome à visão.')).toBeVisible()
    await nameField.fill('inativos')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Você já tem uma visão com este nome.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Continuar editando' }).click()
    await expect.element(nameField).toHaveValue('inativos')
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect.element(button()).toHaveFocus()
  })

  it('is renamed and deleted, which leaves the rows as they are', async () => {
    await open({ wishes, address: `${listPath}?visao=abc123&${inactive.query}` })
    await choose('Renomear “Inativos”…')
    await nameField.fill('Parados')
    await userEvent.keyboard('{Enter}')
    await shown('Visão:Parados')
    await choose('Excluir a visão “Parados”…')
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    await shown('Visões')
    expect(list.preferences.getValues()['view.department.abc123']).toBeUndefined()
    expect(address()).toBe(`${listPath}?status=inativo&colunas=name,status`)
  })

  it('of which there are fifty is the last one', async () => {
    await open({
      wishes: Object.fromEntries(
        Array.from({ length: 50 }, (_, place) => [`view.department.v${place}`, { name: `V ${place}`, query: '' }]),
      ),
    })
    await choose('Salvar como nova visão…')
    await expect.element(page.getByText('O limite é de 50 visões por lista')).toBeVisible()
    await expect.element(nameField).not.toBeInTheDocument()
  })
})
