import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { success } from '../../../../testing/answers.js'
import { event } from '../../../competitions/event/resource.js'
import { eventSamples } from '../../../competitions/event/samples.js'
import { material } from '../../gms/material/resource.js'
import { lot } from '../../lot/resource.js'
import { lotSamples } from '../../lot/samples.js'
import { region } from '../../region/resource.js'
import { supplier } from '../../supplier/resource.js'
import { supplierSamples } from '../../supplier/samples.js'
import { tender } from '../../tender/resource.js'
import { serviceRequest } from '../resource.js'
import { serviceRequestSamples } from '../samples.js'
import { ServiceRequestForm } from '../ServiceRequestForm.js'

const requests = '/administrativo/solicitacoes-servico/solicitacoes'
let form: Rendered
afterEach(() => form.unmount())

const offered = (line: number, lotItemId: number, label: string, more: object = {}) => ({
  line,
  lotItemId,
  material: { id: lotItemId, label, code: `0310.0000${lotItemId}` },
  unit: 'REFEICAO',
  unitPrice: '10',
  quantity: '900',
  moved: '0',
  amended: '0',
  consumed: '0',
  reserved: '0',
  balance: '900',
  isEnough: true,
  isGuess: false,
  ...more,
})
const proposal = (items: readonly object[], more: object = {}) => ({
  lot: { id: 11, label: 'Lote 1: Refeições' },
  tender: { id: 1, label: 'Pregão eletrônico 118/2026' },
  supplier: { id: 1, label: 'Marcos Antônio Sobczak' },
  supplierTrouble: null,
  regions: [],
  validUntil: '2027-03-31',
  items,
  covered: items.length,
  ...more,
})

async function open(address: string, { more = {}, begin }: { readonly more?: object; readonly begin?: object } = {}) {
  await page.viewport(1366, 900)
  const records = {
    serviceRequest: serviceRequestSamples.map((sample) => ({ ...sample, ...more })) as never,
    lot: lotSamples as never,
    event: eventSamples as never,
    supplier: supplierSamples as never,
  }
  const world = { resources: [serviceRequest, lot, material, tender, supplier, region, event], records }
  const id = /solicitacoes\/(\w+)/.exec(address)?.[1] ?? 'novo'
  form = renderForm(<ServiceRequestForm params={{ id }} />, { address, world })
  if (begin) form.intercept(`GET ${requests}/inicio`, () => success({ data: begin }))
  await expect.element(page.getByRole('button', { name: 'Escolher itens com saldo' })).toBeVisible()
}
const dialog = () => page.getByRole('dialog', { name: 'Escolher itens de lotes com saldo' })
const wanted = () => dialog().getByRole('textbox', { name: 'O que é preciso' })

/** Types lines and waits for the lots that the server then offers. */
async function ask(lines: string, lots: readonly object[], missing: readonly number[] = []) {
  form.intercept(`POST ${requests}/propostas`, () => success({ data: { lots, missing } }))
  await page.getByRole('button', { name: 'Escolher itens com saldo' }).click()
  await wanted().fill(lines)
  await expect.element(dialog().getByRole('region').first()).toBeVisible()
}
const use = () => dialog().getByRole('button', { name: 'Usar este lote' })
const cells = (name: string) => page.getByRole('gridcell', { name, exact: true })

describe('lines and items', () => {
  it('two lines that match one item are a question, and their quantities are not added up', async () => {
    await open(`${requests}/1`)
    await ask('café; 10\nkit café; 60', [
      proposal([offered(0, 2, 'Kit café da manhã, básico'), offered(1, 2, 'Kit café da manhã, básico')]),
    ])
    await use().click()
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Responda as perguntas/)
    const second = dialog().getByRole('group', { name: 'Qual item é “kit café · 60”?' })
    await second.getByRole('radio', { name: /^Kit café/ }).click()
    await dialog().getByRole('group', { name: 'Qual item é “café · 10”?' }).getByRole('radio', { name: 'Nenhum destes' }).click()
    await use().click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(cells('60').first()).toBeVisible()
    expect(cells('70').elements()).toEqual([])
    await expect.element(page.getByText('1 linha ainda sem item')).toBeVisible()
  })

  it('what cannot be had is named, stored with the request, goes only when the person says so, and comes back with one press', async () => {
    await open(`${requests}/1`)
    await ask('0310.00001; 60\nTaça de cristal; 1', [proposal([offered(0, 1, 'Almoço')])], [1])
    await expect.element(dialog().getByText('Não encontrado com saldo em lote vigente: Taça de cristal')).toBeVisible()
    await use().click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.poll(() => form.api.records('serviceRequest')[0]).toMatchObject({ unmet: 'Taça de cristal; 1' })
    await page.getByRole('button', { name: 'Procurar de novo' }).click()
    await expect.element(wanted()).toHaveValue('Taça de cristal; 1')
    await dialog().getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Deixar de fora' }).click()
    await expect.element(page.getByText('1 linha ainda sem item')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(page.getByText('1 linha ainda sem item')).toBeVisible()
  })

  it('a line that stands twice says its sum, is one item, is too much when the sum is, and taken once leaves nothing over', async () => {
    await open(`${requests}/1`)
    await ask('0310.00001; 500\n0310.00001; 450', [proposal([offered(0, 1, 'Almoço'), offered(1, 1, 'Almoço')])])
    await expect.element(dialog().getByText('item repetido: 500 + 450 = 950').first()).toBeVisible()
    await expect.element(dialog().getByText('saldo insuficiente para a quantidade').first()).toBeVisible()
    await dialog().getByRole('checkbox').last().click()
    await dialog().getByRole('button', { name: 'Usar 1 item deste lote' }).click()
    await expect.element(cells('500').first()).toBeVisible()
    expect(page.getByText(/ainda sem item/).elements()).toEqual([])
  })

  it('a line that stands twice, once without a number, asks for the number instead of counting nothing', async () => {
    await open(`${requests}/1`)
    await ask('0310.00001; 500\n0310.00001', [proposal([offered(0, 1, 'Almoço'), offered(1, 1, 'Almoço')])])
    await dialog().getByRole('textbox').last().fill('20')
    await expect.element(dialog().getByText('item repetido: 500 + 20 = 520').first()).toBeVisible()
  })

  it('another lot asks before it takes the place of items, and these become lines without an item', async () => {
    await open(`${requests}/1`)
    await ask('0310.00001; 60', [proposal([offered(0, 1, 'Almoço')])])
    await use().click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await ask('Bola', [proposal([offered(0, 99, 'Bola de futsal')], { lot: { id: 12, label: 'Lote 2: Material' } })])
    await use().click()
    const question = page.getByRole('alertdialog', { name: 'Trocar de lote?' })
    await expect.element(question.getByText('Almoço; 60')).toBeVisible()
    await question.getByRole('button', { name: 'Voltar' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(cells('Bola de futsal')).not.toBeInTheDocument()
    await use().click()
    await question.getByRole('button', { name: 'Trocar de lote' }).click()
    await expect.element(page.getByText('1 linha ainda sem item')).toBeVisible()
  })

  it('half a meal is no meal', async () => {
    await open(`${requests}/1`)
    await ask('0310.00002; 60,5', [proposal([offered(0, 2, 'Almoço')])])
    await expect.element(dialog().getByText(/só em número inteiro/)).toBeVisible()
    await use().click()
    await expect.element(dialog()).toBeVisible()
  })

  it('lots of lines that have changed since cannot be taken', async () => {
    await open(`${requests}/1`)
    await ask('0310.00002; 60', [proposal([offered(0, 2, 'Almoço')])])
    await expect.element(use()).toBeEnabled()
    await wanted().fill('0310.00002; 600')
    await expect.element(use()).toBeDisabled()
  })
})

describe('questions', () => {
  it('another unit is asked about with both names, and taken only in the unit of the lot', async () => {
    await open(`${requests}/1`)
    await ask('Biscoito\t100\tun\nArroz\t50\tkg\nSal\t500\tg', [
      proposal(['Biscoito', 'Arroz', 'Sal'].map((name, line) => offered(line, line + 1, `${name}, 1 kg`, { unit: 'KG' }))),
    ])
    const question = dialog().getByRole('group', { name: 'Qual item é “Biscoito · 100 un”?' })
    await expect.element(question.getByText('pedido em unidade; o lote vende em quilograma')).toBeVisible()
    expect(dialog().getByRole('group').elements()).toHaveLength(1)
    await expect.element(dialog().getByText('500 g = 0,5 quilograma')).toBeVisible()
    await expect.element(dialog().getByText(/atende 2 de 3 itens/)).toBeVisible()
    await question.getByRole('radio', { name: /^Biscoito/ }).click()
    await question.getByRole('textbox', { name: 'Quantidade em quilogramas' }).fill('20')
    await use().click()
    await expect.element(dialog()).not.toBeInTheDocument()
    for (const quantity of ['20', '50', '0,5']) await expect.element(cells(quantity).first()).toBeVisible()
    expect(cells('100').elements()).toEqual([])
  })

  it('a quantity that is not understood stays in sight', async () => {
    await open(`${requests}/1`)
    await ask('Biscoito\t100\tun', [proposal([offered(0, 1, 'Biscoito', { unit: 'KG' })])])
    await dialog()
      .getByRole('radio', { name: /^Biscoito/ })
      .click()
    const quantity = dialog().getByRole('textbox', { name: 'Quantidade em quilogramas' })
    await quantity.fill('meia dúzia')
    await userEvent.tab()
    await expect.element(quantity).toHaveValue('meia dúzia')
    await expect.element(dialog().getByText(/^Não foi entendido/)).toBeVisible()
  })

  it('a name that only resembles what was asked for is confirmed, with the reason', async () => {
    await open(`${requests}/1`)
    await ask('Biscoto; 60', [proposal([offered(0, 2, 'Biscoito', { isGuess: true })])])
    await expect.element(dialog().getByText('O nome só se parece com o que foi pedido: confirme.')).toBeVisible()
    await dialog()
      .getByRole('radio', { name: /^Biscoito/ })
      .click()
    await use().click()
    await expect.element(cells('60').first()).toBeVisible()
  })

  it('a small balance is no question: it is said with its way out', async () => {
    await open(`${requests}/1`)
    await ask('Açúcar; 1.000', [proposal([offered(0, 2, 'Açúcar, 500 g', { balance: '163', isEnough: false, unit: 'KG' })])])
    expect(dialog().getByRole('group').elements()).toEqual([])
    await expect.element(dialog().getByText('saldo insuficiente para a quantidade')).toBeVisible()
    await expect.element(dialog().getByText(/atende 0 de 1 item/)).toBeVisible()
    await dialog().getByRole('button', { name: 'Usar 163 disponíveis' }).click()
    await expect.element(dialog().getByText(/atende 1 de 1 item/)).toBeVisible()
    await use().click()
    await expect.element(cells('163').first()).toBeVisible()
  })

  it('of several items each says its own balance, before one is chosen', async () => {
    await open(`${requests}/1`)
    await ask('Açúcar; 800', [
      proposal([offered(0, 2, 'Açúcar cristal', { balance: '163', isEnough: false, unit: 'KG' }), offered(0, 3, 'Açúcar refinado')]),
    ])
    await expect.element(dialog().getByText('Mais de um item deste lote corresponde.')).toBeVisible()
    await expect.element(dialog().getByRole('radio', { name: /cristal.*saldo insuficiente/ })).toBeVisible()
    await expect.element(dialog().getByRole('radio', { name: /refinado.*saldo 900 refeições$/ })).toBeVisible()
  })
})

describe('the foot of the dialog', () => {
  it('says what the lot gives, leads to the open question, and takes the lot', async () => {
    await open(`${requests}/1`)
    const certain = Array.from({ length: 12 }, (_, line) => `0310.0000${line + 1}; 10`)
    const items = certain.map((_, line) => offered(line, line + 1, `Almoço ${line + 1}`))
    await ask(
      [...certain, 'café; 60', 'taça; 1'].join('\n'),
      [proposal([...items, offered(12, 20, 'Café A'), offered(12, 21, 'Café B')])],
      [13],
    )
    const box = wanted().element().getBoundingClientRect()
    expect(box.height).toBeLessThan(120)
    const main = dialog().getByRole('button', { name: 'Usar 12 itens deste lote' })
    await expect.element(main).toHaveAccessibleDescription(/falta responder 1 pergunta · 1 linha fica sem item/)
    await main.click({ force: true })
    await expect.element(dialog().getByRole('radio', { name: /^Café A/ })).toHaveFocus()
    await dialog()
      .getByRole('radio', { name: /^Café B/ })
      .click()
    await dialog().getByRole('button', { name: 'Usar 13 itens deste lote' }).click()
    await expect.element(page.getByText('1 linha ainda sem item')).toBeVisible()
  })

  it('the rest goes into another request with one press, which saves this one', async () => {
    await open(`${requests}/1`)
    await ask('0310.00001; 60\nTaça de cristal; 1', [proposal([offered(0, 1, 'Almoço')])], [1])
    await use().click()
    await page.getByRole('button', { name: 'Salvar e pedir o restante em outra' }).click()
    await expect.poll(() => form.api.records('serviceRequest')[0]).toMatchObject({ unmet: 'Taça de cristal; 1' })
    await expect
      .poll(() => form.navigation.getLocation())
      .toMatchObject({ pathname: `${requests}/novo`, search: expect.stringContaining('faltou=1') })
  })

  it('and that one begins with what both have in common, but not with its protocol', async () => {
    await open(`${requests}/novo?faltou=1`, { more: { unmet: 'Taça de cristal; 1', protocol: '251103429' } })
    await userEvent.keyboard('{Escape}')
    const text = (name: RegExp) => page.getByRole('textbox', { name })
    await expect.element(text(/^Objeto/)).toHaveValue('Almoço para a fase regional dos Jogos Escolares')
    await expect.element(text(/^Justificativa/)).toHaveValue(String(serviceRequestSamples[0]?.justification))
    await expect.element(text(/^Logradouro/)).toHaveValue('Rua Pastor Manoel Virgínio de Souza')
    await expect.element(page.getByRole('combobox', { name: /^Cidade/ })).toHaveValue('Curitiba')
    await expect.element(text(/^e-Protocolo/)).toHaveValue('')
  })

  it('the rest that another request took over is not asked for twice: the button leads there', async () => {
    await open(`${requests}/1`, { more: { unmet: 'Taça de cristal; 1', followUp: { id: 2, label: '2/2026 – Taças' } } })
    const link = page.getByRole('link', { name: 'Restante pedido em: 2/2026 – Taças' })
    await expect.element(link).toHaveAttribute('href', `${requests}/2`)
    await expect.element(page.getByRole('button', { name: /restante em outra/ })).not.toBeInTheDocument()
  })
})

it('another region and a suspended supplier are told with the lot, before it is chosen', async () => {
  await open(`${requests}/1`)
  const regions = [{ id: 99, label: 'Regional de Toledo' }]
  await ask('almoço', [proposal([offered(0, 2, 'Almoço')], { supplierTrouble: 'suspenso', regions })])
  await expect.element(dialog().getByText('O fornecedor está suspenso: a aprovação vai precisar de um motivo.')).toBeVisible()
  await expect.element(dialog().getByText('Este lote atende Regional de Toledo, não a regional da solicitação.')).toBeVisible()
})

it('a lot that ends before the request comes last, although it covers more, and says that it cannot be saved', async () => {
  await open(`${requests}/1`, { more: { endDate: '2027-01-10' } })
  const short = { lot: { id: 12, label: 'Lote 2: Tudo' }, validUntil: '2027-01-09' }
  await ask('almoço; 1\njantar; 1', [
    proposal([offered(0, 1, 'Almoço'), offered(1, 2, 'Jantar')], short),
    proposal([offered(0, 3, 'Almoço')], { validUntil: '2027-01-10' }),
  ])
  const lots = () => [...document.querySelectorAll('.ep-choice-lot')]
  await expect.poll(() => lots().map((card) => card.getAttribute('aria-label'))).toEqual(['Lote 1: Refeições', 'Lote 2: Tudo'])
  const warning = 'A vigência acaba em 09/01/2027, antes do fim da solicitação: com este lote ela não pode ser salva.'
  expect(lots().map((card) => card.textContent?.includes(warning))).toEqual([false, true])
})

/** A new request for an event with 480 participants. */
async function openForEvent(object: string): Promise<void> {
  const [planned] = eventSamples
  const event = { ...planned, label: planned?.name, participants: 480, region: null, place: null, address: null }
  await open(`${requests}/novo?evento=${planned?.id}&para=${object}`, { begin: { requester: null, department: null, event } })
}

it('vehicles and days of an event are days: a lot that sells kilometres is asked about', async () => {
  await openForEvent('transporte')
  const lots = [proposal([offered(0, 1, 'Ônibus rodoviário', { unit: 'KM' })])]
  form.intercept(`POST ${requests}/propostas`, () => success({ data: { lots, missing: [] } }))
  const question = dialog().getByRole('group', { name: /^Qual item é “ônibus · [\d.]+ diárias”\?$/ })
  await expect.element(question.getByText('pedido em diária; o lote vende em quilômetro')).toBeVisible()
  await question.getByRole('radio', { name: /^Ônibus/ }).click()
  const kilometres = question.getByRole('textbox', { name: 'Quantidade em quilômetros' })
  await expect.element(kilometres).toHaveValue('')
  await expect.element(dialog().getByText(/atende 0 de 1 item/)).toBeVisible()
  await use().click()
  await expect.element(kilometres).toHaveFocus()
  await kilometres.fill('900')
  await expect.element(dialog().getByText(/atende 1 de 1 item/)).toBeVisible()
  await use().click()
  await expect.element(cells('900').first()).toBeVisible()
})

it('a number of a need that is not understood stays in sight, and the need is left out in words', async () => {
  await openForEvent('hospedagem')
  form.intercept(`POST ${requests}/propostas`, () => success({ data: { lots: [], missing: [0] } }))
  // Each need is a group with a name of its own, so that equal fields are told apart.
  const nights = () =>
    dialog()
      .getByRole('group', { name: /^(?!O que pedir)/ })
      .getByRole('textbox', { name: 'Noites' })
  await dialog().getByRole('textbox', { name: 'Pessoas' }).fill('20')
  for (const typed of ['seis noites', '1,5']) {
    await nights().fill(typed)
    await userEvent.tab()
    await expect.element(nights()).toHaveValue(typed)
    await expect.element(dialog().getByText('Não foi entendido. Use um número inteiro, como 40.')).toBeVisible()
    await expect.element(dialog().getByText('Falta um número inteiro: este item fica de fora.')).toBeVisible()
  }
  await nights().fill('6')
  await expect.element(dialog().getByText('20 pessoas × 6 noites = 120')).toBeVisible()
})

it('what an event fills in says so, stays editable, and gives way only to another event', async () => {
  const [planned] = eventSamples
  const begin = {
    requester: null,
    department: null,
    event: {
      id: planned?.id,
      label: planned?.name,
      startDate: '2027-05-05',
      endDate: '2027-05-10',
      participants: 480,
      region: null,
      place: 'Ginásio Municipal',
      address: null,
    },
  }
  await open(`${requests}/novo?evento=${planned?.id}&para=transporte`, { begin })
  await expect.element(dialog()).toBeVisible()
  await dialog().getByRole('button', { name: 'Cancelar' }).click()
  const place = page.getByRole('textbox', { name: 'Local de execução' })
  await expect.element(place).toHaveValue('Ginásio Municipal')
  await expect.element(place).toHaveAccessibleDescription('Preenchido pelo evento')
  await expect.element(page.getByRole('textbox', { name: 'Objeto' })).toHaveValue(`Transporte – ${planned?.name}`)
  // Untouched, it leaves no draft.
  expect(page.getByText('Alterações não salvas').elements()).toEqual([])
  await place.fill('Colégio Estadual')
  await expect.element(place).not.toHaveAccessibleDescription('Preenchido pelo evento')
  await expect.element(page.getByText('Alterações não salvas').first()).toBeVisible()
  // Without the event only what the person typed stays.
  await page.getByRole('button', { name: 'Limpar Evento' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Objeto' })).toHaveValue('')
  await expect.element(place).toHaveValue('Colégio Estadual')
})

it('says that an event was called off instead of asking what it needs', async () => {
  const called = eventSamples.find(({ status }) => status === 'cancelado')
  await open(`${requests}/novo?evento=${called?.id}&para=refeicoes`, { begin: { requester: null, department: null, event: null } })
  await expect.element(page.getByText(`O evento “${called?.name}” foi cancelado: nada pode ser pedido para ele.`)).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

it('a copy begins with the signed-in person, and "save and new" the next request too', async () => {
  const begin = { requester: { id: 2, label: 'Marlene Kowalski' }, department: null, event: null }
  await open(`${requests}/novo?copia=1`, { begin })
  const requester = page.getByRole('combobox', { name: 'Solicitante' })
  await expect.element(requester).toHaveValue('Marlene Kowalski')
  form.intercept(`GET ${requests}/inicio`, () => success({ data: begin }))
  await page.getByRole('button', { name: 'Salvar e novo' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Objeto' })).toHaveValue('')
  await expect.element(requester).toHaveValue('Marlene Kowalski')
})
