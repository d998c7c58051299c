import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { failure } from '../../testing/answers.js'
import { listScreen } from '../frame/listScreen.js'
import { listPath, type RenderedList, renderList } from '../frame/renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
beforeEach(() => page.viewport(1200, 800))
afterEach(() => list.unmount())

const dialog = page.getByRole('dialog', { name: 'Exportar departamentos' })
const start = () => dialog.getByRole('button', { name: 'Exportar' })
const asked = () => list.api.calls.filter((call) => call.includes('exportar.')).map((call) => new URL(call.split(' ')[1] ?? '', 'http://x'))

async function open(address = listPath) {
  list = renderList(List, { address })
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Exportar…' }).click()
  await expect.element(dialog).toBeVisible()
}

/** Catches the files given to the browser, instead of downloading them. */
function catchFiles(): { readonly names: string[] } {
  const names: string[] = []
  const click = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    names.push(this.download)
  }
  undo.push(() => {
    HTMLAnchorElement.prototype.click = click
  })
  return { names }
}
const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

describe('an export', () => {
  it('asks for exactly the list seen, saves the file and says its name', async () => {
    await page.viewport(900, 800)
    const files = catchFiles()
    await open(`${listPath}?busca=setor&status=ativo&ordem=-name`)
    await expect.element(dialog.getByRole('radio', { name: 'CSV' })).toHaveFocus()
    await expect.element(dialog.getByText('CPF sai mascarado', { exact: false })).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('54 registros exportados')).toBeVisible()
    expect(files.names).toEqual([expect.stringMatching(/^departamentos-\d{4}-\d\d-\d\d\.csv$/)])
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Mais ações' })).toHaveFocus()
    const query = asked()[0]?.searchParams
    expect(Object.fromEntries(query ?? [])).toMatchObject({ busca: 'setor', status: 'ativo', ordem: '-name', idioma: 'pt-BR' })
    const headings = [...document.querySelectorAll<HTMLElement>('th[data-column]')].filter((heading) => heading.checkVisibility())
    expect(query?.get('colunas')?.split(',')).toEqual(headings.map(({ dataset }) => dataset.column))
    expect(document.querySelectorAll('th[data-column]')).toHaveLength(headings.length)
  })

  it('takes the ticked records, in all columns when told so', async () => {
    catchFiles()
    list = renderList(List)
    for (const name of ['Setor 002', 'Setor 004']) await page.getByRole('checkbox', { name: `Selecionar ${name}` }).click()
    await page.getByRole('toolbar', { name: 'Ações para os selecionados' }).getByRole('button', { name: 'Exportar…' }).click()
    await expect.element(dialog.getByRole('radio', { name: /Só os selecionados/ })).toBeChecked()
    await dialog.getByRole('radio', { name: /Todas as/ }).click()
    await start().click()
    await expect.element(page.getByText('2 registros exportados')).toBeVisible()
    const query = asked()[0]?.searchParams
    expect(query?.get('ids')).toBe('2,4')
    expect(query?.get('colunas')).toContain('updatedBy')
  })

  it('is chosen and started by keyboard alone', async () => {
    const files = catchFiles()
    await open()
    await dialog.getByRole('radio', { name: 'CSV' }).click()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect.element(dialog.getByRole('radio', { name: 'CSV' })).toBeChecked()
    start().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => files.names.length).toBe(1)
  })

  it('says what to do when a workbook would be too large, and goes on in CSV', async () => {
    const files = catchFiles()
    await open()
    list.intercept(`GET ${listPath}/exportar.xlsx`, () => failure(422, 'export-too-large', { data: { max: 50_000, count: 60_000 } }))
    await dialog.getByRole('radio', { name: /Excel/ }).click()
    await start().click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('São 60.000 registros e o Excel leva até 50.000. Escolha CSV ou filtre a lista.')
    await dialog.getByRole('radio', { name: 'CSV' }).click()
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.poll(() => files.names.length).toBe(1)
  })

  it('saves nothing of what is no file, such as the page of a wireless network', async () => {
    const files = catchFiles()
    await open()
    list.intercept(`GET ${listPath}/exportar.csv`, () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }))
    await start().click()
    await expect.element(dialog.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
    expect(files.names).toEqual([])
  })

  it('saves nothing when the connection breaks half way, and can be tried again', async () => {
    const files = catchFiles()
    await open()
    const restore = list.intercept(
      `GET ${listPath}/exportar.csv`,
      () => new Response(stream('Sigla;Nome\r\n', 'break'), { headers: { 'Content-Type': 'text/csv', 'X-Total-Rows': '60' } }),
    )
    await start().click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Sem resposta do servidor. Verifique sua conexão e tente de novo.')
    expect(files.names).toEqual([])
    restore()
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.poll(() => files.names.length).toBe(1)
  })

  it('shows how many rows came, and stops when told to', async () => {
    const files = catchFiles()
    await open()
    list.intercept(
      `GET ${listPath}/exportar.csv`,
      () => new Response(stream('Nome\r\na\r\nb\r\nc\r\n', 'wait'), { headers: { 'Content-Type': 'text/csv', 'X-Total-Rows': '60' } }),
    )
    await start().click()
    await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '5')
    await expect.element(dialog.getByText(/^3 de 60 registros/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Interromper' }).click()
    await expect.element(dialog.getByText('Exportação interrompida. Nada foi salvo.')).toBeVisible()
    expect(files.names).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

/** A stream with one piece, which then waits or breaks the connection. */
function stream(piece: string, then: 'wait' | 'break'): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(piece)),
    pull: (controller) => {
      if (then === 'break') controller.error(new TypeError('network error'))
      return new Promise(() => undefined)
    },
  })
}
