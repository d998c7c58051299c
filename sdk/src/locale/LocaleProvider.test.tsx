import { useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LocaleProvider, useLocale } from './LocaleProvider.js'

let root: Root
const host = document.createElement('div')
afterEach(() => {
  root.unmount()
  host.remove()
})

function Picker() {
  const { text, setLocale } = useLocale()
  return (
    <>
      <input aria-label="typed" />
      <button type="button" onClick={() => void setLocale('en-US')}>
        {text('common.action.save')}
      </button>
    </>
  )
}

it('changes the language at once and keeps what was typed', async () => {
  const onChange = vi.fn()
  document.body.append(host)
  root = createRoot(host)
  root.render(
    <LocaleProvider host={host} onChange={onChange}>
      <Picker />
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Salvar' })).toBeVisible()
  expect(host.lang).toBe('pt-BR')
  await page.getByLabelText('typed').fill('meu texto')
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(host.lang).toBe('en-US')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('en-US')
  await expect.element(page.getByLabelText('typed')).toHaveValue('meu texto')
})

it("says a host's own words in every language, also those of parts that come later", async () => {
  const texts = {
    'pt-BR': { 'common.action.save': 'Gravar', 'list.columns': 'Campos' },
    'en-US': { 'common.action.save': 'Store' },
  } as const
  document.body.append(host)
  root = createRoot(host)
  root.render(
    <LocaleProvider host={host} texts={texts}>
      <Picker />
      <Later />
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('button', { name: 'Gravar' })).toBeVisible()
  await expect.element(page.getByText('Campos', { exact: true })).toBeVisible()
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button', { name: 'Store' })).toBeVisible()
  await expect.element(page.getByText('Columns', { exact: true })).toBeVisible()
})

it('follows a host that changes its own words, and keeps what is on the screen', async () => {
  document.body.append(host)
  root = createRoot(host)
  const show = (save: string) =>
    root.render(
      <LocaleProvider host={host} texts={{ 'pt-BR': { 'common.action.save': save } }}>
        <Picker />
        <input aria-label="Nome" />
      </LocaleProvider>,
    )
  show('Gravar')
  await expect.element(page.getByRole('button', { name: 'Gravar' })).toBeVisible()
  await page.getByLabelText('Nome').fill('Ana')
  show('Guardar')
  await expect.element(page.getByRole('button', { name: 'Guardar' })).toBeVisible()
  await expect.element(page.getByLabelText('Nome')).toHaveValue('Ana')
})

/** A component that loads its texts when it is rendered. */
function Later() {
  const { text, loadTexts } = useLocale()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => void loadTexts('records').then(() => setLoaded(true)), [loadTexts])
  return isLoaded ? <p>{text('list.columns')}</p> : null
}
