import { Download, History } from '../../icons/icons.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Modal } from '../../feedback/Modal.js'
import { department } from '../../resources/administrative/department/resource.js'
import { ListMoreMenu } from './ListMoreMenu.js'
import type { MoreDialogProps } from '../state/MoreDialogProps.js'
import type { MoreEntry } from '../more/moreEntries.js'
import { type RenderedList, renderList } from './renderList.testkit.js'
import { useListController } from '../state/useListController.js'

let list: RenderedList
beforeEach(() => page.viewport(320, 640))
afterEach(() => {
  vi.restoreAllMocks()
  list.unmount()
})

function Dialog({ onClosed }: MoreDialogProps) {
  return (
    <Modal isOpen title="Arquivo" onClose={onClosed}>
      Pronto
    </Modal>
  )
}
const load = vi.fn(async () => ({ MoreDialog: Dialog }))
const file: MoreEntry = { key: 'file', label: 'common.action.save', Icon: Download, load }
const past: MoreEntry = { key: 'past', label: 'common.action.view', Icon: History, to: () => '/passado' }
const missing: MoreEntry = { ...past, key: 'missing', label: 'common.action.clear', isOffered: () => false }

function show(entries: readonly MoreEntry[]) {
  list = renderList(() => <ListMoreMenu controller={useListController(department)} entries={entries} />)
}
const button = page.getByRole('button', { name: 'Mais ações' })

it('opens a dialog by keyboard alone and gives the focus back to its button', async () => {
  show([past, file, missing])
  await expect.element(button).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Visualizar', 'Salvar'])
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Arquivo' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('leads to another address', async () => {
  show([past])
  await button.click()
  await page.getByRole('menuitem').click()
  expect(list.address()).toBe('/passado')
})

it('says so when a dialog cannot be fetched, and fetches it at the next try', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  show([file])
  await button.click()
  await page.getByRole('menuitem').click()
  await expect.element(page.getByText(/Sem resposta do servidor/)).toBeVisible()
  load.mockResolvedValue({ MoreDialog: Dialog })
  await button.click()
  await page.getByRole('menuitem').click()
  await expect.element(page.getByRole('dialog', { name: 'Arquivo' })).toBeVisible()
})

it('offers a new page when the server answers and a dialog still cannot be fetched, again after that was closed', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
  show([file])
  for (const _ of ['first', 'second']) {
    await button.click()
    await page.getByRole('menuitem').click()
    const notice = page.getByRole('alertdialog', { name: 'Uma parte da página não carregou' })
    await expect.element(notice.getByRole('button', { name: 'Recarregar' })).toBeVisible()
    expect(page.getByText(/Sem resposta do servidor/).elements()).toHaveLength(0)
    await notice.getByRole('button', { name: 'Fechar' }).click()
    await expect.element(notice).not.toBeInTheDocument()
  }
})

it('is not there where a list offers nothing', async () => {
  show([missing])
  await expect.poll(() => list.api.calls.length).toBeGreaterThan(0)
  await expect.element(button).not.toBeInTheDocument()
})
