import { today } from '../../../core/calendar.js'

/** Events for stories and tests, dated from today: one in each part of an event's life. */
export const eventSamples = [
  event(1, {
    edition: 72,
    phase: 'regional',
    city: 'Pato Branco',
    cityId: 4118501,
    first: -2,
    status: 'em-andamento',
    hindrances: ['nao-terminou'],
  }),
  event(2, { edition: 72, phase: 'regional', city: 'Londrina', cityId: 4113700, first: 20, status: 'inscricoes-abertas' }),
  event(3, {
    edition: 72,
    phase: 'final',
    city: 'Curitiba',
    cityId: 4106902,
    first: 75,
    status: 'planejado',
    hindrances: ['inscricoes-futuras'],
  }),
  event(4, { edition: 71, phase: 'final', city: 'Londrina', cityId: 4113700, first: -190, status: 'encerrado' }),
  event(5, { edition: 72, phase: 'setorizacao', city: 'Curitiba', cityId: 4106902, first: -40, status: 'cancelado' }),
]

interface EventParts {
  readonly edition: number
  readonly phase: string
  readonly city: string
  readonly cityId: number
  /** Days from today to the first day. */
  readonly first: number
  readonly status: string
  readonly hindrances?: readonly string[]
}

function event(id: number, { city, cityId, first, edition, phase, status, hindrances = [] }: EventParts) {
  const [startDate, endDate] = [day(first), day(first + 5)]
  const year = Number(startDate.slice(0, 4))
  const phases: Readonly<Record<string, string>> = { regional: 'Fase Regional', final: 'Fase Final', setorizacao: 'Setorização' }
  const category = (name: string, minAge: number, maxAge: number) => ({
    ...{ name, minAge, maxAge },
    birthYears: { from: year - maxAge, to: year - minAge },
  })
  return {
    id,
    competition: 'jeps',
    edition,
    year,
    name: `${edition}º Jogos Escolares do Paraná – ${phases[phase]} – ${city}`,
    phase,
    stage: null,
    division: null,
    categories: [
      { id: 1, ...category('A', 15, 17) },
      { id: 2, ...category('B', 12, 14) },
    ],
    birthYears: `A: ${year - 17}–${year - 15}; B: ${year - 14}–${year - 12}`,
    genders: ['feminino', 'masculino'],
    modalities: ['basquetebol', 'futsal', 'handebol', 'voleibol', 'xadrez'],
    regionId: null,
    hostCityIds: [cityId],
    hostCities: [{ id: cityId, label: city }],
    venues: [{ id: 1, name: 'Ginásio Municipal', address: 'Rua das Araucárias, 100', capacity: 1200, modalities: ['futsal'] }],
    registrationStart: day(first - 45),
    registrationEnd: day(first - 10),
    startDate,
    endDate,
    period: `${shown(startDate)} – ${shown(endDate)}`,
    openingAt: null,
    coordinatorId: 1,
    committees: [],
    expected: { athletes: 1800, staff: 260, teams: 140, municipalities: 28 },
    participants: 2060,
    canteenCount: 2,
    mealsPerDay: 3200,
    mealCapacity: 4000,
    budget: '350000',
    protocol: null,
    links: null,
    notes: null,
    hindrances,
    canteens: [] as { id: number; label: string; params: { eventoId: number }; operatingFrom: string; operatingTo: string }[],
    requestsOutside: [] as { id: number; label: string }[],
    status,
  }
}

function day(fromToday: number): string {
  return new Date(Date.parse(today()) + fromToday * 86_400_000).toISOString().slice(0, 10)
}

function shown(date: string): string {
  return date.split('-').toReversed().join('/')
}
