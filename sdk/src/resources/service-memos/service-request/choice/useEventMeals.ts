import { useQuery } from '@tanstack/react-query'
import { operatingDays } from '../../../../blocks/canteen/demand.js'
import { daysBetween } from '../../../../core/calendar.js'
import { useDataContext } from '../../../../data/DataProvider.js'
import { useCache } from '../../../../data/useCache.js'
import { canteenContract } from '../../../competitions/canteen/contract.js'
import type { Canteen } from '../../../competitions/canteen/schema.js'
import type { SportsEvent } from '../../../competitions/event/schema.js'

/** A meal with the parts of its quantity: per person and day × days × people. */
export interface EventMeal {
  readonly id: number
  /** Search text for lots: a GMS code or words. */
  readonly text: string
  /** Its name, such as "almoço"; `undefined` for a meal added by hand. */
  readonly name: string | undefined
  /** The canteen that plans it; `undefined` when it is estimated from the event. */
  readonly canteen: string | undefined
  readonly perDay: number | null
  readonly days: number | null
  readonly people: number | null
}

/** Names of the meals in the GMS catalogue, which is in Portuguese. */
const words = { 'cafe-da-manha': 'café da manhã', almoco: 'almoço', lanche: 'lanche', jantar: 'jantar', ceia: 'ceia' } as const
const usual = [words['cafe-da-manha'], words.almoco, words.jantar]

/** The meals planned by an event's canteens, otherwise the usual three for its participants; `undefined` until the canteens are known. */
export function useEventMeals(event: SportsEvent): readonly EventMeal[] | undefined {
  const { api, person } = useDataContext()
  const params = { eventoId: event.id }
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
    },
    useCache(),
  )
  if (!data && !isError) return undefined
  return data && data.length > 0 ? data : guessed(event)
}

function mealsOf(canteens: readonly Canteen[]): readonly EventMeal[] {
  return canteens
    .flatMap((canteen) =>
      canteen.meals.map(({ type, expectedPerDay, lotItem }) => ({
        text: lotItem?.code ?? words[type],
        name: words[type],
        canteen: canteen.name,
        perDay: 1,
        days: operatingDays(canteen).length,
        people: expectedPerDay,
      })),
    )
    .map((meal, id) => ({ id, ...meal }))
}

function guessed({ startDate, endDate, participants }: SportsEvent): readonly EventMeal[] {
  const days = daysBetween(startDate, endDate) + 1
  return usual.map((text, id) => ({ id, text, name: text, canteen: undefined, perDay: 1, days, people: participants }))
}
