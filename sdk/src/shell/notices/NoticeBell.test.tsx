import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineRoute } from '../../core/route.js'
import type { Notice } from '../../data/home/useNotices.js'
import { useLocation } from '../../navigation/NavigationProvider.js'
import { success } from '../../testing/answers.js'
import { MemoryBackoffice } from '../../testing/backoffice/MemoryBackoffice.js'
import { createNetworkEdge } from '../../testing/backoffice/networkEdge.js'
import { createMemoryApi } from '../../testing/memory/memoryApi.js'
import { NoticeButton } from './NoticeButton.js'

const memos = '/administrativo/solicitacoes-servico'
const routes = [defineRoute({ name: 'serviceRequest', path: `${memos}/solicitacoes/{id}`, title: 'routes.serviceRequest', kind: 'form' })]
const plain = { status: null, statusText: null, by: null, reason: null, due: null, isRead: false } as const
const asked: Notice = {
  ...plain,
  key: 'serviceRequest.7.1',
  type: 'vez',
  entity: 'serviceRequest',
  path: `${memos}/solicitacoes`,
  id: 7,
  label: '00.000.007-1',
  title: 'Solicitação',
  status: 'enviada',
  statusText: 'Enviada',
  by: { id: 2, label: 'Marlene Kowalski' },
  at: '2026-11-20T15:00:00Z',
}
const older: Notice = { ...asked, key: 'serviceRequest.8.1', id: 8, label: '00.000.008-2', type: 'situacao', isRead: true }

let unmount = () => {}
afterEach(() => unmount())
const onEvents = vi.fn()
const bell = () => page.getByRole('button', { name: /^Avisos/ })
const panel = () => page.getByRole('dialog', { name: 'Avisos' })

/** Renders the bell over a server with these notices. */
async function open(notices: readonly Notice[], unread = notices.filter(({ isRead }) => !isRead).length) {
  await page.viewport(800, 700)
  const edge = createNetworkEdge(createMemoryApi({ requiresSession: false }).fetch)
  const read: unknown[] = []
  const answer = vi.fn(() => success({ data: notices, total: notices.length, unread }))
  edge.interfere('GET /avisos', answer)
  edge.interfere('POST /avisos/lidos', async (request) => {
    read.push(await request.json())
    return success({ data: null })
  })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <MemoryBackoffice fetch={edge.fetch} address="/dashboard">
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <NoticeButton routes={routes} onEvents={onEvents} />
      </div>
      <Address />
    </MemoryBackoffice>,
  )
  unmount = () => {
    root.unmount()
    host.remove()
  }
  // The list is loaded ahead once the page rests.
  await vi.waitFor(() => expect(answer).toHaveBeenCalled())
  const button = bell().element()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel()).toBeVisible()
  return read
}

function Address() {
  return <output>{useLocation().pathname}</output>
}

describe('the bell', () => {
  it('lead to the panel of a record that they are about', async () => {
    await open([{ ...asked, panel: 'acesso' }])
    await expect
      .element(panel().getByRole('link', { name: /00\.000\.007-1/ }))
      .toHaveAttribute('href', `${memos}/solicitacoes/7?painel=acesso`)
  })

  it('tells in words how much is unread, shows it, and folds what is older', async () => {
    await open([asked, older], 120)
    await expect.element(bell()).toHaveAccessibleName('Avisos: mais de 99 avisos não lidos')
    expect(document.querySelector('.ep-notices-count')?.getAttribute('data-count')).toBe('99+')
    await expect.element(panel().getByRole('link', { name: /00\.000\.007-1/ })).toBeVisible()
    await expect.element(panel().getByRole('link', { name: /00\.000\.008-2/ })).not.toBeInTheDocument()
    await panel().getByText('1 aviso anterior').click()
    await expect.element(panel().getByRole('link', { name: /00\.000\.008-2/ })).toBeVisible()
  })

  it('opens the record of a notice, which is read by that', async () => {
    const read = await open([asked])
    await panel()
      .getByRole('link', { name: /00\.000\.007-1/ })
      .click()
    await expect.element(page.getByText(`${memos}/solicitacoes/7`, { exact: true })).toBeVisible()
    await expect.element(panel()).not.toBeInTheDocument()
    expect(read).toEqual([{ keys: [asked.key] }])
  })

  it('says that all is read, keeps the older ones at hand, and leads to what the person did', async () => {
    await open([older])
    await expect.element(panel().getByText('Tudo lido.', { exact: true })).toBeVisible()
    await expect.element(panel().getByRole('button', { name: 'Marcar todos como lidos' })).not.toBeInTheDocument()
    await panel().getByRole('button', { name: 'O que aconteceu' }).click()
    expect(onEvents).toHaveBeenCalledOnce()
    await expect.element(panel()).not.toBeInTheDocument()
  })

  it('closes on a press elsewhere, also when its code was there before it was opened', async () => {
    await open([asked])
    await page.getByText('/dashboard', { exact: true }).click()
    await expect.element(panel()).not.toBeInTheDocument()
    await bell().click()
    await expect.element(panel()).toBeVisible()
    await page.getByText('/dashboard', { exact: true }).click()
    await expect.element(panel()).not.toBeInTheDocument()
  })

  it('closes on Escape, which gives the focus back', async () => {
    await open([])
    await expect.element(panel().getByText('Tudo lido. Nenhum aviso nos últimos 30 dias.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.element(bell()).toHaveFocus()
  })
})
