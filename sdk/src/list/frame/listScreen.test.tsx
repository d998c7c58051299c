import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { failure } from '../../testing/answers.js'
import { listScreen } from './listScreen.js'
import { listPath, type RenderedList, renderList } from './renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
const open = (options?: Parameters<typeof renderList>[1]) => {
  list = renderList(List, options)
}
beforeEach(() => page.viewport(1200, 700))
afterEach(() => list.unmount())

const row = (name: string) => page.getByRole('row', { name, exact: true })
const search = () => page.getByRole('textbox', { name: 'Buscar em departamentos' })
const namesShown = () => [...document.querySelectorAll('.ep-list-row .ep-list-title')].map((link) => link.textContent)
const listCalls = () => list.api.calls.filter((call) => call.startsWith(`GET ${listPath}?`))

describe('the rows', () => {
  it('come with their headings, labels and count', async () => {
    open()
    await expect.element(row('Setor 001')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Departamentos' })).toBeVisible()
    await expect.element(page.getByText('60 registros')).toBeInTheDocument()
    const grid = page.getByRole('grid', { name: /Lista de Departamentos/ })
    await expect.element(grid).toHaveAttribute('aria-rowcount', '61')
    await expect.element(row('Setor 002').getByRole('gridcell', { name: 'Divisão' })).toBeVisible()
    await expect.element(row('Setor 010').getByText('Inativo')).toBeVisible()
    expect(namesShown()).toHaveLength(25)
    expect(listCalls()).toHaveLength(1)
  })

  it('are there before their number is, with the way to the next page', async () => {
    list = renderList(List)
    let count = () => {}
    const counted = new Promise<Response>((resolve) => {
      count = () => resolve(Response.json({ status_code: 200, data: { total: 10_000, totalIsExact: false } }))
    })
    list.intercept(`GET ${listPath}/contagem`, () => counted)
    await expect.element(row('Setor 025')).toBeVisible()
    await expect.element(page.getByText('1–25', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await expect.element(row('Setor 026')).toBeVisible()
    count()
    await expect.element(page.getByText('26–50 de 10.000+')).toBeVisible()
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await expect.element(page.getByText('51–60 de 60')).toBeVisible()
    expect(list.api.calls.filter((call) => call.includes('contagem'))).toHaveLength(0)
  })

  it('link to the page of their record', async () => {
    open()
    await row('Setor 003').getByRole('link', { name: 'Setor 003' }).click()
    expect(list.address().split('?')[0]).toBe(`${listPath}/3`)
  })

  it('never say that a capped count is exact', async () => {
    open()
    list.intercept(`GET ${listPath}`, () =>
      Response.json({ status_code: 200, data: [], meta: { total: 10_000, totalIsExact: false, page: 1, perPage: 25 } }),
    )
    await expect.element(page.getByText('10.000+ registros')).toBeInTheDocument()
  })
})

describe('the keyboard', () => {
  it('goes from the search down to what it found, and on to a new record', async () => {
    open()
    await expect.element(row('Setor 001')).toBeVisible()
    await userEvent.keyboard('/033n{Enter}{Escape}')
    expect(list.address()).toBe(listPath)
    await expect.element(row('Setor 001')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(row('Setor 001')).toHaveFocus()
    await userEvent.keyboard('n')
    expect(list.address().split('?')[0]).toBe(`${listPath}/novo`)
  })

  it('leaves single keys alone where the person has turned them off', async () => {
    open({ wishes: { singleKeys: false } })
    await expect.element(row('Setor 001')).toBeVisible()
    await userEvent.keyboard('n/')
    expect(list.address()).toBe(listPath)
    await expect.element(search()).not.toHaveFocus()
    await expect.element(search()).not.toHaveAttribute('aria-keyshortcuts')
  })
})

describe('the address', () => {
  it('takes what is typed into the search and gives it to the server', async () => {
    open()
    await search().fill('setor 04')
    await vi.waitFor(() => expect(list.address()).toBe(`${listPath}?busca=setor+04`))
    await expect.element(row('Setor 040')).toBeVisible()
    expect(namesShown()).toHaveLength(10)
    expect(listCalls()).toHaveLength(2)
  })

  it('holds no CPF: the record found by it is named by its number', async () => {
    open()
    list.intercept('POST /busca', () => Response.json({ status_code: 200, data: [{ path: listPath, id: 33 }] }))
    await search().fill('529.982.247-25')
    await vi.waitFor(() => expect(list.address()).toBe(`${listPath}?busca=%2333`))
    await expect.poll(namesShown).toEqual(['Setor 033'])
    await expect.element(search()).toHaveValue('529.982.247-25')
    await userEvent.keyboard('{Escape}')
    expect(list.address()).toBe(listPath)
  })

  it('loses a CPF that was typed into it by hand before anything is asked with it', async () => {
    open({ address: `${listPath}?busca=529.982.247-25` })
    list.intercept('POST /busca', () => Response.json({ status_code: 200, data: [{ path: listPath, id: 33 }] }))
    await expect.poll(namesShown).toEqual(['Setor 033'])
    expect(list.address()).toBe(`${listPath}?busca=%2333`)
    expect(list.api.calls.filter((call) => call.includes('529'))).toEqual([])
  })

  it('loses it too where it cannot be searched for', async () => {
    open({ address: `${listPath}?busca=52998224725` })
    list.intercept('POST /busca', () => failure(503, 'unavailable'))
    await expect.element(row('Setor 001')).toBeVisible()
    expect(list.address()).toBe(listPath)
    await expect.element(page.getByText('Não foi possível carregar a lista').first()).toBeVisible()
    expect(list.api.calls.filter((call) => call.includes('529'))).toEqual([])
  })

  it('leaves alone what is being typed when the answer to less of it comes', async () => {
    open()
    let answer = () => {}
    const answered = new Promise<Response>((resolve) => {
      answer = () => resolve(Response.json({ status_code: 200, data: [{ path: listPath, id: 33 }] }))
    })
    const asked = new Promise<void>((resolve) => {
      list.intercept('POST /busca', () => {
        resolve()
        return answered.then((response) => response.clone())
      })
    })
    await search().fill('529.982.247-25')
    await asked
    await userEvent.type(search(), ' ')
    answer()
    await answered
    await expect.element(search()).toHaveValue('529.982.247-25 ')
    await vi.waitFor(() => expect(list.address()).toBe(`${listPath}?busca=%2333`))
    await expect.element(search()).toHaveValue('529.982.247-25 ')
  })

  it('is searched at once by Enter and emptied by Escape', async () => {
    open()
    await expect.element(row('Setor 001')).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(search()).toHaveFocus()
    await userEvent.keyboard('033{Enter}')
    expect(list.address()).toBe(`${listPath}?busca=033`)
    await userEvent.keyboard('{Escape}')
    expect(list.address()).toBe(listPath)
    await expect.element(search()).toHaveValue('')
  })

  it('keeps the order, and adds to it with Shift', async () => {
    open()
    await page.getByRole('button', { name: 'Tipo' }).click()
    await vi.waitFor(() => expect(namesShown()[0]).toBe('Setor 002'))
    await expect.element(page.getByRole('columnheader', { name: 'Tipo' })).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('button', { name: 'Nome' }).click({ modifiers: ['Shift'] })
    await page.getByRole('button', { name: /^Nome/ }).click({ modifiers: ['Shift'] })
    await vi.waitFor(() => expect(namesShown()[0]).toBe('Setor 060'))
    expect(list.address()).toBe(`${listPath}?ordem=kind%2C-name`)
  })

  it('leads to the last page when it names one that is not there', async () => {
    open({ address: `${listPath}?pagina=99&por_pagina=7&ordem=senha` })
    await expect.element(row('Setor 060')).toBeVisible()
    expect(list.address()).toBe(`${listPath}?pagina=3`)
    await expect.element(page.getByRole('button', { name: 'Página 3' })).toHaveAttribute('aria-current', 'page')
  })

  it('shows its filters as tags that can be taken away', async () => {
    open({ address: `${listPath}?status=inativo&kind=divisao&parentId=4` })
    await expect.element(page.getByText('Inativo', { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText('Divisão', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Remover o filtro Departamento superior' }).click()
    await expect.poll(namesShown).toHaveLength(6)
    ;(page.getByRole('button', { name: 'Remover o filtro Tipo' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Remover o filtro Situação' })).toHaveFocus()
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    expect(list.address()).toBe(listPath)
  })

  it('changes with the filters, a page of their own chunk', async () => {
    open()
    await page.getByRole('button', { name: 'Filtros' }).click()
    await page.getByRole('checkbox', { name: 'Inativo' }).click()
    await vi.waitFor(() => expect(list.address()).toBe(`${listPath}?status=inativo`))
    await expect.poll(namesShown).toHaveLength(6)
  })

  it('opens its filters by keyboard in their first field, and leaves them to the button', async () => {
    open()
    await search().click()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByRole('checkbox').nth(0)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Filtros' })).toHaveFocus()
    await expect.element(page.getByRole('region', { name: 'Filtros' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('checkbox').nth(0)).toHaveFocus()
    ;(page.getByRole('button', { name: 'Filtros' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('region', { name: 'Filtros' })).not.toBeInTheDocument()
  })
})

describe('a long page', () => {
  it('keeps the headings in sight, and the row that has the focus clear of them', async () => {
    open({ address: `${listPath}?por_pagina=100` })
    await expect.element(row('Setor 060')).toBeVisible()
    const head = () => document.querySelector('thead th')?.getBoundingClientRect() ?? new DOMRect()
    row('Setor 040').element().scrollIntoView({ block: 'start' })
    await vi.waitFor(() => expect(head().top).toBe(0))
    const under = row('Setor 038').element() as HTMLElement
    under.focus()
    await vi.waitFor(() => expect(under.getBoundingClientRect().top).toBeGreaterThanOrEqual(head().bottom))
  })

  it('is turned to by its number, typed in the gap between the others', async () => {
    open({ address: `${listPath}?por_pagina=10`, count: 120 })
    const gap = page.getByRole('button', { name: 'Ir para a página' })
    const field = page.getByRole('textbox', { name: 'Ir para a página' })
    await gap.click()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(gap).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('7{Enter}')
    await expect.element(row('Setor 061')).toBeVisible()
    expect(list.address()).toBe(`${listPath}?pagina=7&por_pagina=10`)
  })

  it('is turned to by a number past those that were counted', async () => {
    open({ address: `${listPath}?por_pagina=10`, count: 120 })
    list.intercept(`GET ${listPath}/contagem`, () => Response.json({ status_code: 200, data: { total: 50, totalIsExact: false } }))
    await page.getByRole('button', { name: 'Ir para a página' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Ir para a página' })).toHaveFocus()
    await userEvent.keyboard('9{Enter}')
    await expect.element(row('Setor 081')).toBeVisible()
  })

  it('has as many rows the next time as the person chose, and no more than a link says', async () => {
    open({ count: 120 })
    await expect.element(row('Setor 025')).toBeVisible()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Por página' }), '50')
    await expect.element(row('Setor 050')).toBeVisible()
    expect(list.preferences.getValues()['list.department']).toEqual({ perPage: 50 })
    list.navigation.navigate(listPath)
    await vi.waitFor(() => expect(list.address()).toBe(`${listPath}?por_pagina=50`))
    list.navigation.navigate(`${listPath}?status=ativo`)
    await expect.poll(namesShown).toHaveLength(25)
  })
})

describe('Back', () => {
  it('brings page, scroll and focus back from a record', async () => {
    open()
    await page.getByRole('button', { name: 'Página 2' }).click()
    await expect.element(row('Setor 026')).toBeVisible()
    const link = row('Setor 045').getByRole('link')
    await link.click()
    await expect.element(page.getByRole('heading', { name: `Página ${listPath}/45` })).toBeVisible()
    list.navigation.back(listPath)
    await expect.element(row('Setor 045').getByRole('link')).toHaveFocus()
    expect(scrollY).toBeGreaterThan(0)
    expect(list.address()).toBe(`${listPath}?pagina=2`)
  })

  it('leads from a search to the whole list in one step', async () => {
    open()
    await search().fill('se')
    await vi.waitFor(() => expect(list.address()).toContain('busca=se'))
    await search().fill('setor 01')
    await vi.waitFor(() => expect(list.address()).toContain('setor+01'))
    list.navigation.back('/')
    await expect.poll(namesShown).toHaveLength(25)
    await expect.element(search()).toHaveValue('')
  })
})

describe('without rows', () => {
  it('offers to add the first record', async () => {
    open({ count: 0 })
    await expect.element(page.getByRole('heading', { name: 'Nenhum registro adicionado' })).toBeVisible()
    await page.getByRole('link', { name: 'Novo departamento' }).nth(1).click()
    expect(list.address()).toBe(`${listPath}/novo`)
  })

  it('offers to clear what narrows the list', async () => {
    open({ address: `${listPath}?busca=xyz&status=ativo` })
    await expect.element(page.getByRole('heading', { name: 'Nenhum registro encontrado' })).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).nth(1).click()
    await expect.element(row('Setor 001')).toBeVisible()
    expect(list.address()).toBe(listPath)
  })

  it('says why and quotes the code when the server fails, and tries again', async () => {
    list = renderList(List)
    const mend = list.intercept(`GET ${listPath}`, () => failure(503, 'unavailable'))
    await expect.element(page.getByRole('alert').getByText('O servidor está indisponível', { exact: false })).toBeVisible()
    await expect.element(page.getByText('Código para o suporte: 3f0c9b1e-7d52-4c86-9a41-5e2b8d6f0c17')).toBeVisible()
    mend()
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(row('Setor 001')).toBeVisible()
  })

  it('shows the shape of the table while it waits, and after 8 s offers to give up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      list = renderList(List)
      list.intercept(`GET ${listPath}`, () => new Promise(() => undefined))
      await vi.waitFor(() => expect(document.querySelectorAll('.ep-list-skeleton .ep-list-row')).toHaveLength(25))
      await vi.advanceTimersByTimeAsync(8001)
      await expect.element(page.getByText('A consulta está demorando.')).toBeVisible()
      await page.getByRole('button', { name: 'Cancelar' }).click()
      await expect.element(page.getByRole('heading', { name: 'Consulta cancelada' })).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })
})

it('keeps the rows and says that they are old when an update fails', async () => {
  open()
  await expect.element(row('Setor 001')).toBeVisible()
  list.intercept(`GET ${listPath}`, () => failure(503, 'unavailable'))
  await row('Setor 001').getByRole('button', { name: 'Ações de Setor 001' }).click()
  await page.getByRole('menuitem', { name: 'Inativar' }).click()
  await expect.element(page.getByText('Não foi possível atualizar.', { exact: false })).toBeVisible()
  await expect.element(row('Setor 001')).toBeVisible()
})
