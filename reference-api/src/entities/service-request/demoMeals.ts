import { requestTotal } from '@esporte-parana/sdk/contracts'
import { createRandom } from '../../demo/random.js'
import { addDays } from '../../core/today.js'
import { newProtocol } from '../tender/demoTender.js'
import { type DemoRequest, demoRequest, threeOf } from './demoRequest.js'
import { type DemoEvent, type DemoItem, type DemoLot, type DemoWorld, serves } from './demoWorld.js'

/** Days around today: the events whose canteens people work with. */
const [before, after] = [-20, 60]
const meals = [/^café da manhã/i, /^almoço/i, /^jantar/i, /^kit lanche/i]

/** A committed request of meals for each event around today. It covers every canteen of the event, so that they can refer to it. */
export function mealRequests(world: DemoWorld): readonly DemoRequest[] {
  const own = { ...world, random: createRandom(2027) }
  const near = world.events.filter(({ from }) => from >= addDays(world.today, before) && from <= addDays(world.today, after))
  return near.flatMap((event) => mealRequest(own, event) ?? [])
}

function mealRequest(world: DemoWorld, event: DemoEvent): DemoRequest | undefined {
  const quantity = mealsOf(event)
  const found = world.lots.find((lot) => covers(lot, { event, quantity, today: world.today }))
  // A draft with everything that a request for an event does not decide.
  const model = found && demoRequest(world, { ...found, officeIds: [event.officeId], items: found.items.map((item) => ({ ...item })) })
  if (!model) return undefined
  const items = mealItems(found).map((item) => {
    item.left -= quantity
    return { lotItemId: item.id, complement: null, quantity: String(quantity), unitPrice: item.price, priceReason: null }
  })
  const since = addDays(world.today, -world.random.integer(4, 12))
  const [requesterId, managerId, inspectorId] = threeOf(world)
  const total = requestTotal(items) ?? '0.00'
  const budget = { dotacao: `4902.27.812.16.${world.random.digits(4)}`, expenseNature: '3.3.90.39.41', source: '100' }
  const commitment = { number: `${since.slice(0, 4)}NE${world.random.digits(6)}`, date: since, amount: total }
  const draft = {
    ...model.draft,
    ...{ requesterId, managerId, inspectorId, items, total, budget, commitment },
    ...{ date: addDays(since, -6), eventId: event.id, startDate: event.from, endDate: event.to, deliveryDeadline: null, receipts: [] },
    protocol: model.draft.protocol ?? newProtocol(world.random),
    subject: `Refeições – ${event.name}`.slice(0, 200),
    justification: `Alimentação de atletas e equipes de ${event.name}, pela previsão de participantes e pelos dias do evento.`,
  }
  const status = event.from <= world.today ? 'em-execucao' : 'empenhada'
  return { draft, status, lot: found, since, isCommitted: true, isSent: true }
}

/** Meals of one kind: one more day than the event has, and a tenth in reserve. */
function mealsOf({ from, to, participants }: DemoEvent): number {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 2
  return Math.ceil((Math.max(participants, 150) * days * 1.1) / 100) * 100
}

const mealItems = ({ items }: DemoLot): readonly DemoItem[] =>
  meals.flatMap((name) => items.find(({ label }) => name.test(nameOf(label))) ?? [])
/** A material's label without its code: "0310.00001 – Almoço". */
const nameOf = (label: string) => label.replace(/^[\d.\s–-]+/, '')

interface Wanted {
  readonly event: DemoEvent
  readonly quantity: number
  readonly today: string
}

function covers(lot: DemoLot, { event, quantity, today }: Wanted): boolean {
  const items = mealItems(lot)
  const isInForce = lot.isInForce && serves(lot, event.officeId) && lot.from <= addDays(today, -20) && lot.until >= event.to
  return isInForce && items.length === meals.length && items.every(({ left }) => left >= quantity)
}
