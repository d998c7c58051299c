import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createDrafts } from '../../../../drafts/createDrafts.js'
import { DraftsProvider } from '../../../../drafts/DraftsProvider.js'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { useLocation } from '../../../../navigation/NavigationProvider.js'
import type { SessionStore } from '../../../../session/session.js'
import { SessionProvider } from '../../../../session/SessionProvider.js'
import { success } from '../../../../testing/answers.js'
import { canteen } from '../../../competitions/canteen/resource.js'
import { canteenSamples } from '../../../competitions/canteen/samples.js'
import { event } from '../../../competitions/event/resource.js'
import { eventSamples } from '../../../competitions/event/samples.js'
import { lot } from '../../lot/resource.js'
import { region } from '../../region/resource.js'
import { supplier } from '../../supplier/resource.js'
import { tender } from '../../tender/resource.js'
import { serviceRequest } from '../resource.js'
import { ServiceRequestForm } from '../ServiceRequestForm.js'

const requests = '/administrativo/solicitacoes-servico/solicitacoes'
const [planned] = eventSamples
const { id = 0, name: eventName = '' } = planned ?? {}
let form: Rendered
afterEach(() => form.unmount())

/** Drafts are kept only for a known person. */
const state = { status: 'signed-in', token: 'token', exp: Number.POSITIVE_INFINITY, usuario: { id: 3 } }
const anna = {
  kind: 'stored',
  getState: () => state,
  subscribe: () => () => undefined,
  protectEdits: () => () => undefined,
} as unknown as SessionStore

function Here() {
  const { pathname, search } = useLocation()
  return pathname === `${requests}/novo` ? <ServiceRequestForm key={search} params={{ id: 'novo' }} /> : <h1>outra página</h1>
}

function open() {
  const drafts = Promise.resolve(createDrafts())
  const load = () => drafts
  const records = { event: eventSamples as never, canteen: canteenSamples.map((sample) => ({ ...sample, ...served })) as never }
  const world = { resources: [serviceRequest, lot, tender, supplier, region, event, canteen], records }
  form = renderForm(
    <SessionProvider session={anna}>
      <DraftsProvider load={load} isKept={false}>
        <Here />
      </DraftsProvider>
    </SessionProvider>,
    { address: '/', world },
  )
}

const ends = { startDate: '2027-05-05', endDate: '2027-05-10' }
/** Two days before the event begins. */
const served = { eventId: id, operatingFrom: '2027-05-03', operatingTo: '2027-05-10' }
const begun = { id, label: eventName, ...ends, participants: 480, region: null, place: 'Ginásio', address: null }
const dialog = () => page.getByRole('dialog', { name: 'Escolher itens de lotes com saldo' })
const offer = () => page.getByRole('status').filter({ hasText: 'Você tem alterações não salvas' })
const subject = () => page.getByRole('textbox', { name: 'Objeto' })
const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()

async function begin(search = '') {
  form.intercept(`GET ${requests}/inicio`, () =>
    success({ data: { requester: null, department: null, event: search === '' ? null : begun } }),
  )
  form.navigation.navigate(`${requests}/novo${search}`)
  await expect.element(subject()).toBeVisible()
}
async function leave() {
  form.navigation.navigate('/')
  await press('Sair sem salvar')
  await expect.element(page.getByRole('heading', { name: 'outra página' })).toBeVisible()
}
const fromEvent = `?evento=${id}&para=transporte`

it('an older draft neither blocks what an event begins nor mixes with it, and stays to be had', async () => {
  open()
  await begin()
  await subject().fill('Objeto de outra solicitação')
  await leave()
  await begin(fromEvent)
  await expect.element(dialog()).toBeVisible()
  await press('Cancelar')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(subject()).toHaveValue(`Transporte – ${eventName}`)
  expect(offer().elements()).toEqual([])
  await page.getByRole('textbox', { name: 'Local de execução' }).fill('Colégio')
  await leave()
  await begin()
  await expect.element(offer().getByText(`Objeto: Transporte – ${eventName}`)).toBeVisible()
  await press('Ver outro rascunho')
  await press('Continuar')
  await expect.element(subject()).toHaveValue('Objeto de outra solicitação')
  await expect.element(page.getByRole('combobox', { name: 'Evento' })).toHaveValue('')
  await leave()
  await begin(fromEvent)
  // The draft of this very beginning comes first; its dialog would hide the offer.
  await press('Continuar')
  await expect.element(page.getByRole('textbox', { name: 'Local de execução' })).toHaveValue('Colégio')
  expect(dialog().elements()).toEqual([])
})

it('the offer of pasted lines says how many they are and how they begin', async () => {
  open()
  await begin()
  await press('Escolher itens com saldo')
  await dialog().getByRole('textbox', { name: 'O que é preciso' }).fill('Bola de futsal; 12\nApito; 3')
  await press('Cancelar')
  await leave()
  await begin()
  await expect.element(offer().getByText('Itens a atender: Bola de futsal; 12 …')).toBeVisible()
  await expect.element(offer().getByText('Campos preenchidos: Itens a atender (2 linhas)')).toBeVisible()
  await press('Continuar')
  await expect.element(page.getByText('Bola de futsal (12) · Apito (3)')).toBeVisible()
})

it('asks before changed numbers of an event are lost, and keeps them while another kind is looked at', async () => {
  open()
  await begin(fromEvent)
  const vehicles = () => dialog().getByRole('textbox', { name: 'Veículos' })
  await vehicles().fill('77')
  await dialog().getByRole('button', { name: 'Arbitragem' }).click()
  await expect.element(dialog().getByRole('textbox', { name: 'Árbitros por dia' })).toBeVisible()
  await dialog().getByRole('button', { name: 'Transporte' }).click()
  await expect.element(vehicles()).toHaveValue('77')
  await userEvent.keyboard('{Escape}')
  await press('Continuar editando')
  await expect.element(vehicles()).toHaveValue('77')
  await dialog().getByRole('button', { name: 'Fechar' }).click()
  await press('Sair sem salvar')
  await expect.element(dialog()).not.toBeInTheDocument()
})

it('says when a canteen serves on other days than the request, because its meals are counted for them', async () => {
  open()
  await begin(`?evento=${id}&para=refeicoes`)
  const [first] = canteenSamples
  const said = dialog().getByText(`${first?.name} serve de 03/05/2027 a 10/05/2027, além do período da solicitação. Confira os dois.`)
  await expect.element(said).toBeVisible()
  await dialog().getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('textbox', { name: 'Início' }).fill('03/05/2027')
  await press('Escolher itens com saldo')
  await expect
    .element(
      dialog()
        .getByText(/^8 dias|× 8 dias/)
        .first(),
    )
    .toBeVisible()
  expect(said.elements()).toEqual([])
})
