import { type CanteenDraft, type CanteenMenuDraft, operatingDays } from '@esporte-parana/sdk/contracts'
import type { Random } from '../../demo/random.js'
import { addDays } from '../../core/today.js'
import { serves } from '../service-request/demoWorld.js'
import { mealNames, type MealType } from './mealItems.js'

type Meal = CanteenDraft['meals'][number]

export interface DemoEvent {
  readonly id: number
  readonly status: string
  readonly startDate: string
  readonly endDate: string
  readonly participants: number
  readonly cityId: number
  readonly city: string
  /** The regional office of that city. */
  readonly officeId: number
  /** The request of meals for this event. */
  readonly requestId: number | null
  readonly requestedLotId: number | null
}

/** A lot with items in the unit meal or kit. */
export interface DemoMealLot {
  readonly id: number
  readonly tenderId: number
  readonly supplierId: number
  /** The regional offices that it serves; none means all. */
  readonly officeIds: readonly number[]
  /** The validity of its ata. */
  readonly from: string
  readonly until: string
  readonly items: readonly { readonly id: number; readonly name: string }[]
}

interface World {
  readonly random: Random
  readonly today: string
  readonly people: readonly number[]
  readonly lots: readonly DemoMealLot[]
  /** Lots of requests that events have already made, by id. */
  readonly requested: ReadonlyMap<number, DemoMealLot>
}

const places = [
  ['Refeitório central', 'Colégio Estadual'],
  ['Refeitório do ginásio', 'Ginásio Municipal'],
  ['Refeitório dos alojamentos', 'Escola Municipal'],
  ['Refeitório da arbitragem', 'Centro de Eventos'],
  ['Refeitório do parque', 'Parque de Exposições'],
] as const

const hours: readonly [MealType, start: string, end: string, service: Meal['service'], share: number][] = [
  ['cafe-da-manha', '06:30', '08:30', 'buffet', 0.7],
  ['almoco', '11:00', '14:00', 'buffet', 1],
  ['lanche', '15:30', '16:30', 'kit-lanche', 0.5],
  ['jantar', '18:00', '21:00', 'buffet', 0.9],
]

/** Days around today with menus; older menus interest no one. */
const [menusBefore, menusAfter] = [-15, 21]

/** One canteen of an event: number `place` of `count`. */
export function demoCanteen(world: World, event: DemoEvent, { place, count }: { readonly place: number; readonly count: number }) {
  const { random, today } = world
  const [name, placeName] = places[place % places.length] ?? places[0]
  const [operatingFrom, operatingTo] = [addDays(event.startDate, -1), event.endDate]
  const near = world.lots.filter((lot) => serves(lot, event.officeId) && lot.from <= operatingFrom && lot.until >= operatingTo)
  const anyLot = near.length > 0 ? random.pick(near) : undefined
  const requestedLot = event.requestedLotId === null ? undefined : world.requested.get(event.requestedLotId)
  const lot = requestedLot ?? anyLot
  const status = statusOf(event, lot)
  const share = Math.min(3000, Math.max(150, Math.round(event.participants / count / 10) * 10))
  const capacity = Math.min(800, Math.max(80, Math.ceil(share / 3.3 / 10) * 10))
  const turns = Math.min(10, Math.ceil(share / capacity))
  const meals = hours
    .filter(([type]) => type !== 'lanche' || place % 2 === 0)
    .map((hour): Meal => mealOf(hour, { most: capacity * turns, share, lot }))
  const days = operatingDays({ operatingFrom, operatingTo })
  const hasMenus = operatingFrom >= addDays(today, menusBefore) && operatingFrom <= addDays(today, menusAfter)
  // Future canteens have menus only for the first half of their days.
  const menuDays = status === 'planejado' ? days.slice(0, Math.ceil(days.length / 2)) : days
  const hasServed = status === 'ativo' || status === 'encerrado'
  const draft: CanteenDraft = {
    eventId: event.id,
    name,
    placeName: `${placeName} de ${event.city}`,
    address: addressIn(random, event.cityId),
    phone: `4633${random.digits(6)}`,
    capacity,
    turns,
    operatingFrom,
    operatingTo,
    accessControl: random.pick(['pulseira', 'qr-code', 'lista'] as const),
    managerId: random.pick(world.people),
    nutritionistId: random.chance(0.5) ? random.pick(world.people) : null,
    nutritionistCrn: null,
    sanitaryLicense: random.chance(0.7)
      ? { number: `${event.startDate.slice(0, 4)}/${random.digits(4)}`, validUntil: addDays(event.endDate, random.integer(3, 200)) }
      : null,
    tenderId: lot?.tenderId ?? null,
    lotId: lot?.id ?? null,
    supplierId: lot?.supplierId ?? null,
    requestId: requestedLot ? event.requestId : null,
    meals,
    menus: hasMenus && status !== 'cancelado' ? menuDays.flatMap((date, index) => meals.map(({ type }) => menuOf(type, date, index))) : [],
    daily: hasServed ? days.filter((date) => date < today).flatMap((date) => meals.map((meal) => dayOf(random, meal, date))) : [],
    notes: null,
  }
  return { status, draft }
}

function statusOf({ status }: DemoEvent, lot: DemoMealLot | undefined) {
  if (status === 'encerrado' || status === 'cancelado') return status
  return status === 'em-andamento' && lot ? 'ativo' : 'planejado'
}

function mealOf(
  [type, startTime, endTime, service, part]: (typeof hours)[number],
  { most, share, lot }: { readonly most: number; readonly share: number; readonly lot: DemoMealLot | undefined },
): Meal {
  const item = lot?.items.find(({ name }) => mealNames[type].test(name))
  const expectedPerDay = Math.min(most, Math.max(10, Math.round((share * part) / 10) * 10))
  return { type, startTime, endTime, service, expectedPerDay, maxPerPerson: 1, lotItemId: item?.id ?? null }
}

function dayOf(random: Random, { type, expectedPerDay }: Meal, date: string): CanteenDraft['daily'][number] {
  const served = Math.round(expectedPerDay * (0.78 + random.next() * 0.24))
  return { date, mealType: type, served, wasted: (served * (0.01 + random.next() * 0.03)).toFixed(1) }
}

type Dish = readonly [group: CanteenMenuDraft['dishes'][number]['group'], name: string]

const plates: readonly (readonly Dish[])[] = [
  [
    ['proteina', 'Frango assado'],
    ['acompanhamento', 'Arroz e feijão'],
    ['salada', 'Alface e tomate'],
    ['sobremesa', 'Banana'],
    ['bebida', 'Suco de uva'],
  ],
  [
    ['proteina', 'Carne de panela'],
    ['acompanhamento', 'Arroz e mandioca'],
    ['salada', 'Repolho e cenoura'],
    ['sobremesa', 'Laranja'],
    ['bebida', 'Suco de laranja'],
  ],
  [
    ['proteina', 'Strogonoff de frango'],
    ['acompanhamento', 'Arroz e batata palha'],
    ['salada', 'Beterraba ralada'],
    ['sobremesa', 'Gelatina'],
    ['bebida', 'Suco de maracujá'],
  ],
  [
    ['proteina', 'Ovo mexido e lentilha'],
    ['acompanhamento', 'Macarrão ao sugo'],
    ['salada', 'Rúcula e pepino'],
    ['sobremesa', 'Maçã'],
    ['bebida', 'Água de coco'],
  ],
]
const breakfast: readonly Dish[] = [
  ['acompanhamento', 'Pão francês com manteiga'],
  ['proteina', 'Queijo e presunto'],
  ['sobremesa', 'Mamão'],
  ['bebida', 'Café com leite'],
]
const snack: readonly Dish[] = [
  ['acompanhamento', 'Sanduíche natural'],
  ['sobremesa', 'Barra de cereais'],
  ['bebida', 'Suco de caixinha'],
]

function menuOf(mealType: MealType, date: string, index: number): CanteenDraft['menus'][number] {
  const dishes =
    mealType === 'cafe-da-manha'
      ? breakfast
      : mealType === 'lanche'
        ? snack
        : (plates[(index + (mealType === 'jantar' ? 2 : 0)) % plates.length] ?? [])
  const isMeatless = dishes.some(([, name]) => name.includes('lentilha'))
  return {
    date,
    mealType,
    dishes: dishes.map(([group, name]) => ({ group, name })),
    dietary: isMeatless ? ['vegetariano', 'sem-lactose'] : mealType === 'almoco' ? ['sem-gluten'] : [],
    kcal: mealType === 'cafe-da-manha' ? 420 : mealType === 'lanche' ? 310 : 780 + (index % 4) * 35,
  }
}

function addressIn(random: Random, cityId: number): NonNullable<CanteenDraft['address']> {
  return {
    countryId: 76,
    zipCode: `85${random.digits(3)}000`,
    postalCode: null,
    street: random.pick(['Rua Tapajós', 'Avenida Brasil', 'Rua das Araucárias', 'Rua Paraná']),
    number: String(random.integer(10, 1900)),
    complement: null,
    neighborhood: random.pick(['Centro', 'Jardim Primavera', 'Vila Esperança']),
    stateId: 41,
    cityId,
    stateName: null,
    cityName: null,
    latitude: null,
    longitude: null,
  }
}
