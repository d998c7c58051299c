import { useQuery } from '@tanstack/react-query'
import { operatingDays } from '../../../../blocks/canteen/demand.js'
import { daysBetween } from '../../../../core/calendar.js'
import { useDataContext } from '../../../../data/DataProvider.js'
import { useCache } from '../../../../data/useCache.js'
import { canteenContract } from '../../../competitions/canteen/contract.js'
import type { Canteen } from '../../../competitions/canteen/schema.js'
import type { SportsEvent } from '../../../competitions/event/schema.js'
import type { RequestObject } from '../../../../blocks/pricing/beginning.js'

/** The numbers that make the quantity of a need, in order. */
export const factorsOf = {
  refeicoes: ['perPerson', 'days', 'people'],
  transporte: ['vehicles', 'days'],
  material: ['pieces'],
  arbitragem: ['referees', 'days'],
  hospedagem: ['guests', 'nights'],
} as const satisfies Readonly<Record<RequestObject, readonly string[]>>

/** The unit that those numbers count: two coaches for three days are six days, whatever a lot sells coaches by. Pieces and meals may come in kits. */
export const unitOf: Partial<Record<RequestObject, 'DIARIA'>> = { transporte: 'DIARIA', arbitragem: 'DIARIA', hospedagem: 'DIARIA' }

export type Factor = (typeof factorsOf)[RequestObject][number]

/** What an event needs, with the factors of its quantity. */
export interface EventNeed {
  readonly id: number
  /** Search text for lots: a GMS code or words. */
  readonly text: string
  /** Its name, such as "almoço"; `undefined` for one added by hand. */
  readonly name: string | undefined
  /** The canteen that plans it; `undefined` when it is estimated from the event. */
  readonly canteen: Pick<Canteen, 'name' | 'operatingFrom' | 'operatingTo'> | undefined
  /** As typed: a text is no number yet. */
  readonly factors: readonly (number | string | null)[]
}

/** Names in the GMS catalogue, which is in Portuguese. */
const words = { 'cafe-da-manha': 'café da manhã', almoco: 'almoço', lanche: 'lanche', jantar: 'jantar', ceia: 'ceia' } as const
const usualMeals = [words['cafe-da-manha'], words.almoco, words.jantar]

/** Seats of a usual coach; the estimate is shown with its arithmetic. */
export const seatsOfCoach = 44

/**
 * The needs of an event: the meals that its canteens plan, otherwise the usual three for its participants; coaches, referees or beds by its
 * days and people. `undefined` until the canteens are known.
 */
export function useEventNeeds(event: SportsEvent, object: RequestObject): readonly EventNeed[] | undefined {
  const { api, person } = useDataContext()
  const params = { eventoId: event.id }
  const isMeals = object === 'refeicoes'
  const { data, isError } = useQuery(
    {
      queryKey: [person, 'eventMeals', event.id],
      queryFn: async ({ signal }) => {
        const query = { page: 1, perPage: 100, sort: 'name', search: '', filters: { status: 'planejado,ativo' } }
        const listed = await api.list(canteenContract, query, { params, signal })
        const found = await Promise.all(listed.data.map(({ id }) => api.get(canteenContract, id, { params, signal })))
        return mealsOf(found.map(({ data: canteen }) => canteen as Canteen))
      },
      gcTime: 5_000,
      enabled: isMeals,
    },
    useCache(),
  )
  if (!isMeals) return estimated(event, object)
  if (!data && !isError) return undefined
  return data && data.length > 0 ? data : estimated(event, object)
}

function mealsOf(canteens: readonly Canteen[]): readonly EventNeed[] {
  return canteens
    .flatMap((canteen) =>
      canteen.meals.map(({ type, expectedPerDay, lotItem }) => ({
        text: lotItem?.code ?? words[type],
        name: words[type],
        canteen,
        factors: [1, operatingDays(canteen).length, expectedPerDay],
      })),
    )
    .map((meal, id) => ({ id, ...meal }))
}

function estimated({ startDate, endDate, participants, expected }: SportsEvent, object: RequestObject): readonly EventNeed[] {
  const days = daysBetween(startDate, endDate) + 1
  const need = (text: string, ...factors: readonly (number | null)[]) => ({ text, name: text, canteen: undefined, factors })
  const needs = {
    refeicoes: usualMeals.map((text) => need(text, 1, days, participants)),
    transporte: [need('ônibus', participants === null ? null : Math.ceil(participants / seatsOfCoach), days)],
    material: [],
    arbitragem: [need('arbitragem', null, days)],
    hospedagem: [need('hospedagem', expected?.staff ?? null, Math.max(1, days - 1))],
  }
  return needs[object].map((each, id) => ({ id, ...each }))
}
