import { Profiler } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { staffFunction } from '../../resources/administrative/function/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { failure } from '../../testing/answers.js'
import { formDialog } from '../body/formDialog.js'
import { formScreen } from './formScreen.js'
import { type Rendered, renderForm } from './renderForm.testkit.js'

const PersonForm = formScreen(person)
const FunctionDialog = formDialog(staffFunction)
const DepartmentDialog = formDialog(department)
let form: Rendered
const open = (id: string, place: 'page' | 'shadow' = 'page') => {
  form = renderForm(<PersonForm params={{ id }} />, { address: `/pessoas/${id}`, place })
}
const text = (name: string) => page.getByRole('textbox', { name, exact: true })
const combo = (name: string) => page.getByRole('combobox', { name, exact: true })
const inputOf = (name: string) => text(name).element() as HTMLInputElement
const pick = async (name: string, option: string) => {
  await combo(name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
afterEach(() => form.unmount())

describe('typing', () => {
  it('renders at most the field that is typed in', async () => {
    const renders = new Map<string, number>()
    form = renderForm(
      <Profiler id="form" onRender={(id) => renders.set(id, (renders.get(id) ?? 0) + 1)}>
        <PersonForm params={{ id: '1' }} />
      </Profiler>,
    )
    await expect.element(text('Nome')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Observação' }).or(text('Observação'))).toBeVisible()
    const atRest = async () => {
      for (let seen: number | undefined; seen !== renders.get('form'); ) {
        seen = renders.get('form')
        await new Promise((resolve) => setTimeout(resolve, 300))
      }
    }
    const type = async (label: string, keys: string) => {
      await text(label).click()
      await userEvent.keyboard('{End}0') // the bar at the foot learns that something is not saved
      await atRest()
      const marks = new Map(
        [...document.querySelectorAll('[data-path] input, [data-path] textarea')].map((input) => [input, countCommits(input)]),
      )
      const before = renders.get('form') ?? 0
      await userEvent.keyboard(keys)
      const touched = [...marks]
        .filter(([input, commits]) => countCommits(input) !== commits)
        .map(([input]) => input.closest('[data-path]')?.getAttribute('data-path'))
      return { touched, count: (renders.get('form') ?? 0) - before }
    }
    // Free text shows itself; what a mask lays out anew is drawn.
    expect(await type('Nome', 'yz')).toEqual({ touched: [], count: 0 })
    expect(await type('CEP', '{Backspace}{Backspace}')).toEqual({ touched: ['address.zipCode'], count: 2 })
  })

  it.each([
    { id: '1', rows: 'none' },
    { id: '7', rows: 'two guardians' },
  ])('is stored without rendering any field anew, with rows: $rows', async ({ id }) => {
    open(id)
    await expect.element(text('Observação')).toBeVisible()
    await text('Observação').fill('Prefere ser chamada à tarde.')
    const inputs = [...document.querySelectorAll('[data-path] input, [data-path] textarea')]
    const before = inputs.map(countCommits)
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.element(page.getByText('Registro atualizado com sucesso')).toBeVisible()
    expect(inputs.map(countCommits)).toEqual(before)
  })

  it('in a row renders nothing of it either', async () => {
    open('7')
    const row = page.getByRole('group', { name: 'Responsável legal 2' })
    const name = row.getByRole('textbox', { name: 'Nome', exact: true })
    await name.click()
    await userEvent.keyboard('{End}0')
    const parts = [...row.element().querySelectorAll('*')]
    const before = parts.map(countCommits)
    await userEvent.keyboard('yz')
    await expect.element(name).toHaveValue('Marcos Prestes Filho0yz')
    expect(parts.map(countCommits)).toEqual(before)
  })

  it('keeps the caret where a digit of a CPF is mended', async () => {
    open('novo')
    await pick('Tipo de documento', 'CPF')
    await text('CPF').fill('081.234.569-05')
    inputOf('CPF').setSelectionRange(5, 5)
    await userEvent.keyboard('{Backspace}')
    expect(inputOf('CPF').value).toBe('081.345.690-5')
    expect(inputOf('CPF').selectionStart).toBe(3)
    await userEvent.keyboard('2')
    expect(inputOf('CPF').value).toBe('081.234.569-05')
    expect(inputOf('CPF').selectionStart).toBe(5)
    await userEvent.keyboard('a')
    expect(inputOf('CPF').value).toBe('081.234.569-05')
    expect(inputOf('CPF').selectionStart).toBe(5)
  })

  it('takes a phone number with +55 and a CPF with any punctuation', async () => {
    open('novo')
    await text('Telefone').first().fill('+55 (41) 99999-0000')
    await expect.element(text('Telefone').first()).toHaveValue('(41) 99999-0000')
    await pick('Tipo de documento', 'CPF')
    await text('CPF').fill(' 081 234 569/06 ')
    await userEvent.tab()
    await expect.element(page.getByText('CPF inválido')).toBeVisible()
  })

  it('takes a date by hand and picks one from the calendar', async () => {
    open('novo')
    await text('Data de nascimento').fill('14/3/1988')
    await expect.element(text('Data de nascimento')).toHaveValue('14/03/1988')
    await page.getByRole('button', { name: /calendário: Data de nascimento/ }).click()
    await page.getByRole('button', { name: /15 de março de 1988/ }).click()
    await expect.element(text('Data de nascimento')).toHaveValue('15/03/1988')
    await expect.element(text('Data de nascimento')).toHaveFocus()
  })
})

describe('a form of 40 fields', () => {
  it('stands in at most 350 elements, each input in a cell of its own', async () => {
    open('7')
    await expect.element(text('Observação')).toBeVisible()
    await expect.element(page.getByRole('group', { name: 'Foto' })).toBeVisible()
    const shown = page.getByRole('form', { name: /^Pedro/ }).element()
    expect(shown.querySelectorAll('input, textarea').length).toBeGreaterThanOrEqual(40)
    expect(shown.querySelectorAll('*').length).toBeLessThanOrEqual(350)
    expect(shown.querySelector('[data-path="name"] > input')).not.toBeNull()
  })
})

describe('places', () => {
  it('empties the city when the state changes', async () => {
    open('1')
    const city = combo('Cidade')
    await expect.element(city).toHaveValue('Curitiba')
    await page.getByRole('group', { name: 'Endereço' }).getByRole('combobox', { name: 'Estado' }).click()
    await page.getByRole('option', { name: 'Santa Catarina' }).click()
    await expect.element(city).toHaveValue('')
  })
})

describe('rows', () => {
  const addGuardian = async () => {
    await page.getByRole('button', { name: 'Adicionar: Responsáveis legais' }).click()
  }

  it('are asked for as soon as a date of birth makes somebody a minor: to be seen and to be heard', async () => {
    open('novo')
    const heard = page.getByRole('status').filter({ hasText: 'Responsáveis legais (obrigatório)' })
    await text('Data de nascimento').fill('14/03/1988')
    await expect.element(combo('Capacidade civil')).toHaveValue('Adulto')
    await expect.element(heard).not.toBeInTheDocument()
    await text('Data de nascimento').fill('14/03/2020')
    await expect.element(page.getByRole('group', { name: 'Responsáveis legais (obrigatório)' })).toBeVisible()
    await expect.element(heard).toBeInTheDocument()
  })

  it('show what is wrong in them, and the summary leads there by their labels', async () => {
    open('1')
    await pick('Capacidade civil', 'Incapaz')
    await addGuardian()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page
      .getByRole('button', {
        name: /Responsável legal 1 › (Parentesco|Relação|Vínculo): Obrigatório/,
      })
      .click()
    expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('guardians[0].relation')
  })

  it('take what the server refuses about one of them', async () => {
    open('1')
    await text('Nome').fill('Ana Beatriz Prestes')
    form.intercept('PUT', () => failure(422, 'invalid', { issues: [{ path: 'address.zipCode', code: 'cep' }] }))
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByRole('button', { name: 'Endereço › CEP: CEP inválido' }).click()
    await expect.element(text('CEP')).toHaveFocus()
  })

  it('come back when their removal is undone', async () => {
    open('1')
    await pick('Capacidade civil', 'Incapaz')
    await addGuardian()
    await addGuardian()
    const first = page.getByRole('group', { name: 'Responsável legal 1' })
    await first.getByRole('textbox', { name: 'Nome' }).fill('Carlos Prestes')
    await page.getByRole('button', { name: 'Remover Responsável legal 1' }).click()
    await expect.element(first.getByRole('textbox', { name: 'Nome' })).toHaveValue('')
    await expect.element(page.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(first.getByRole('textbox', { name: 'Nome' })).toHaveValue('Carlos Prestes')
    await expect.element(first.getByRole('radio', { name: 'Principal' })).toBeChecked()
  })
})

describe('in a shadow root', () => {
  it('lists open inside of it and take the choice', async () => {
    open('novo', 'shadow')
    await pick('Tipo de documento', 'CPF')
    await expect.element(combo('Tipo de documento')).toHaveValue('CPF')
    await expect.element(text('CPF')).toBeVisible()
  })
})

describe('in a dialog', () => {
  it('stores a record, with a list opened inside of it', async () => {
    let saved: unknown
    form = renderForm(<FunctionDialog id="novo" onClose={(stored) => (saved = stored)} />)
    await expect.element(page.getByRole('dialog', { name: 'Nova função' })).toBeVisible()
    await text('Nome').fill('Motorista')
    await text('Código').fill('mot')
    await pick('Categoria', 'Terceirizado')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.poll(() => saved).toMatchObject({ name: 'Motorista', code: 'MOT', category: 'terceirizado' })
  })

  it('asks before it closes over unsaved edits; Escape in a list closes the list alone', async () => {
    form = renderForm(<DepartmentDialog id={2} onClose={() => undefined} />)
    await text('Nome').fill('Outra diretoria')
    await combo('Tipo').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('option', { name: 'Setor' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: 'Departamento #2' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('alertdialog', { name: 'Sair sem salvar?' })).toBeVisible()
  })
})

/** How often React has written the properties of an element: it puts a new object on it at every render. */
function countCommits(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? ''
  return (element as unknown as Record<string, unknown>)[key]
}
