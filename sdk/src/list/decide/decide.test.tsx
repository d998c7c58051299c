import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DefinitionError } from '../../core/errors.js'
import { defineResource } from '../../core/resource.js'
import { material } from '../../resources/service-memos/gms/material/resource.js'
import { purchase } from '../../testing/samples/purchase/purchase.js'
import { listScreen } from '../frame/listScreen.js'
import { type RenderedList, type RenderOptions, renderList } from '../frame/renderList.testkit.js'

const List = listScreen(purchase)
const waiting = '/compras?status=enviada'
let list: RenderedList
beforeEach(() => page.viewport(1200, 700))
afterEach(() => list.unmount())

const requester = { id: 1, label: 'Ana Prestes' }
const bought = (id: number, subject: string, more: object = {}) => ({
  id,
  subject,
  requesterId: 1,
  requester,
  notes: 'Para os jogos',
  status: 'enviada',
  ...more,
})
const records = [
  bought(1, 'Bolas'),
  bought(2, 'Medalhas', { notes: null }),
  bought(3, 'Redes'),
  bought(4, 'Troféus', { status: 'aprovada' }),
]
const panel = (name: string) => page.getByRole('dialog', { name })
const row = (name: string) => page.getByRole('row', { name, exact: true })
const open = async (options: Partial<RenderOptions> = {}) => {
  list = renderList(List, { resource: purchase, records, address: waiting, ...options })
  await expect.element(page.getByRole('row').nth(1)).toBeInTheDocument()
}
const openReversible = async () => {
  const transitions = purchase.contract.transitions.map((each) => ({ ...each, isReversible: true }))
  const resource = { ...purchase, contract: { ...purchase.contract, transitions } }
  list = renderList(listScreen(resource), { resource, records, address: waiting })
  await expect.element(page.getByRole('row').nth(1)).toBeInTheDocument()
}
const decided = async (id: number) => {
  const answer = await list.api.fetch(`/api/admin/v1/compras/${id}`)
  return ((await answer.json()) as { data: { status: string } }).data.status
}
/** A record can be decided when it was shown for a while. */
const read = async (name: string) => {
  await expect.element(panel(name).getByRole('button', { name: 'Devolver' })).toHaveAttribute('aria-disabled', 'false')
}
const start = async () => {
  await page.getByRole('button', { name: 'Decidir' }).click()
  await expect.element(panel('Bolas').getByText('Nada falta.')).toBeVisible()
  await read('Bolas')
}

describe('the list of what waits for a decision', () => {
  it('says how many wait, and opens the first beside what it lacks', async () => {
    await open()
    await expect.element(page.getByText('3 registros aguardam decisão.')).toBeVisible()
    await start()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(panel('Medalhas').getByText('Falta a justificativa')).toBeVisible()
  })

  it('approves by A, opens the next one, and ends with the last', async () => {
    await open()
    await start()
    await userEvent.keyboard('a')
    await expect.element(panel('Medalhas').getByText('Falta a justificativa')).toBeVisible()
    expect(await decided(1)).toBe('aprovada')
    await expect.element(panel('Medalhas').getByText('Bolas: Situação alterada para Aprovada')).toBeVisible()
    await expect.element(row('Bolas')).not.toBeInTheDocument()
    await read('Medalhas')
    await userEvent.keyboard('A')
    await expect.element(panel('Redes').getByText('Nada falta.')).toBeVisible()
    await read('Redes')
    await page.getByRole('button', { name: 'Aprovar' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect([await decided(1), await decided(2), await decided(3)]).toEqual(['aprovada', 'aprovada', 'aprovada'])
  })

  it('decides nothing by presses that come before a record can be read, and says so', async () => {
    await open()
    await start()
    await userEvent.keyboard('a')
    await expect.element(panel('Medalhas').getByText('Falta a justificativa')).toBeVisible()
    // In the page itself: on a busy machine, a press from outside comes so late that the record has been read.
    for (let press = 0; press < 12; press++) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }))
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    await expect
      .element(panel('Medalhas').getByRole('alert'))
      .toHaveTextContent('Ainda não valeu: este registro acabou de aparecer. Confira e repita.')
    expect(await decided(2)).toBe('enviada')
    await read('Medalhas')
    await userEvent.keyboard('a')
    await expect.element(panel('Redes')).toBeVisible()
    // The second press of a double click on the button of the record before.
    await expect.element(panel('Redes').getByText('Nada falta.')).toBeVisible()
    const approve = page.getByRole('button', { name: 'Aprovar' }).element() as HTMLElement
    approve.click()
    await expect.element(panel('Redes').getByRole('alert')).toBeVisible()
    expect(await decided(3)).toBe('enviada')
  })

  it('takes the last decision back, and shows its record again', async () => {
    await openReversible()
    await start()
    await userEvent.keyboard('a')
    await panel('Medalhas').getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(panel('Bolas').getByText('Nada falta.')).toBeVisible()
    expect(await decided(1)).toBe('enviada')
  })

  it('takes every decision of the run back, also when the last one closed the panel', async () => {
    await openReversible()
    await start()
    for (const name of ['Bolas', 'Medalhas', 'Redes']) {
      await read(name)
      await userEvent.keyboard('a')
      await expect.element(panel(name)).not.toBeInTheDocument()
    }
    await expect.element(page.getByText('Redes: Situação alterada para Aprovada')).toBeVisible()
    await page.getByText('Decididos agora: 3').click()
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Bolas/ })
      .getByRole('button', { name: 'Desfazer' })
      .click()
    await expect.element(panel('Bolas').getByText('Nada falta.')).toBeVisible()
    expect([await decided(1), await decided(2), await decided(3)]).toEqual(['enviada', 'aprovada', 'aprovada'])
    await expect.element(panel('Bolas').getByText('Decididos agora: 2')).toBeVisible()
  })

  it('still lists the last decisions, each with its way back, when the list was left meanwhile', async () => {
    await openReversible()
    await start()
    await userEvent.keyboard('a')
    await expect.element(panel('Medalhas').getByText('Falta a justificativa')).toBeVisible()
    list.navigation.navigate('/')
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
    list.navigation.navigate(waiting)
    await expect.element(page.getByText('Bolas: Situação alterada para Aprovada')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(panel('Bolas').getByText('Nada falta.')).toBeVisible()
    expect(await decided(1)).toBe('enviada')
    await expect.element(page.getByText(/^Bolas: Situação/)).not.toBeInTheDocument()
  })

  it('says at a decision why it cannot be taken back any more', async () => {
    await openReversible()
    await start()
    await userEvent.keyboard('a')
    await expect.element(panel('Medalhas').getByText('Falta a justificativa')).toBeVisible()
    list.intercept('POST /compras/1/situacao/desfazer', () => Response.json({ status_code: 409, code: 'not-reversible' }, { status: 409 }))
    await panel('Medalhas').getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(panel('Medalhas').getByText('Não foi possível desfazer. Passaram os 15 minutos para desfazer.')).toBeVisible()
    await expect.element(panel('Medalhas').getByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument()
  })

  it('gives back by D with a reason, whose letters decide nothing', async () => {
    await open()
    await start()
    await userEvent.keyboard('d')
    const dialog = page.getByRole('dialog', { name: 'Devolver' })
    await expect.element(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveFocus()
    await userEvent.keyboard('Dados a detalhar')
    expect(await decided(1)).toBe('enviada')
    await dialog.getByRole('button', { name: 'Devolver' }).click()
    await expect.element(panel('Medalhas')).toBeVisible()
    expect(await decided(1)).toBe('devolvida')
  })

  it('says what another person decided meanwhile, and offers that decision no more', async () => {
    await open()
    await start()
    await userEvent.keyboard('d')
    const dialog = page.getByRole('dialog', { name: 'Devolver' })
    await userEvent.keyboard('Dados a detalhar')
    const body = JSON.stringify({ transition: 'approve', reason: '', version: 1 })
    expect((await list.api.fetch('/api/admin/v1/compras/1/situacao', { method: 'POST', body })).status).toBe(200)
    await dialog.getByRole('button', { name: 'Devolver' }).click()
    await expect.element(dialog.getByText(/^A situação agora é “Aprovada”/)).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Devolver' })).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Dados a detalhar')
  })

  it('asks no reason for what another person has decided already', async () => {
    await open()
    await start()
    const body = JSON.stringify({ transition: 'approve', reason: '', version: 1 })
    expect((await list.api.fetch('/api/admin/v1/compras/1/situacao', { method: 'POST', body })).status).toBe(200)
    await userEvent.keyboard('d')
    const dialog = page.getByRole('dialog', { name: 'Devolver' })
    await expect.element(dialog.getByText(/^A situação agora é “Aprovada”/)).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /Motivo/ }).elements()).toEqual([])
    await dialog.getByRole('button', { name: 'Voltar' }).click()
    await panel('Bolas').getByRole('button', { name: 'Ir ao próximo' }).click()
    await expect.element(panel('Medalhas')).toBeVisible()
  })

  it('says in the panel that another person was faster than the key', async () => {
    await open()
    await start()
    await expect.element(panel('Bolas').getByText('Nada falta.')).toBeVisible()
    const body = JSON.stringify({ transition: 'approve', reason: '', version: 1 })
    expect((await list.api.fetch('/api/admin/v1/compras/1/situacao', { method: 'POST', body })).status).toBe(200)
    await userEvent.keyboard('a')
    await expect
      .element(panel('Bolas').getByText(/^A situação agora é “Aprovada”, e esta mudança não cabe mais\. Alterado por .+ em \d/))
      .toBeVisible()
    await panel('Bolas').getByRole('button', { name: 'Ir ao próximo' }).click()
    await expect.element(panel('Medalhas')).toBeVisible()
    await expect.element(row('Bolas')).not.toBeInTheDocument()
  })

  it('neither takes letters with Ctrl nor one that is held down', async () => {
    await open()
    await start()
    await userEvent.keyboard('{Control>}a{/Control}')
    panel('Bolas')
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, repeat: true }))
    await expect.element(panel('Bolas')).toBeVisible()
    expect(await decided(1)).toBe('enviada')
  })

  it('keeps its three buttons on one line', async () => {
    await open()
    await start()
    const names = ['Devolver', 'Aprovar'].map((name) => page.getByRole('button', { name }).element())
    const all = [page.getByRole('link', { name: 'Abrir' }).element(), ...names]
    expect(new Set(all.map((button) => Math.round(button.getBoundingClientRect().top))).size).toBe(1)
  })

  it('skips those that another person has to decide', async () => {
    await open({ records: records.map((record) => ({ ...record, barred: record.id === 3 ? null : 'own' })) })
    await page.getByRole('button', { name: 'Decidir' }).click()
    await expect.element(panel('Redes').getByRole('button', { name: 'Aprovar' })).toBeVisible()
  })

  it('offers no approval to those whose hand is in the record, by button or key, and says why', async () => {
    await open({ records: records.map((record) => ({ ...record, barred: 'own' })) })
    await page.getByRole('button', { name: 'Decidir' }).click()
    await expect.element(panel('Bolas').getByText('Quem solicitou não pode aprovar')).toBeVisible()
    // Nothing is missing in the record itself.
    await expect.element(panel('Bolas').getByText('Nada falta.')).toBeVisible()
    await expect.element(panel('Bolas').getByRole('button', { name: 'Devolver' })).toBeVisible()
    await expect.element(panel('Bolas').getByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument()
    await userEvent.keyboard('a')
    await expect.element(panel('Bolas')).toBeVisible()
    expect(await decided(1)).toBe('enviada')
  })

  it('keeps what the server refuses open, and says why', async () => {
    await open()
    const issues = [{ path: '', code: 'purchase.ownRequest', message: '' }]
    list.intercept('POST /compras/1/situacao', () => Response.json({ status_code: 409, code: 'refused', issues }, { status: 409 }))
    await start()
    await userEvent.keyboard('a')
    await expect.element(panel('Bolas').getByText('Quem solicitou não pode aprovar')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(panel('Medalhas').getByText('Falta a justificativa')).toBeVisible()
    await expect.element(page.getByText('Quem solicitou não pode aprovar')).not.toBeInTheDocument()
  })

  it('is a plain list in another status, and for who may only look', async () => {
    await open({ address: '/compras?ver=1' })
    await expect.element(page.getByRole('region', { name: 'Bolas' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument()
    await userEvent.keyboard('a')
    expect(await decided(1)).toBe('enviada')
    list.unmount()
    await open({ isReadOnly: true })
    await expect.element(page.getByText('3 registros aguardam decisão.')).not.toBeInTheDocument()
  })
})

it('is declared with transitions that lead out of the status', () => {
  const decide = { status: 'em-analise', approve: 'release', giveBack: 'block' } as const
  expect(() => defineResource(material.contract, { ...material, decide } as never)).toThrow(DefinitionError)
})
