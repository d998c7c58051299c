import { afterEach, describe, expect, it } from 'vitest'
import { today } from '../../../../core/calendar.js'
import { failure } from '../../../../testing/answers.js'
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

const itemsWith = (received: string) => serviceRequestSamples[2]?.items.map((item) => ({ ...item, received }))

/** Another person changes the third request; the command that comes then is refused. */
function answerAsChanged(changed: object): void {
  const path = '/administrativo/solicitacoes-servico/solicitacoes/3'
  form.intercept(`GET ${path}`, async (pass) => {
    const { data } = await (await pass()).json()
    return Response.json({ success: true, data: { ...data, version: data.version + 1, ...changed } })
  })
  form.intercept(`POST ${path}/situacao`, () => failure(412, 'stale'))
}

describe('before a change of status', () => {
  it('says what sending does to the number and to the balance', async () => {
    const dialog = await command(1, 'Enviar solicitação…')
    await expect.element(dialog.getByText(/Recebe o número e reserva R\$\s2\.628,00 do saldo do lote/)).toBeVisible()
  })

  it('repeats before sending that a digit of the protocol does not match', async () => {
    const dialog = await command(1, 'Enviar solicitação…', { protocol: '123456781' })
    await expect.element(dialog.getByText(/^O dígito do protocolo não confere/)).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Enviar solicitação' })).toBeEnabled()
  })

  it('names what is missing for sending, and leads to it instead of asking the server', async () => {
    const dialog = await command(1, 'Enviar solicitação…', { protocol: null })
    await expect.element(dialog.getByText(/^Falta o e-Protocolo/)).toBeVisible()
    await expect.element(dialog.getByText(/^Para “Enviar solicitação” falta/)).not.toBeInTheDocument()
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
    const remarked = await command(2, 'Aprovar com ressalva…', { inspectorId: 4 })
    await expect.element(remarked.getByText(/pede a Marcos Antônio Sobczak o total de R\$\s1\.752,00\.$/)).toBeVisible()
    // Manager and inspector are filled in, so what is left to be typed has the focus.
    await expect.element(remarked.getByRole('textbox', { name: /^Motivo/ })).toHaveFocus()
  })

  it('offers the approval that its message names beside the message', async () => {
    form = openRequest(2, { inspectorId: 4 })
    const message = page.getByText('O fornecedor tem certidão vencida. Na solicitação, use "Aprovar com ressalva" e diga o motivo.')
    await expect.element(message).toBeVisible()
    await page.getByRole('button', { name: 'Aprovar com ressalva…', exact: true }).click()
    await expect.element(page.getByRole('dialog', { name: 'Aprovar com ressalva' }).getByRole('textbox', { name: /^Motivo/ })).toHaveFocus()
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

  it('says that a called-back draft reserves nothing, and that its number is gone', async () => {
    const draft = await command(1, 'Cancelar solicitação…', { number: '77/2026' })
    await expect.element(draft.getByText('O rascunho deixa de valer e o número não é reutilizado.')).toBeVisible()
    form.unmount()
    const sent = await command(2, 'Cancelar solicitação…')
    await expect.element(sent.getByText('A reserva volta ao saldo do lote e o número não é reutilizado.')).toBeVisible()
  })

  it('names no payments to be changed in a cancelled request of which nothing came', async () => {
    form = openRequest(1, { status: 'cancelada', number: '77/2026', receipts: [] })
    await expect.element(page.getByText('A solicitação foi cancelada. Faça outra para pedir de novo.').first()).toBeVisible()
    expect(page.getByText(/só é possível alterar/).elements()).toEqual([])
    form.unmount()
    form = openRequest(3, { status: 'cancelada' })
    await expect.element(page.getByText('Nesta situação só é possível alterar: Pagamentos.')).toBeVisible()
  })

  it('says before a conclusion what was received above the commitment, because receipts are read-only after it', async () => {
    const commitment = { ...(serviceRequestSamples[2]?.commitment as object), amount: '10000.00' }
    const [sample] = serviceRequestSamples[2]?.receipts ?? []
    const receipts = [{ ...(sample as object), kind: 'definitivo', invoiceValue: '15000.00' }]
    const dialog = await command(3, 'Concluir…', { items: itemsWith('620'), commitment, receipts })
    await expect.element(dialog.getByText(/acima do empenho de R\$\s10\.000,00/)).toBeVisible()
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
  const part = /^Pedido 620 refeições · Já recebido 310 refeições/

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
    await expect
      .element(dialog.getByRole('textbox', { name: /Motivo da diferença/ }))
      .toHaveAccessibleDescription('A nota é de R$\u00a0220,00 e o que chegou vale R$\u00a0219,00. Diga o motivo da diferença.')
  })

  it('says once at the line why its quantity was refused', async () => {
    const dialog = await command(3, 'Registrar recebimento…')
    const now = dialog.getByRole('textbox', { name: /^Chegou agora/ })
    await now.fill('311')
    const issues = [{ path: 'items[0].quantity', code: 'serviceRequest.receivedTooMuch', params: { left: '310' } }]
    form.intercept('POST /administrativo/solicitacoes-servico/solicitacoes/3/situacao', () => failure(422, 'validation', { issues }))
    await dialog.getByRole('textbox', { name: /Nota fiscal/ }).fill('4590')
    await dialog.getByRole('textbox', { name: /Valor da nota/ }).fill('6.810,90')
    await dialog.getByRole('button', { name: 'Registrar recebimento', exact: true }).click()
    await expect.element(now).toHaveAttribute('aria-invalid', 'true')
    expect(dialog.getByText('Só faltava receber 310').elements()).toHaveLength(1)
  })

  it('says what to type where a quantity is empty, and asks for 0 where nothing came', async () => {
    const dialog = await command(3, 'Registrar recebimento…')
    await dialog.getByRole('textbox', { name: /^Chegou agora/ }).fill('')
    await expect.element(dialog.getByText('Digite quanto chegou, ou 0 se nada deste item chegou.')).toBeVisible()
  })

  it('of many items begins whole and is emptied with one press, for the few that came', async () => {
    const [item] = serviceRequestSamples[2]?.items ?? []
    const items = [1, 2, 3, 4, 5].map((id) => ({ ...item, id, lotItemId: id, received: '0', quantity: `${id * 10}` }))
    const dialog = await command(3, 'Registrar recebimento…', { items, receipts: [] })
    const values = () =>
      dialog
        .getByRole('textbox', { name: /^Chegou agora/ })
        .elements()
        .map((each) => (each as HTMLInputElement).value)
    await expect.poll(values).toEqual(['10', '20', '30', '40', '50'])
    await dialog.getByRole('button', { name: 'Zerar todas as quantidades' }).click()
    await expect.poll(values).toEqual(['0', '0', '0', '0', '0'])
    await dialog.getByRole('button', { name: 'Voltar às quantidades do início' }).click()
    await expect.poll(values).toEqual(['10', '20', '30', '40', '50'])
  })

  it('shows what another person received meanwhile, under what was typed', async () => {
    const [item] = serviceRequestSamples[2]?.items ?? []
    const items = [1, 2].map((id) => ({ ...item, id, lotItemId: id, quantity: '100', received: '0' }))
    const dialog = await command(3, 'Registrar recebimento…', { items, receipts: [] })
    const now = dialog.getByRole('textbox', { name: /^Chegou agora/ })
    await now.first().fill('30')
    await dialog.getByRole('textbox', { name: /^Nota fiscal/ }).fill('222')
    const path = '/administrativo/solicitacoes-servico/solicitacoes/3'
    form.intercept(`GET ${path}`, async (pass) => {
      const { data } = await (await pass()).json()
      return Response.json({
        success: true,
        data: {
          ...data,
          version: data.version + 1,
          items: items.map((each, place) => ({ ...each, received: place === 0 ? '100' : '60' })),
        },
      })
    })
    form.intercept(`POST ${path}/situacao`, () => failure(412, 'stale'))
    await dialog.getByRole('button', { name: 'Registrar recebimento' }).click()
    await expect.element(dialog.getByText(/O que você digitou continua aqui, e o resto mostra os valores de agora/)).toBeVisible()
    await expect.element(dialog.getByText(/Já recebido 60 refeições/)).toBeVisible()
    // Nothing is left of the first item, and what was typed for it is still there.
    await expect.element(dialog.getByText(/Já recebido 100 refeições/)).toBeVisible()
    await expect.element(now.first()).toHaveValue('30')
    await expect.element(dialog.getByText('Só faltava receber 0')).toBeVisible()
    await expect.element(now.last()).toHaveValue('40')
    await expect.element(dialog.getByRole('textbox', { name: /^Nota fiscal/ })).toHaveValue('222')
  })

  it('says that another person received all of it, shows what was typed, and can only be closed', async () => {
    const dialog = await command(3, 'Registrar recebimento…')
    const now = dialog.getByRole('textbox', { name: /^Chegou agora/ })
    await now.fill('24')
    answerAsChanged({ status: 'parcialmente-atendida', items: itemsWith('620') })
    await dialog.getByRole('textbox', { name: /^Nota fiscal/ }).fill('222')
    await dialog.getByRole('textbox', { name: /Valor da nota/ }).fill('525,60')
    await dialog.getByRole('button', { name: 'Registrar recebimento' }).click()
    await expect
      .element(dialog.getByRole('alert').first())
      .toMatchTextContent(
        /^O registro mudou enquanto isso, e esta mudança não cabe mais\. Alterado por .+ em .+ O que você digitou pode ser copiado\.$/,
      )
    await expect.element(dialog.getByText('Tudo o que foi pedido já foi recebido.')).toBeVisible()
    await expect.element(now).toHaveValue('24')
    await expect.element(now).toHaveAttribute('readonly')
    await expect.element(dialog.getByRole('button', { name: 'Registrar recebimento' })).not.toBeInTheDocument()
    await expect.element(dialog.getByText(/^De “/)).not.toBeInTheDocument()
  })

  it('follows the record in its heading when another person received a part', async () => {
    const dialog = await command(3, 'Registrar recebimento…', { status: 'em-execucao', receipts: [] })
    await expect.element(dialog.getByText('De “Em execução” para “Parcialmente atendida”.')).toBeVisible()
    await dialog.getByRole('textbox', { name: /^Nota fiscal/ }).fill('222')
    await dialog.getByRole('textbox', { name: /Valor da nota/ }).fill('6789,00')
    answerAsChanged({ status: 'parcialmente-atendida', items: itemsWith('400') })
    await dialog.getByRole('button', { name: 'Registrar recebimento' }).click()
    await expect.element(dialog.getByText(/Já recebido 400 refeições/)).toBeVisible()
    await expect.element(dialog.getByText(/^De “Em execução”/)).not.toBeInTheDocument()
  })

  it('is not asked for again, emptied, when another person concluded the request', async () => {
    const [sample] = serviceRequestSamples[2]?.receipts ?? []
    const dialog = await command(3, 'Tornar definitivo…', { receipts: [{ ...(sample as object), kind: 'provisorio' }] })
    await dialog.getByRole('textbox', { name: /^Nota fiscal/ }).fill('222')
    await dialog.getByRole('textbox', { name: /Valor da nota/ }).fill('6789,00')
    await dialog.getByRole('textbox', { name: /^Conferido/ }).fill('300')
    answerAsChanged({ status: 'concluida', receipts: [] })
    await dialog.getByRole('button', { name: 'Tornar definitivo' }).click()
    await expect.element(dialog.getByText(/^A situação agora é “Concluída”/)).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: /^Nota fiscal/ })).toHaveValue('222')
    await expect.element(dialog.getByRole('textbox', { name: /^Conferido/ })).toHaveValue('300')
    await expect.element(dialog.getByText(/o que chegou vale R\$\u00a06\.570,00/)).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: /^Motivo \(/ })).not.toBeInTheDocument()
  })

  it('says so when 0 was typed for all items', async () => {
    const dialog = await command(3, 'Registrar recebimento…')
    await dialog.getByRole('textbox', { name: /^Chegou agora/ }).fill('0')
    await dialog.getByRole('textbox', { name: /^Nota fiscal/ }).fill('222')
    await dialog.getByRole('textbox', { name: /Valor da nota/ }).fill('0,01')
    await dialog.getByRole('textbox', { name: /Motivo da diferença/ }).fill('Nada chegou ainda')
    await dialog.getByRole('button', { name: 'Registrar recebimento' }).click()
    await expect.element(dialog.getByText('Digite a quantidade de pelo menos um item.')).toBeVisible()
  })

  it('is warned of with the figures when it goes beyond the commitment', async () => {
    const commitment = { number: '2026NE1', date: '2026-05-10', amount: '7000.00' }
    const dialog = await command(3, 'Registrar recebimento…', { commitment })
    await dialog.getByRole('textbox', { name: /Valor da nota/ }).fill('6800,00')
    await expect.element(dialog.getByText(/^Com esta nota, o recebido soma R\$\s13\.589,00: R\$\s6\.589,00 acima do empenho/)).toBeVisible()
    await dialog.getByRole('textbox', { name: /Valor da nota/ }).fill('211,00')
    await expect.element(dialog.getByText(/acima do empenho/)).not.toBeInTheDocument()
    form.unmount()
    const [sample] = serviceRequestSamples[2]?.receipts ?? []
    const receipts = [{ ...(sample as object), invoiceValue: '7100.00', valueReason: 'Frete combinado' }]
    form = openRequest(3, { commitment, receipts })
    await expect.element(page.getByText(/O recebido soma R\$\s7\.100,00: R\$\s100,00 acima do empenho de R\$\s7\.000,00/)).toBeVisible()
    await expect.element(page.getByText(/o que chegou vale R\$\s6\.789,00\. Motivo: Frete combinado/)).toBeVisible()
  })

  it('is warned of where its invoice is in another receipt of the request', async () => {
    const [sample] = serviceRequestSamples[2]?.receipts ?? []
    const receipts = [{ ...(sample as object), date: '2026-05-20', invoiceNumber: '4590', invoiceSeries: '1' }]
    const dialog = await command(3, 'Registrar recebimento…', { receipts })
    await dialog.getByRole('textbox', { name: /^Nota fiscal/ }).fill('004.590')
    await expect.element(dialog.getByText(/^A nota 4590 já está no recebimento de 20\/05\/2026/)).toBeVisible()
    await dialog.getByRole('textbox', { name: /^Série/ }).fill('2')
    await expect.element(dialog.getByText(/^A nota 4590/)).not.toBeInTheDocument()
  })

  it('keeps the day on which it came while it is made definitive today', async () => {
    const [sample] = serviceRequestSamples[2]?.receipts ?? []
    const dialog = await command(3, 'Tornar definitivo…', { receipts: [{ ...(sample as object), kind: 'provisorio', date: '2026-05-20' }] })
    await expect.element(dialog.getByText('Recebido em provisório em 20/05/2026')).toBeVisible()
    const [year, month, day] = today().split('-')
    await expect.element(dialog.getByRole('textbox', { name: /^Data/ })).toHaveValue(`${day}/${month}/${year}`)
    // Nothing arrives now: what came is counted.
    await expect.element(dialog.getByRole('textbox', { name: /^Conferido/ }).first()).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /^Chegou agora/ }).elements()).toEqual([])
  })

  it('does not lend its invoice to the next provisional receipt, when another person made its own definitive', async () => {
    const [sample] = serviceRequestSamples[2]?.receipts ?? []
    const [first, second] = [31, 32].map((id) => ({ ...(sample as object), id, kind: 'provisorio' }))
    const dialog = await command(3, 'Tornar definitivo…', { receipts: [first, second] })
    await dialog.getByRole('textbox', { name: /^Nota fiscal/ }).fill('1001')
    answerAsChanged({ receipts: [{ ...first, kind: 'definitivo', invoiceNumber: '1002' }, second] })
    await dialog.getByRole('textbox', { name: /^Valor da nota/ }).fill('11.780,00')
    await dialog.getByRole('button', { name: 'Tornar definitivo' }).click()
    await expect.element(dialog.getByText(/esta mudança não cabe mais/)).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: /^Nota fiscal/ })).toHaveValue('1001')
    expect(dialog.getByText(/passa a definitivo/).elements()).toEqual([])
    expect(dialog.getByRole('button', { name: 'Tornar definitivo' }).elements()).toEqual([])
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
  const bar = () => document.querySelector('.ep-form-bar:not(.ep-form-bar-lead)')
  expect(bar()).toBeNull()
  form.unmount()
  await command(2, 'Aprovar com ressalva…')
  expect(bar()).not.toBeNull()
})

it('has nothing to be saved with when it is over, although payments may still follow', async () => {
  form = openRequest(3, { status: 'concluida' })
  await expect.element(page.getByRole('button', { name: 'Mais ações' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Salvar', exact: true }).elements()).toEqual([])
})

it('has its next step within reach of the thumb on a phone', async () => {
  await page.viewport(390, 844)
  form = openRequest(1, {})
  const lead = page.getByRole('button', { name: 'Enviar solicitação…', exact: true })
  await expect.element(lead).toBeVisible()
  expect(lead.element().closest('.ep-form-bar')).not.toBeNull()
  expect(lead.element().getBoundingClientRect().bottom).toBeLessThan(844)
  await lead.click()
  await expect.element(page.getByRole('dialog', { name: 'Enviar solicitação' })).toBeVisible()
  await page.viewport(1280, 900)
})
