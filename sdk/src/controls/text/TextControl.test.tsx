import { Activity, type ReactNode, useReducer, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { text } from '../../kinds/text/text.js'
import { type Rendered, renderForm } from '../../form/frame/renderForm.testkit.js'
import { TextControl } from './TextControl.js'

const control = text({ maxLength: 80 })

function createHeld() {
  let text = 'Ana'
  return {
    read: () => text,
    hold: (next: unknown) => {
      text = String(next)
    },
  }
}

/** Stores typed text without rendering, as a form does. */
function Form() {
  const [held] = useState(createHeld)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const change = (next: string) => {
    held.hold(next)
    draw()
  }
  return (
    <>
      <Hideable>
        <TextControl control={control} label="Nome" value={held.read()} onChange={held.hold} onType={held.hold} />
      </Hideable>
      <button onClick={() => change('Ana')}>Restaurar</button>
      <button onClick={() => change(held.read().toUpperCase())}>Maiúsculas</button>
    </>
  )
}

/** Showing hidden content again does not render it. */
function Hideable({ children }: { readonly children: ReactNode }) {
  const [isHidden, setHidden] = useState(false)
  return (
    <>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>
      <button onClick={() => setHidden(!isHidden)}>Esconder ou mostrar</button>
    </>
  )
}

let form: Rendered
beforeEach(async () => {
  form = renderForm(<Form />)
  await expect.element(field()).toHaveValue('Ana')
  await field().click()
  await userEvent.keyboard('{End} Paula')
  await expect.element(field()).toHaveValue('Ana Paula')
})
afterEach(() => form.unmount())
const field = () => page.getByRole('textbox', { name: 'Nome' })
const press = (name: string) => page.getByRole('button', { name }).click()

describe('a text that the input holds by itself', () => {
  it('gives way to the value it began with', async () => {
    await press('Restaurar')
    await expect.element(field()).toHaveValue('Ana')
  })

  it('gives way to what was made of it, and is typed in from there', async () => {
    await press('Maiúsculas')
    await expect.element(field()).toHaveValue('ANA PAULA')
    await field().click()
    await userEvent.keyboard('{End}!')
    await press('Maiúsculas')
    await expect.element(field()).toHaveValue('ANA PAULA!')
  })

  it('outlives being hidden for a moment', async () => {
    await press('Esconder ou mostrar')
    await expect.element(field()).not.toBeInTheDocument()
    await press('Esconder ou mostrar')
    await expect.element(field()).toHaveValue('Ana Paula')
  })

  it('counts what remains near its limit while it is typed, and says so after a pause', async () => {
    await field().fill('a'.repeat(63))
    expect(page.getByText(/caractere/).elements()).toEqual([])
    await userEvent.keyboard('b')
    await expect.element(page.getByText('Restam 16 caracteres').first()).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('Restam 16 caracteres')
    await field().fill('a'.repeat(81))
    await expect.element(page.getByText('1 caractere a mais').first()).toBeVisible()
    await press('Restaurar')
    await expect.element(page.getByText('1 caractere a mais')).not.toBeInTheDocument()
  })
})
