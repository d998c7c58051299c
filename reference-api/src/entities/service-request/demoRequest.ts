import type { RequestItemDraft, RequestReceiptDraft, ServiceRequestDraft } from '@esporte-parana/sdk/contracts'
import { requestTotal, type serviceRequestContract } from '@esporte-parana/sdk/contracts'
import { neighborhoods, streets } from '../../demo/names.js'
import type { Random } from '../../demo/random.js'
import { type DemoItem, type DemoLot, type DemoWorld, serves } from './demoWorld.js'
import { addDays } from '../../core/today.js'
import { newProtocol } from '../tender/demoTender.js'

type Status = (typeof serviceRequestContract.statuses)[number]

/** A demo request and the facts of its status. */
export interface DemoRequest {
  readonly draft: ServiceRequestDraft
  readonly status: Status
  readonly lot: DemoLot
  /** The day of the last change of status. */
  readonly since: string
  /** Whether it reached a commitment, even if this was annulled later. */
  readonly isCommitted: boolean
  readonly isSent: boolean
}

/** Statuses of recent requests, repeated by likelihood. */
const recent: readonly Status[] = [
  'rascunho',
  'rascunho',
  'enviada',
  'enviada',
  'em-analise',
  'em-analise',
  'em-analise',
  'devolvida',
  'aprovada',
  'aprovada',
  'empenhada',
  'cancelada',
]
const running: readonly Status[] = [
  'aprovada',
  'empenhada',
  'empenhada',
  'em-execucao',
  'em-execucao',
  'em-execucao',
  'parcialmente-atendida',
  'parcialmente-atendida',
  'concluida',
  'concluida',
  'devolvida',
  'reprovada',
  'cancelada',
]
const past: readonly Status[] = [
  'concluida',
  'concluida',
  'concluida',
  'concluida',
  'concluida',
  'concluida',
  'concluida',
  'concluida',
  'reprovada',
  'cancelada',
  'cancelada',
  'parcialmente-atendida',
]

const unsent = new Set<Status>(['rascunho'])
const committed = new Set<Status>(['empenhada', 'em-execucao', 'parcialmente-atendida', 'concluida'])
const approved = new Set<Status>([...committed, 'aprovada'])

/** One request for items of a lot; undefined when the lot has nothing left. */
export function demoRequest(world: DemoWorld, lot: DemoLot): DemoRequest | undefined {
  const { random, today } = world
  const date = dateOf(world, lot)
  const age = Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000)
  const status = random.pick(!lot.isInForce || age > 75 ? past : age > 21 ? running : recent)
  const isSent = !unsent.has(status)
  const items = itemsOf(world, lot, isSent)
  if (items.length === 0) return undefined
  const isCommitted = committed.has(status) || (status === 'cancelada' && random.chance(0.3))
  const period = periodOf(world, lot, date)
  const since = earlier(addDays(date, Math.min(age, random.integer(0, 25))), today)
  const total = requestTotal(items) ?? '0.00'
  const day = earlier(addDays(date, 3), today)
  const near = random.pick(world.offices.filter(({ id }) => serves(lot, id)))
  const office = world.offices.find(({ id }) => id === period.officeId) ?? near
  const [requesterId, managerId, inspectorId] = threeOf(world)
  const isApproved = approved.has(status) || isCommitted
  const draft: ServiceRequestDraft = {
    date,
    departmentId: random.pick(world.departments),
    requesterId,
    regionId: office.id,
    eventId: period.eventId,
    tenderId: lot.tenderId,
    lotId: lot.id,
    subject: `${nounOf(items, lot)} – ${period.purpose}`.slice(0, 200),
    justification: `Atendimento a ${period.purpose}, conforme o planejamento anual da pasta e o calendário oficial. Quantidades estimadas pela média das edições anteriores.`,
    protocol: isSent || random.chance(0.5) ? newProtocol(random) : null,
    executionPlace: random.pick([
      `Ginásio de Esportes de ${office.city}`,
      `Estádio Municipal de ${office.city}`,
      `Escritório Regional de ${office.city}`,
    ]),
    address: addressIn(random, office.cityId),
    startDate: period.from,
    endDate: period.to,
    deliveryDeadline: random.chance(0.4) ? period.from : null,
    managerId: isApproved || random.chance(0.5) ? managerId : null,
    inspectorId: isApproved || random.chance(0.4) ? inspectorId : null,
    budget:
      isCommitted || (isApproved && random.chance(0.7))
        ? { dotacao: `4902.27.812.16.${random.digits(4)}`, expenseNature: random.pick(natures), source: random.pick(['100', '101', '759']) }
        : null,
    commitment: isCommitted ? { number: `${day.slice(0, 4)}NE${random.digits(6)}`, date: day, amount: total } : null,
    items,
    unmet: null,
    followsId: null,
    receipts: receiptsOf(world, { status, items, day: since, attestedById: inspectorId }),
    payments: [],
    attachments: [],
    total,
    notes: null,
  }
  return { draft, status, lot, since, isCommitted, isSent }
}

function addressIn(random: Random, cityId: number): ServiceRequestDraft['address'] {
  return {
    countryId: 76,
    zipCode: `8${random.integer(0, 7)}${random.digits(3)}000`,
    postalCode: null,
    street: random.pick(streets),
    number: String(random.integer(10, 2400)),
    complement: null,
    neighborhood: random.pick(neighborhoods),
    stateId: 41,
    cityId,
    stateName: null,
    cityName: null,
    latitude: null,
    longitude: null,
  }
}

const natures = ['3.3.90.39.41', '3.3.90.30.14', '3.3.90.39.22', '3.3.90.32.04']
const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

/** Most dates are in the last months, within the validity of the ata or contract. */
function dateOf({ random, today }: DemoWorld, { from, until }: DemoLot): string {
  const last = earlier(until, today)
  const days = Math.round((Date.parse(last) - Date.parse(from)) / 86_400_000)
  const back = Math.min(days, Math.floor(random.next() ** 2 * 360))
  return later(from, addDays(last, -back))
}

/** One to four items. A sent request reduces what the lot has left. */
function itemsOf({ random }: DemoWorld, { items }: DemoLot, isSent: boolean): RequestItemDraft[] {
  const open = items.filter(({ left }) => left >= 1)
  const start = random.integer(0, Math.max(0, open.length - 1))
  return open.slice(start, start + random.integer(1, 4)).map((item) => {
    const quantity = quantityOf(item, random.next())
    if (isSent) item.left -= quantity
    return { lotItemId: item.id, complement: null, quantity: String(quantity), unitPrice: item.price, priceReason: null }
  })
}

/** A small quantity, so that a lot serves many requests. */
function quantityOf({ quantity, left }: DemoItem, share: number): number {
  return Math.max(1, Math.min(left, Math.ceil(quantity * share * 0.06)))
}

/** Some requests serve an event and get its dates. */
function periodOf({ random, events }: DemoWorld, lot: DemoLot, date: string) {
  const { until } = lot
  const event = events.find(({ from, to, officeId }) => from >= date && from <= addDays(date, 45) && to <= until && serves(lot, officeId))
  if (event && random.chance(0.55))
    return { eventId: event.id, from: event.from, to: event.to, purpose: event.name, officeId: event.officeId }
  const from = earlier(addDays(date, random.integer(5, 40)), until)
  const to = earlier(addDays(from, random.integer(0, 10)), until)
  return {
    eventId: null,
    officeId: null,
    from,
    to,
    purpose: random.pick([
      'treinamento das equipes da regional',
      'clínica de arbitragem',
      'reunião técnica dos municípios',
      'festival da Escola do Esporte',
      'rotina do escritório regional',
    ]),
  }
}

function nounOf([item]: readonly RequestItemDraft[], { items }: DemoLot): string {
  return items.find(({ id }) => id === item?.lotItemId)?.label ?? 'Fornecimento'
}

/** Three different people, because no one may decide on their own request. */
export function threeOf({ random, people }: DemoWorld): [number, number, number] {
  const start = random.integer(0, people.length - 1)
  const at = (step: number) => people[(start + step) % people.length] ?? 0
  return [at(0), at(1), at(2)]
}

interface Arrival {
  readonly status: Status
  readonly items: readonly RequestItemDraft[]
  readonly day: string
  readonly attestedById: number
}

/** Receipts: concluded requests arrived, sometimes not completely; others only in part. */
function receiptsOf({ random }: DemoWorld, { status, items, day, attestedById }: Arrival): RequestReceiptDraft[] {
  if (status !== 'concluida' && status !== 'parcialmente-atendida') return []
  const isWhole = status === 'concluida' && random.chance(0.9)
  const kind = status === 'concluida' || random.chance(0.7) ? 'definitivo' : 'provisorio'
  const arrived = items.map(({ lotItemId, quantity }) => ({
    lotItemId,
    quantity: isWhole ? quantity : String(Math.ceil(Number(quantity) / 2)),
  }))
  const value = requestTotal(arrived.map(({ quantity }, index) => ({ quantity, unitPrice: items[index]?.unitPrice ?? null })))
  return [
    {
      date: day,
      kind,
      invoiceNumber: random.digits(6),
      invoiceSeries: '1',
      invoiceValue: value,
      valueReason: null,
      provisionalDate: null,
      attestedById,
      items: arrived,
    },
  ]
}
