import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { failure, success } from '../../testing/answers.js'
import { listScreen, type RecordDialogProps } from '../frame/listScreen.js'
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
const writes = () => list.api.calls.filter((call) => call.startsWith('POST'))

it('tells what was done, and how to undo it, once the answer that got lost is asked for again', async () => {
  await shown()
  const mend = list.intercept('POST', async (_body, pass) => {
    await pass()
    throw new TypeError('Failed to fetch')
  })
  await page.getByRole('button', { name: 'Ações de Setor 001' }).click()
  await page.getByRole('menuitem', { name: 'Inativar' }).click()
  const again = page.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(again).toBeVisible()
  mend()
  await again.click()
  await expect.element(page.getByText('Situação alterada para Inativo')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByText('Situação alterada para Ativo')).toBeVisible()
  expect(writes()).toHaveLength(3)
})

describe('the selection', () => {
  it('grows by Shift and arrows as far as one goes, and shrinks on the way back', async () => {
    await shown()
    const ticked = () => ['002', '003', '004'].map((number) => (box(`Setor ${number}`).element() as HTMLInputElement).checked)
    row('Setor 002').element().focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect.element(row('Setor 003')).toHaveFocus()
    await vi.waitFor(() => expect(ticked()).toEqual([true, true, false]))
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await vi.waitFor(() => expect(ticked()).toEqual([true, true, true]))
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
    await vi.waitFor(() => expect(ticked()).toEqual([true, false, false]))
  })

  it('takes a range with Shift and the page by the box above, and is counted aloud', async () => {
    await shown()
    await box('Setor 002').click()
    await box('Setor 005').click({ modifiers: ['Shift'] })
    await expect.element(page.getByRole('toolbar').getByText('4 selecionados')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Selecionar esta página' }).click()
    await expect.element(page.getByRole('status').getByText('25 selecionados')).toBeInTheDocument()
  })

  it('survives paging and sorting, not another search', async () => {
    await shown()
    await box('Setor 002').click()
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await expect.element(row('Setor 026')).toBeVisible()
    await box('Setor 026').click()
    await expect.element(page.getByRole('toolbar').getByText('2 selecionados')).toBeVisible()
    list.navigation.navigate(`${listPath}?busca=setor`)
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
  })

  it('loses a record that left the list, and keeps those of other pages', async () => {
    await shown({ address: `${listPath}?status=ativo` })
    await box('Setor 001').click()
    await box('Setor 002').click()
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await box('Setor 031').click()
    await page.getByRole('button', { name: 'Página anterior' }).click()
    await expect.element(page.getByRole('toolbar').getByText('3 selecionados')).toBeVisible()
    await page.getByRole('button', { name: 'Ações de Setor 001' }).click()
    await page.getByRole('menuitem', { name: 'Inativar' }).click()
    await expect.element(row('Setor 001')).not.toBeInTheDocument()
    await expect.element(page.getByRole('toolbar').getByText('2 selecionados')).toBeVisible()
  })

  it.each([1200, 390])('moves no row when the first one is ticked, filtered, %i pixels wide', async (width) => {
    await page.viewport(width, 700)
    await shown({ address: `${listPath}?status=ativo` })
    const top = () => row('Setor 002').element().getBoundingClientRect().top
    const before = top()
    await box('Setor 001').click()
    await expect.element(page.getByRole('toolbar')).toBeVisible()
    expect(top()).toBe(before)
  })

  it('gives the focus to the rows when it is cleared', async () => {
    await shown()
    await box('Setor 002').click()
    await page.getByRole('button', { name: 'Limpar a seleção' }).click()
    await expect.element(row('Setor 002')).toHaveFocus()
  })
})

describe('what many were refused', () => {
  it('is told by reason, and can be taken along', async () => {
    await shown()
    const refused = Array.from({ length: 45 }, (_, place) => ({
      id: place + 1,
      label: `Setor ${place + 1}`,
      code: place < 30 ? 'department.activeChildren' : 'in-use',
    }))
    list.intercept(`POST ${listPath}/acoes/inativar`, () => success({ data: { done: 15, refused } }))
    await page.getByRole('checkbox', { name: 'Selecionar esta página' }).click()
    await page.getByRole('button', { name: 'Selecionar os 60 registros' }).click()
    await page.getByRole('button', { name: 'Inativar' }).click()
    await page.getByRole('button', { name: 'Sim, inativar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Não foi possível alterar 45 departamentos' })
    await dialog.getByText('Há departamentos subordinados ativos.').click()
    await expect.element(dialog.getByText('Setor 20', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Mostrar mais (faltam 10)' }).click()
    await expect.element(dialog.getByText('Setor 30', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText('Setor 21', { exact: true })).toHaveFocus()
    const link = dialog.getByRole('link', { name: 'Baixar CSV' }).element() as HTMLAnchorElement
    const csv = await (await fetch(link.href)).text()
    expect(csv.trim().split('\r\n')).toHaveLength(46)
    expect(csv).toContain('31;Setor 31;Outros registros dependem deste. Desfaça os vínculos antes.')
    await dialog.getByText('Fechar').click()
    await expect.element(page.getByRole('toolbar').getByText('45 selecionados')).toBeVisible()
  })
})

describe('an action for many', () => {
  it('is sent once, however often it is pressed', async () => {
    await shown()
    await box('Setor 010').click()
    const button = page.getByRole('button', { name: 'Ativar', exact: true }).element() as HTMLElement
    button.click()
    button.click()
    await expect.element(row('Setor 010').getByText('Ativo')).toBeVisible()
    expect(writes()).toEqual([`POST ${listPath}/acoes/ativar`])
  })

  it('that deleted is taken back from its notice, exactly those records', async () => {
    await shown()
    await box('Setor 002').click()
    await box('Setor 003').click()
    await page.getByRole('button', { name: 'Excluir' }).click()
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    await expect.element(row('Setor 002')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(page.getByText('Exclusão desfeita')).toBeVisible()
    await expect.element(row('Setor 002')).toBeVisible()
    expect(list.api.records('department')).toHaveLength(60)
  })

  it('inactivates up to twenty at once, and takes back only what it changed', async () => {
    await shown()
    const before = list.api.records('department').map(({ id, status }) => [id, status])
    await box('Setor 009').click()
    await box('Setor 010').click()
    await page.getByRole('button', { name: 'Inativar' }).click()
    await expect.element(page.getByText('Situação alterada para Inativo')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(page.getByText('Situação alterada para Ativo')).toBeVisible()
    expect(list.api.records('department').map(({ id, status }) => [id, status])).toEqual(before)
    expect(before.slice(8, 10).map(([, status]) => status)).toEqual(['ativo', 'inativo'])
  })

  it('tells why it could not be taken back, and offers it again after a failure', async () => {
    await shown()
    await box('Setor 002').click()
    await page.getByRole('button', { name: 'Excluir' }).click()
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    const mend = list.intercept(`POST ${listPath}/acoes/restaurar`, () => failure(503, 'unavailable'))
    await page.getByRole('button', { name: 'Desfazer' }).click()
    const failed = page.getByRole('alertdialog', { name: 'Não se sabe se foi desfeito' })
    await expect.element(failed.getByText('O servidor está indisponível.', { exact: false })).toBeVisible()
    mend()
    list.intercept(`POST ${listPath}/acoes/restaurar`, () =>
      success({ data: { done: 0, refused: [{ id: 2, label: 'Setor 002', code: 'duplicate' }] } }),
    )
    await failed.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(page.getByText('Setor 002: Registro já existe')).toBeVisible()
  })

  it('deletes what it may; once the refusals are read the way back is offered, and the keys go on in the rows', async () => {
    await shown()
    const left = list.api.records('department').filter(({ id }) => id !== 3)
    list.intercept(`POST ${listPath}/acoes/excluir`, () => {
      list.intercept(`GET ${listPath}?`, () => success({ data: left, meta: { total: 59, totalIsExact: true, page: 1, perPage: 25 } }))
      return success({ data: { done: 1, refused: [{ id: 2, label: 'Setor 002', code: 'in-use' }] } })
    })
    await box('Setor 002').click()
    row('Setor 003').element().focus()
    await userEvent.keyboard(' {Delete}')
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Não foi possível excluir Setor 002' })).toBeVisible()
    await expect.element(row('Setor 003')).not.toBeInTheDocument()
    expect(page.getByRole('button', { name: 'Desfazer' }).elements()).toHaveLength(0)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
    await expect.element(row('Setor 004')).toHaveFocus()
  })

  it('says what was done and what was refused and why, without asking, and keeps the refused ticked', async () => {
    await shown()
    list.intercept(`POST ${listPath}/acoes/inativar`, () =>
      success({ data: { done: 1, refused: [{ id: 3, label: 'Setor 003', code: 'in-use' }] } }),
    )
    await box('Setor 002').click()
    await box('Setor 003').click()
    await page.getByRole('button', { name: 'Inativar' }).click()
    const refusals = page.getByRole('dialog', { name: 'Não foi possível alterar Setor 003' })
    await expect.element(refusals.getByText('Setor 003')).toBeVisible()
    await expect.element(refusals.getByText('Outros registros dependem deste.', { exact: false })).toBeVisible()
    await refusals.getByText('Fechar').click()
    await expect.element(page.getByText('1 selecionado', { exact: true }).first()).toBeVisible()
    await expect.element(box('Setor 003')).toBeChecked()
    await expect.element(box('Setor 002')).not.toBeChecked()
  })

  it('writes nothing when the answer is no', async () => {
    await shown()
    await box('Setor 002').click()
    await page.getByRole('button', { name: 'Excluir' }).click()
    await expect.element(page.getByText('Tem certeza de que deseja excluir “Setor 002”?')).toBeVisible()
    await page.getByRole('button', { name: 'Não, cancelar' }).click()
    expect(writes()).toEqual([])
    await expect.element(box('Setor 002')).toBeChecked()
  })

  it('calls a refused deletion by its name, and names who stands in its way', async () => {
    await shown()
    const dependants = [{ entity: 'department', field: 'parentId', count: 3, example: { id: 4, label: 'Setor 004' } }]
    const refused = [{ id: 2, label: 'Setor 002', code: 'in-use', dependants }]
    list.intercept(`POST ${listPath}/acoes/excluir`, () => success({ data: { done: 0, refused } }))
    await box('Setor 002').click()
    await page.getByRole('button', { name: 'Excluir' }).click()
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    const dialog = page.getByRole('dialog', { name: 'Não foi possível excluir Setor 002' })
    await expect.element(dialog.getByText(/Setor 004 e mais 2/)).toBeVisible()
  })

  it('deletes more than 20 only after their count was typed', async () => {
    await shown()
    await page.getByRole('checkbox', { name: 'Selecionar esta página' }).click()
    await page.getByRole('button', { name: 'Excluir' }).click()
    const accept = page.getByRole('button', { name: 'Sim, excluir' })
    await expect.element(accept).toBeVisible()
    await page.getByRole('alertdialog').getByRole('textbox').fill('25')
    await accept.click()
    await expect.element(page.getByText('Registros excluídos')).toBeVisible()
    await expect.element(row('Setor 026')).toBeVisible()
    expect(list.api.records('department')).toHaveLength(35)
  })
})

describe('the menu of a row', () => {
  it('deletes the record by keyboard alone and goes on with the next row', async () => {
    await shown()
    await box('Setor 002').click()
    await userEvent.keyboard('{Escape} {ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Editar' })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect.element(page.getByRole('button', { name: 'Sim, excluir' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Registro excluído')).toBeVisible()
    await expect.element(row('Setor 002')).not.toBeInTheDocument()
    await expect.element(row('Setor 003')).toHaveFocus()
  })

  it('inactivates at once, for it can be undone as quickly', async () => {
    await shown()
    await page.getByRole('button', { name: 'Ações de Setor 001' }).click()
    await page.getByRole('menuitem', { name: 'Inativar' }).click()
    await expect.element(row('Setor 001').getByText('Inativo')).toBeVisible()
    expect(writes()).toEqual([`POST ${listPath}/acoes/inativar`])
  })
})

it('edits in a dialog over the list when the entity has no page', async () => {
  const closed = vi.fn()
  const Dialog = ({ id, onClose }: RecordDialogProps) => (
    <dialog open aria-label={`Registro ${id}`}>
      <button
        type="button"
        onClick={() => {
          closed()
          onClose()
        }}
      >
        Pronto
      </button>
    </dialog>
  )
  list = renderList(listScreen(department, { dialog: () => Promise.resolve({ Dialog }) }))
  await page.getByRole('link', { name: 'Setor 004' }).click()
  expect(list.address()).toBe(`${listPath}?editar=4`)
  await expect.element(page.getByRole('dialog', { name: 'Registro 4' })).toBeVisible()
  await page.getByRole('button', { name: 'Pronto' }).click()
  expect(closed).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(list.address()).toBe(listPath))
  await expect.element(page.getByRole('link', { name: 'Setor 004' })).toHaveFocus()
  await page.getByRole('link', { name: 'Novo departamento' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Registro novo' })).toBeVisible()
})
