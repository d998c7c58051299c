import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { success } from '../testing/answers.js'
import { noAnswer, noEnd } from '../testing/backoffice/networkEdge.js'
import { onSignOut, renderHelp } from './renderHelp.testkit.js'

let help: Awaited<ReturnType<typeof renderHelp>>
afterEach(() => help.unmount())

const box = () => page.getByRole('combobox', { name: 'Buscar páginas e registros' })
const dialog = () => page.getByRole('dialog', { name: 'Ir para' })
const status = () => dialog().getByRole('status')
const address = () => page.getByText(/^\/[a-z]/)
const chosen = () => page.getByRole('option', { selected: true })

async function open(options: Parameters<typeof renderHelp>[1] = {}) {
  help = await renderHelp('palette', options)
  await expect.element(box()).toHaveFocus()
}

describe('the palette', () => {
  it('is used by keyboard alone: arrows go around, Enter opens, and the field keeps the focus', async () => {
    await open()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(chosen()).toMatchTextContent(/Atalhos do teclado/)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(chosen()).toMatchTextContent(/Funções/)
    await expect.element(box()).toHaveFocus()
    await expect.element(box()).toHaveAttribute('aria-activedescendant', chosen().element().id)
    await userEvent.keyboard('{Enter}')
    await expect.element(address()).toMatchTextContent(/\/administrativo\/funcoes/)
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('closes on Escape and gives the focus back to where it was', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'abrir' })).toHaveFocus()
    await expect.element(address()).toMatchTextContent(/\/dashboard/)
  })

  it('finds a person by a part of the name, without accents, and opens the record', async () => {
    await open()
    await userEvent.keyboard('joao')
    const hit = page
      .getByRole('group', { name: 'Registros' })
      .getByRole('option', { name: /João da Conceição/ })
      .first()
    await hit.click()
    await expect.element(address()).toMatchTextContent(/^\/pessoas\/\d+$/)
  })

  const memos = '/administrativo/solicitacoes-servico'
  it.each([
    ['CPF', '529.982.247-25', { path: '/pessoas', id: 7, label: 'Ana Lima' }, '/pessoas/7'],
    ['CNPJ', '11.222.333/0001-81', { path: `${memos}/fornecedores`, id: 8, label: 'Bola na Rede Ltda.' }, `${memos}/fornecedores/8`],
    [
      'CNPJ with letters',
      '12.abc.345/01DE-35',
      { path: `${memos}/fornecedores`, id: 8, label: 'Bola na Rede Ltda.' },
      `${memos}/fornecedores/8`,
    ],
    ['protocol', '22.123.456-7', { path: `${memos}/licitacoes`, id: 9, label: 'Pregão 14/2026' }, `${memos}/licitacoes/9`],
    ['number', '14/2026', { path: `${memos}/licitacoes`, id: 9, label: 'Pregão 14/2026' }, `${memos}/licitacoes/9`],
  ])('finds a record by its %s, which travels in no address', async (_, typed, hit, wanted) => {
    await open()
    help.edge.interfere('POST /busca', () => success({ data: [{ entity: 'any', ...hit }] }))
    await userEvent.fill(box(), typed)
    await expect.element(page.getByRole('group', { name: 'Registros' })).toBeVisible()
    await expect.element(status()).toMatchTextContent(/1 resultado/)
    await userEvent.keyboard('{Enter}')
    await expect.element(address()).toMatchTextContent(new RegExp(`^${wanted}$`))
    expect(help.asked.at(-1)).toEqual({ q: typed })
  })

  it('says for one letter that it has not looked among the records yet', async () => {
    await open()
    await userEvent.keyboard('ß')
    await expect.element(status()).toMatchTextContent(/^Digite mais uma letra/)
  })

  it('says that nothing was found, with what was typed', async () => {
    await open()
    await userEvent.fill(box(), 'zzzz')
    await expect.element(status()).toMatchTextContent(/Nada encontrado para “zzzz”/)
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog()).toBeVisible()
  })

  it('still finds pages while records cannot be had; asking again keeps the focus in the field', async () => {
    await open()
    const mend = help.edge.interfere('POST /busca', noAnswer)
    await userEvent.fill(box(), 'pessoas')
    await expect.element(status()).toMatchTextContent(/Não foi possível buscar registros\./)
    await expect.element(page.getByRole('option', { name: 'Pessoas' }).first()).toBeVisible()
    mend()
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(status()).toMatchTextContent(/resultado/)
    await expect.element(box()).toHaveFocus()
  })

  it('says that it is looking for records, and asks for none with a single letter', async () => {
    await open()
    help.edge.interfere('POST /busca', noEnd)
    await userEvent.keyboard('p')
    await expect.element(status()).toMatchTextContent(/resultados/)
    await userEvent.keyboard('e')
    await expect.element(status()).toMatchTextContent(/Buscando registros…/)
    await expect.poll(() => help.asked).toEqual([{ q: 'pe' }])
  })

  it('offers what was open before, except the page on the screen', async () => {
    const visits = [
      { to: '/dashboard', label: 'Aqui', path: '/dashboard' },
      { to: '/pessoas/7', label: 'Ana Lima', path: '/pessoas' },
    ]
    await open({ visits })
    const recent = page.getByRole('group', { name: 'Abertos há pouco' })
    await expect.element(recent.getByRole('option')).toMatchTextContent(/Ana Lima/)
  })

  it('carries out commands: the look, the language, the help, signing out', async () => {
    const isDark = () => document.querySelector('.app-dark') !== null
    await open()
    await userEvent.fill(box(), 'tema escuro')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(isDark).toBe(true)
    await page.getByRole('button', { name: 'abrir' }).click()
    await userEvent.fill(box(), 'tema')
    await expect.element(page.getByRole('option', { name: /Tema escuro\s*atual/ })).toBeVisible()
    await page.getByRole('option', { name: 'Tema claro' }).click()
    await expect.poll(isDark).toBe(false)
    await page.getByRole('button', { name: 'abrir' }).click()
    await userEvent.fill(box(), 'sair')
    await userEvent.keyboard('{Enter}')
    expect(onSignOut).toHaveBeenCalledOnce()
    await page.getByRole('button', { name: 'abrir' }).click()
    await userEvent.fill(box(), 'atalhos')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'abrir' }).click()
    await userEvent.fill(box(), 'english')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelector('.ep-root')?.getAttribute('lang')).toBe('en-US')
    // The choice is stored, and the next test expects Portuguese.
    await page.getByRole('button', { name: 'abrir' }).click()
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('portugu{Enter}')
    await expect.poll(() => document.querySelector('.ep-root')?.getAttribute('lang')).toBe('pt-BR')
  })
})
