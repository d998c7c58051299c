import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '../../routes.js'
import { TestBackoffice } from '../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../testing/samples/samples.js'
import { RouteView } from '../route/RouteView.js'
import { PageBoundary } from './PageBoundary.js'

const listPath = '/administrativo/departamentos'
let unmount = () => undefined as void
beforeEach(() => page.viewport(1200, 800))
afterEach(() => unmount())

function show(address: string, screen: ReactNode = <RouteView routes={routes} />): ReturnType<typeof createMemoryApi> {
  const api = createMemoryApi({ records: sampleRecords, requiresSession: false })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={api.fetch} address={address}>
      {screen}
    </TestBackoffice>,
  )
  unmount = () => {
    root.unmount()
    place.remove()
  }
  return api
}

/** Does to every text what the translator of a browser does, also where it is asked not to. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, option')) continue
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(outer)
  }
}

it('a translator is told to leave the product alone, in its layers too', async () => {
  show(listPath)
  await userEvent.click(page.getByRole('button', { name: 'Mais ações' }))
  const choice = page.getByRole('menuitem').first()
  await expect.element(choice).toBeVisible()
  const told = [page.getByRole('row').first(), choice].map((part) => (part.element() as HTMLElement).translate)
  expect([told, document.querySelector<HTMLElement>('.ep-root')?.lang]).toEqual([[false, false], 'pt-BR'])
})

it('a list that was translated all the same is searched, paged and opened', async () => {
  show(listPath)
  const rows = page.getByRole('row')
  await expect.element(rows.nth(2)).toBeVisible()
  translatePage()
  const search = page.getByRole('textbox', { name: 'Buscar em departamentos' })
  await userEvent.fill(search, 'zzzz')
  await expect.element(page.getByRole('heading', { name: /^Nenhum/ })).toBeVisible()
  translatePage()
  await userEvent.fill(search, '')
  await expect.element(rows.nth(2)).toBeVisible()
  translatePage()
  await userEvent.click(rows.nth(1).getByRole('link').first())
  await expect.element(page.getByRole('textbox', { name: /^Nome/ })).toBeVisible()
})

it('a form that was translated all the same keeps what is typed, tells what is wrong, and is saved', async () => {
  const api = show(`${listPath}/1`)
  const name = page.getByRole('textbox', { name: /^Nome/ })
  await expect.element(name).toBeVisible()
  translatePage()
  await userEvent.fill(name, '')
  await userEvent.click(page.getByRole('button', { name: /^Salvar/ }).first())
  translatePage()
  await userEvent.fill(name, 'Nome traduzido')
  translatePage()
  await userEvent.click(page.getByRole('button', { name: /^Salvar/ }).first())
  await expect.poll(() => api.records('department').find(({ id }) => id === 1)?.name).toBe('Nome traduzido')
})

it('a page that lost a text to a translator is drawn anew, and works on', async () => {
  const onError = vi.fn()
  const Answer = () => {
    const [isShown, setShown] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setShown(!isShown)}>
          Mudar
        </button>
        <p>{isShown ? 'Resposta' : null} fim</p>
      </>
    )
  }
  show(
    listPath,
    <PageBoundary onError={onError}>
      <Answer />
    </PageBoundary>,
  )
  const change = page.getByRole('button', { name: 'Mudar' })
  await expect.element(page.getByText('Resposta fim')).toBeVisible()
  translatePage()
  await userEvent.click(change)
  await expect.element(page.getByText('Resposta fim')).toBeVisible()
  expect([onError.mock.calls, document.querySelector('font')]).toEqual([[], null])
  await userEvent.click(change)
  await expect.element(page.getByText('Resposta fim')).not.toBeInTheDocument()
})
