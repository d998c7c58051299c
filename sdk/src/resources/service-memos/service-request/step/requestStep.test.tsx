import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { event } from '../../../competitions/event/resource.js'
import { material } from '../../gms/material/resource.js'
import { lot } from '../../lot/resource.js'
import { lotSamples } from '../../lot/samples.js'
import { region } from '../../region/resource.js'
import { supplier } from '../../supplier/resource.js'
import { tender } from '../../tender/resource.js'
import { serviceRequest } from '../resource.js'
import { serviceRequestSamples } from '../samples.js'
import { ServiceRequestForm } from '../ServiceRequestForm.js'

let form: Rendered
afterEach(() => form.unmount())

function openRequest(id: number, more: object) {
  const records = { serviceRequest: serviceRequestSamples.map((sample) => ({ ...sample, ...more })) as never, lot: lotSamples as never }
  const world = { resources: [serviceRequest, lot, material, tender, supplier, region, event], records }
  const address = `/administrativo/solicitacoes-servico/solicitacoes/${id}`
  return renderForm(<ServiceRequestForm params={{ id: String(id) }} />, { address, world })
}

/** Opens the dialog of a command on a sample. */
async function command(id: number, name: string, more: object = {}) {
  form = openRequest(id, more)
  const lead = page.getByRole('button', { name, exact: true })
  await expect.element(page.getByRole('button', { name: 'Mais ações' })).toBeVisible()
  if (lead.elements().length > 0) await lead.click()
  else {
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  return page.getByRole('dialog')
}

describe('before a change of status', () => {
  it('says what sending does to the number and to the balance', async () => {
    const dialog = await command(1, 'Enviar solicitação…')
    await expect.element(dialog.getByText(/Recebe o número e reserva R\$\s2\.628,00 do saldo do lote/)).toBeVisible()
  })

  it('names what is missing for sending, and leads to it instead of asking the server', async () => {
    const dialog = await command(1, 'Enviar solicitação…', { protocol: null })
    await expect.element(dialog.getByText(/^Falta o e-Protocolo/)).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Enviar solicitação' })).not.toBeInTheDocument()
    await dialog.getByRole('button', { name: 'Preencher e-Protocolo' }).click()
    await expect.element(page.getByRole('textbox', { name: 'e-Protocolo' })).toHaveFocus()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('offers no approval to those whose hand is in the request, and says why', async () => {
    form = openRequest(2, { barred: 'own' })
    await expect.element(page.getByText(/^Quem pediu, preencheu ou enviou a solicitação não pode aprovar/)).toBeVisible()
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Reprovar…', exact: true })).toBeVisible()
    expect(page.getByText(/^Aprovar/).elements()).toEqual([])
    form.unmount()
    form = openRequest(2, { barred: 'no-person' })
    await expect.element(page.getByText(/^Este acesso não identifica uma pessoa/)).toBeVisible()
    expect(page.getByText(/^Aprovar/).elements()).toEqual([])
  })

  it('offers only the approval that a supplier with an expired certificate needs, and there says what is approved', async () => {
    form = openRequest(2, {})
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Aprovar com ressalva…', exact: true })).toBeVisible()
    expect(page.getByText('Aprovar…', { exact: true }).elements()).toEqual([])
    form.unmount()
    const remarked = await command(2, 'Aprovar com ressalva…')
    await expect.element(remarked.getByText(/pede R\$\s1\.752,00 a Marcos Antônio Sobczak/)).toBeVisible()
  })

  it('says that nothing follows from a tender that was annulled', async () => {
    const dialog = await command(2, 'Aprovar…', { supplierTrouble: null, tenderTrouble: 'anulada' })
    await expect.element(dialog.getByText(/^A licitação foi anulada ou revogada/)).toBeVisible()
  })

  it('lists what was not received before the request is concluded', async () => {
    const dialog = await command(3, 'Concluir…')
    await expect.element(dialog.getByText('Não foi recebido e volta ao saldo do lote:')).toBeVisible()
    await expect.element(dialog.getByText(/^310 de /)).toBeVisible()
  })

  it('says so when nothing can be concluded', async () => {
    const without = await command(3, 'Concluir…', { receipts: [] })
    await expect.element(without.getByText(/^Nada foi recebido/)).toBeVisible()
    form.unmount()
    const receipts = serviceRequestSamples[2]?.receipts.map((receipt) => ({ ...receipt, kind: 'provisorio' }))
    const provisional = await command(3, 'Concluir…', { receipts })
    await expect.element(provisional.getByText(/^Há recebimento provisório/)).toBeVisible()
  })
})

describe('what arrives', () => {
  const part = /^Pedido 620 REFEICAO · Recebido antes 310 REFEICAO/

  it('stands beside what was ordered and received before, and is worth what the invoice should say', async () => {
    const dialog = await command(3, 'Registrar recebimento…')
    await expect.element(dialog.getByText(part)).toBeVisible()
    await expect.element(dialog.getByText('O que chegou vale R$\u00a06.789,00')).toBeVisible()
    const now = dialog.getByRole('textbox', { name: /^Chegou agora/ })
    await now.fill('311')
    await expect.element(dialog.getByText('Só faltava receber 310')).toBeVisible()
    await now.fill('2,5')
    await expect.element(dialog.getByText(/^Este item é contado inteiro/)).toBeVisible()
    await now.fill('10')
    expect(dialog.getByRole('textbox', { name: /Motivo da diferença/ }).elements()).toEqual([])
    await dialog.getByRole('textbox', { name: /Valor da nota/ }).fill('220,00')
    await expect.element(dialog.getByText('O que chegou vale R$\u00a0219,00. Diga o motivo da diferença.')).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: /Motivo da diferença/ })).toBeVisible()
  })

  it('is not asked for when all has come: the provisional receipt is made definitive, then the request is concluded', async () => {
    const [sample] = serviceRequestSamples[2]?.receipts ?? []
    const items = serviceRequestSamples[2]?.items.map((item) => ({ ...item, received: '620' }))
    form = openRequest(3, { items, receipts: [{ ...(sample as object), kind: 'provisorio' }] })
    await expect.element(page.getByRole('button', { name: 'Tornar definitivo…', exact: true })).toBeVisible()
    form.unmount()
    form = openRequest(3, { items })
    await expect.element(page.getByRole('button', { name: 'Concluir…', exact: true })).toBeVisible()
  })
})

it('names no field that only its own command fills in, and has nothing to be saved with where none is open', async () => {
  const dialog = await command(2, 'Registrar empenho…', { status: 'aprovada', commitment: null })
  await expect.element(dialog.getByText(/passa a consumido/)).toBeVisible()
  await expect.element(page.getByText(/^Nesta situação o registro só pode ser lido/)).toBeInTheDocument()
  const bar = () => document.querySelector('.ep-form-bar')
  expect(bar()).toBeNull()
  form.unmount()
  await command(2, 'Aprovar com ressalva…')
  expect(bar()).not.toBeNull()
})
