import type { SportsEventDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { type Database, firstRow, rows } from '../../database/database.js'
import type { EntityPlan } from '../../records/plan/plan.js'
import { addDays } from '../../core/today.js'
import type { DemoOptions } from '../EntityFolder.js'
import { insertEvents, statusOf } from './seed.js'

type NamedEvent = Partial<SportsEventDraft> &
  Pick<SportsEventDraft, 'competition' | 'edition' | 'name' | 'phase' | 'modalities'> & {
    /** Names of cities in Paraná, the first host first. */
    readonly hosts: readonly string[]
    /** First and last day: dates, or days from today. */
    readonly days: readonly [string, string] | readonly [number, number]
    /** It has the protocol of a tender for meals. */
    readonly isOfMeals?: boolean
  }

const school: SportsEventDraft['modalities'] = ['basquetebol', 'futsal', 'handebol', 'voleibol', 'xadrez']
const open: SportsEventDraft['modalities'] = ['atletismo', 'basquetebol', 'futsal', 'handebol', 'judo', 'natacao', 'voleibol']
const schoolAges = [
  { name: 'A', minAge: 15, maxAge: 17 },
  { name: 'B', minAge: 12, maxAge: 14 },
]

/** Names have no edition; editions are those of 2026. Hosts, days and stage of the first are from a public source, protocols from B9. */
const namedEvents: readonly NamedEvent[] = [
  {
    competition: 'jeps',
    edition: 72,
    name: 'Jogos Escolares do Paraná – Fase Regional – Etapa 1',
    phase: 'regional',
    stage: 'Etapa 1',
    hosts: ['Terra Rica', 'Palotina', 'Douradina', 'Medianeira', 'Pinhão'],
    days: ['2026-05-05', '2026-05-10'],
    categories: schoolAges,
    modalities: school,
    expected: { athletes: 4200, staff: 520, teams: 310, municipalities: 96 },
    budget: '780000',
    protocol: '243185076',
  },
  {
    competition: 'japs',
    edition: 68,
    name: 'Jogos Abertos do Paraná – Fase Final – Divisão A – Apucarana/Rolândia',
    phase: 'final',
    division: 'A',
    hosts: ['Apucarana', 'Rolândia'],
    days: ['2026-11-06', '2026-11-14'],
    categories: [{ name: 'Única', minAge: 17, maxAge: null }],
    modalities: open,
    expected: { athletes: 2600, staff: 330, teams: 190, municipalities: 64 },
    budget: '920000',
    isOfMeals: true,
  },
  {
    competition: 'jojups',
    edition: 38,
    name: 'Jogos da Juventude do Paraná – Fase Final – Umuarama',
    phase: 'final',
    hosts: ['Umuarama'],
    days: ['2026-10-16', '2026-10-24'],
    categories: [{ name: 'Única', minAge: 14, maxAge: 17 }],
    modalities: open,
    expected: { athletes: 2100, staff: 280, teams: 150, municipalities: 58 },
    budget: '640000',
    protocol: '251103429',
  },
  {
    competition: 'parajaps',
    edition: 13,
    name: 'Jogos Abertos Paradesportivos – Fase Final – Maringá',
    phase: 'final',
    hosts: ['Maringá'],
    days: [150, 154],
    categories: [{ name: 'Única', minAge: 14, maxAge: null }],
    genders: ['feminino', 'masculino', 'misto'],
    modalities: ['bocha-paralimpica', 'goalball', 'para-atletismo', 'para-natacao', 'parabadminton', 'voleibol-sentado'],
    expected: { athletes: 900, staff: 260, teams: 70, municipalities: 45 },
    budget: '410000',
    isOfMeals: true,
  },
  {
    competition: 'jeps-bom-de-bola',
    edition: 20,
    name: 'Jogos Escolares – Bom de Bola – Setorização – Guarapuava',
    phase: 'setorizacao',
    hosts: ['Guarapuava'],
    days: [160, 161],
    categories: schoolAges,
    modalities: ['futebol'],
    expected: { athletes: null, staff: 80, teams: 40, municipalities: 40 },
  },
  {
    competition: 'outro',
    edition: 1,
    name: 'Festival de Esportes de Praia do Paraná',
    phase: 'final',
    hosts: ['Guaratuba', 'Matinhos', 'Pontal do Paraná'],
    days: [170, 172],
    categories: [{ name: 'Livre', minAge: 16, maxAge: null }],
    genders: ['misto'],
    modalities: ['canoagem', 'skate', 'volei-de-praia'],
    expected: { athletes: 480, staff: 60, teams: 96, municipalities: 30 },
    budget: '150000',
    protocol: '260019848',
  },
]

/** Inserts the events of domain model B9, and one of each kind that the random ones leave out. */
export async function seedNamedEvents(database: Database, plan: EntityPlan, { today }: DemoOptions): Promise<void> {
  const coordinator = await firstRow<{ id: number }>(
    database,
    sql`select id from person where legal_capacity = 'adulto' and status = 'ativo' order by id limit 1`,
  )
  if (!coordinator) return
  const last = await firstRow<{ id: number }>(database, sql`select coalesce(max(id), 0) as id from event`)
  const meals = await firstRow<{ protocol: string }>(
    database,
    sql`select protocol from tender where object like 'Fornecimento de refeições%' order by id limit 1`,
  )
  const cities = await rows<City>(
    database,
    sql`select c.name, c.id, min(r.id) as "regionId" from city c left join region_city j on j.city_id = c.id
        left join region r on r.id = j.owner_id and r.type = 'regional-esporte' where c.state_id = 41 group by c.id`,
  )
  const known = new Map(cities.map((city) => [city.name, city]))
  const world = { today, cities: known, coordinatorId: coordinator.id, mealsProtocol: meals?.protocol ?? null }
  const events = namedEvents.map((event, index) => {
    const draft = draftOf(event, world)
    return { id: (last?.id ?? 0) + index + 1, draft, status: statusOf(draft, { today, place: 0 }) }
  })
  await insertEvents(database, plan, events)
}

interface City {
  readonly name: string
  readonly id: number
  readonly regionId: number | null
}

interface World {
  readonly today: string
  readonly cities: ReadonlyMap<string, City>
  readonly coordinatorId: number
  readonly mealsProtocol: string | null
}

function draftOf({ hosts, days, isOfMeals, name, edition, ...event }: NamedEvent, world: World): SportsEventDraft {
  const { today, cities, coordinatorId, mealsProtocol } = world
  const places = hosts.flatMap((city) => cities.get(city) ?? [])
  const [startDate = today, endDate = today] = days.map((day) => (typeof day === 'number' ? addDays(today, day) : day))
  const year = Number(startDate.slice(0, 4))
  const number = edition + year - 2026
  return {
    edition: number,
    year,
    name: `${number}º ${name}`,
    stage: null,
    division: null,
    categories: [],
    genders: ['feminino', 'masculino'],
    regionId: places[0]?.regionId ?? null,
    hostCityIds: places.map(({ id }) => id),
    venues: hosts.map((city) => venueIn(city, event.modalities)),
    registrationStart: addDays(startDate, -60),
    registrationEnd: addDays(startDate, -15),
    startDate,
    endDate,
    openingAt: `${startDate}T22:30:00.000Z`,
    coordinatorId,
    committees: committeesIn(hosts[0] ?? ''),
    expected: null,
    budget: null,
    protocol: isOfMeals ? mealsProtocol : null,
    links: { bulletin: 'https://www.esporte.pr.gov.br/boletins', site: 'https://www.esporte.pr.gov.br/jogos' },
    notes: null,
    ...event,
  }
}

const venueIn = (city: string, modalities: SportsEventDraft['modalities']): SportsEventDraft['venues'][number] => ({
  name: `Ginásio de Esportes de ${city}`,
  address: null,
  capacity: 1500,
  modalities: modalities.slice(0, 3),
})

const committeesIn = (city: string): SportsEventDraft['committees'] => [
  { committee: 'com', name: 'Cláudia Regina Martins', role: `Presidente em ${city}`, email: 'com@exemplo.com.br', phone: '4433334444' },
  { committee: 'coe', name: 'Paulo Sérgio Andrade', role: 'Diretor técnico', email: 'coe@exemplo.com.br', phone: '4133334444' },
]
