import { eventMessages, type SportsEventDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, rows } from '../../database/database.js'
import { continueIds, insertRows } from '../../database/insertRows.js'
import { rowOf, seededColumns } from '../../demo/demoRows.js'
import { createRandom, type Random } from '../../demo/random.js'
import { addDays } from '../../core/today.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { insertJoined } from '../../records/write/joinedIds.js'
import { writeChildren } from '../../records/write/writeChildren.js'
import type { DemoOptions } from '../EntityFolder.js'

/** Events of a year at a scale of 1. */
const eventsPerYear = 40
const pastYears = 2

interface Place {
  readonly id: number
  readonly type: string
  readonly cities: readonly { readonly id: number; readonly name: string }[]
}
interface World {
  readonly random: Random
  readonly today: string
  readonly offices: readonly Place[]
  readonly macros: readonly Place[]
  readonly coordinators: readonly number[]
}

/** Inserts two years of past events and one year of future ones, three of them running. */
export async function seedEvents(database: Database, plan: EntityPlan, { scale, today }: DemoOptions): Promise<void> {
  const places = await rows<Place>(
    database,
    sql`select r.id, r.type, jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by rc.position) as cities
      from region r join region_city rc on rc.owner_id = r.id join city c on c.id = rc.city_id group by r.id order by r.id`,
  )
  const adults = await rows<{ id: number }>(
    database,
    sql`select id from person where legal_capacity = 'adulto' and status = 'ativo' order by id limit 30`,
  )
  const [offices, macros] = [
    places.filter(({ type }) => type === 'regional-esporte'),
    places.filter(({ type }) => type === 'macrorregiao-esportiva'),
  ]
  const world = { random: createRandom(72), today, offices, macros, coordinators: adults.map(({ id }) => id) }
  const perYear = Math.round(eventsPerYear * scale)
  const count = adults.length === 0 ? 0 : perYear * (pastYears + 1)
  const events = Array.from({ length: count }, (_, index) => {
    // Running and future events come first, because people look at these pages.
    const place = index <= perYear ? index - 1 : perYear - 1 - index
    const draft = demoEvent(world, place, Math.round((place * 365) / perYear))
    return { id: index + 1, draft, status: statusOf(draft, { today, place }) }
  })
  await insertEvents(database, plan, events)
}

interface DemoEvent {
  readonly id: number
  readonly draft: SportsEventDraft
  readonly status: string
}

/** Inserts events with their parts. */
export async function insertEvents(database: Database, plan: EntityPlan, events: readonly DemoEvent[]): Promise<void> {
  const records = events.map(({ id, draft, status }) => ({ id, draft: { ...draft }, status }))
  await insertRows(
    database,
    'event',
    records.map(({ id, draft, status }) => rowOf(plan, draft, { id, ...seededColumns, status })),
  )
  await continueIds(database, 'event')
  for (const join of plan.joins) await insertJoined(database, join, records)
  await writeChildren(database, plan.children, records)
}

// Editions of 2026; only the 72nd school games are from a public source.
const kinds: readonly [SportsEventDraft['competition'], edition: number, ages: readonly [string, number, number | null][]][] = [
  [
    'jeps',
    72,
    [
      ['A', 15, 17],
      ['B', 12, 14],
    ],
  ],
  ['jojups', 38, [['Única', 14, 17]]],
  ['japs', 68, [['Única', 17, null]]],
  [
    'jeps-bom-de-bola',
    20,
    [
      ['A', 15, 17],
      ['B', 12, 14],
    ],
  ],
  ['parajaps', 13, [['Única', 14, null]]],
  ['jiido', 17, [['60+', 60, null]]],
  ['bom-de-bola', 28, [['Sub-17', 14, 17]]],
  [
    'combate',
    9,
    [
      ['Juvenil', 14, 17],
      ['Adulto', 18, null],
    ],
  ],
  ['japs-master', 7, [['35+', 35, null]]],
  ['jups', 64, [['Única', 17, null]]],
  ['aventura-natureza', 5, [['Única', 16, null]]],
]
const sports = [
  'atletismo',
  'basquetebol',
  'futsal',
  'handebol',
  'judo',
  'natacao',
  'tenis-de-mesa',
  'volei-de-praia',
  'voleibol',
  'xadrez',
] as const
const phases = ['regional', 'regional', 'regional', 'macrorregional', 'final'] as const
const phaseNames = { setorizacao: 'Setorização', regional: 'Fase Regional', macrorregional: 'Fase Macrorregional', final: 'Fase Final' }

/** `place` counts from the next event. Places -1 to 1 are running. */
function demoEvent({ random, today, offices, macros, coordinators }: World, place: number, days: number): SportsEventDraft {
  const isRunning = place >= -1 && place <= 1
  const startDate = addDays(today, isRunning ? place - 2 : days + (place > 0 ? 9 : -9) + random.integer(-3, 3))
  const endDate = addDays(startDate, random.integer(4, 8))
  const year = Number(startDate.slice(0, 4))
  const [competition, edition, ages] = kinds[Math.abs(place * 7 + 3) % kinds.length] ?? kinds[0] ?? ['jeps', 72, []]
  const phase = phases[Math.abs(place) % phases.length] ?? 'final'
  const region = random.pick(phase === 'macrorregional' && macros.length > 0 ? macros : offices)
  const hosts = region.cities.slice(0, random.chance(0.25) ? 2 : 1)
  const number = edition + year - 2026
  const athletes = random.integer(6, 30) * 100
  return {
    competition,
    edition: number,
    year,
    name: `${number}º ${eventMessages['pt-BR'].options.competition[competition]} – ${phaseNames[phase]} – ${hosts.map(({ name }) => name).join('/')}`,
    phase,
    stage: null,
    division: competition === 'japs' && phase === 'final' ? random.pick(['A', 'B'] as const) : null,
    categories: ages.map(([name, minAge, maxAge]) => ({ name, minAge, maxAge })),
    genders: ['feminino', 'masculino'],
    modalities: sports
      .filter(() => random.chance(0.6))
      .concat(sports.slice(0, 1))
      .filter((sport, index, all) => all.indexOf(sport) === index),
    regionId: region.id,
    hostCityIds: hosts.map(({ id }) => id),
    venues: hosts.map(({ name }) => venueIn(name, random)),
    registrationStart: addDays(startDate, -60),
    registrationEnd: addDays(startDate, -12),
    startDate,
    endDate,
    openingAt: `${startDate}T22:30:00.000Z`,
    coordinatorId: random.pick(coordinators),
    committees: [],
    expected: { athletes, staff: Math.round(athletes / 8), teams: Math.round(athletes / 14), municipalities: random.integer(8, 60) },
    budget: String(random.integer(12, 90) * 10_000),
    protocol: null,
    links: null,
    notes: null,
  }
}

function venueIn(city: string, random: Random): SportsEventDraft['venues'][number] {
  return {
    name: `Ginásio Municipal de ${city}`,
    address: null,
    capacity: random.integer(4, 40) * 100,
    modalities: ['basquetebol', 'futsal', 'voleibol'],
  }
}

/** The status that an event has today by its dates; some places are cancelled or postponed. */
export function statusOf(
  { startDate, endDate, registrationStart, registrationEnd }: SportsEventDraft,
  { today, place }: { today: string; place: number },
) {
  if (place % 23 === 7) return 'cancelado'
  if (endDate < today) return 'encerrado'
  if (startDate <= today) return 'em-andamento'
  if (place % 13 === 5) return 'adiado'
  if (registrationEnd !== null && registrationEnd < today) return 'inscricoes-encerradas'
  return registrationStart !== null && registrationStart <= today ? 'inscricoes-abertas' : 'planejado'
}
