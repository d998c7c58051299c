import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PastToast } from '../feedback/pastToasts.js'
import { renderHelp } from './renderHelp.testkit.js'

let help: Awaited<ReturnType<typeof renderHelp>>
afterEach(() => help.unmount())

const panel = () => page.getByRole('dialog', { name: 'O que aconteceu' })
const events: readonly PastToast[] = [
  { key: '3', severity: 'error', title: 'Ocorreu um erro', detail: 'Código 8F2K', at: '2026-11-21T15:02:00Z' },
  { key: '2', severity: 'success', title: 'Registro atualizado com sucesso', to: '/pessoas/7', at: '2026-11-21T15:01:00Z' },
  { key: '1', title: 'Rascunho guardado', at: '2026-11-21T15:00:00Z' },
]

describe('"o que aconteceu"', () => {
  it('says in words what each notice was about, latest first, with its time', async () => {
    help = await renderHelp('events', { events })
    const items = panel().getByRole('listitem')
    await expect.element(items.nth(0)).toMatchTextContent(/Ocorreu um erroCódigo 8F2K/)
    const names = items.elements().map((item) => item.querySelector('svg')?.getAttribute('aria-label'))
    expect(names).toEqual(['Erro', 'Sucesso', 'Informação'])
    const times = items.elements().map((item) => item.querySelector('time')?.dateTime)
    expect(times).toEqual(['2026-11-21T15:02:00Z', '2026-11-21T15:01:00Z', '2026-11-21T15:00:00Z'])
  })

  it('says which record a notice told of, leads there, and closes', async () => {
    const visits = [{ to: '/pessoas/7', label: 'Ana Lima', path: '/pessoas' }]
    help = await renderHelp('events', { events, visits })
    await expect.element(panel().getByRole('listitem').nth(1)).toMatchTextContent('Registro atualizado com sucessoAna Lima')
    await panel().getByRole('link', { name: 'Abrir o registro' }).click()
    await expect.element(page.getByText('/pessoas/7', { exact: true })).toBeVisible()
    await expect.element(panel()).not.toBeInTheDocument()
  })

  it('takes the place of the notices that still stand; those that offer something come back after it', async () => {
    const offer = { title: 'Registro excluído', action: { label: 'Desfazer', onPress: () => undefined } }
    help = await renderHelp('events', { events, toasts: [{ severity: 'error', title: 'Falha ao salvar' }, offer] })
    await expect.element(panel()).toBeVisible()
    const offered = page.getByRole('alertdialog', { name: 'Registro excluído' })
    await expect.element(offered).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(offered).toBeVisible()
    await expect.element(page.getByRole('alertdialog', { name: 'Falha ao salvar' })).not.toBeInTheDocument()
  })

  it('says when nothing has happened yet; Escape gives the focus back', async () => {
    help = await renderHelp('events')
    await expect.element(panel()).toMatchTextContent(/Nada aconteceu ainda/)
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'abrir' })).toHaveFocus()
  })
})
