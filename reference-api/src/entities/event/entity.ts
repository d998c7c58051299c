import { eventContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { rangeOrList } from '../../records/read/listCondition.js'
import { charts } from './charts.js'
import { birthYears, canteens, hindrances, nextFirst, ofCanteens, period, requestsOutside } from './expressions.js'
import { checkEvent, checkReplan, hindered, periodFilter, replanned, stampRegion } from './rules.js'

export const event = defineEntity(eventContract, {
  table: 'event',
  label: (draft) => draft.name,
  links: { region: { table: 'region' }, coordinator: { table: 'person' } },
  joins: { hostCityIds: { table: 'event_city', column: 'city_id', links: 'hostCities', label: 'name' } },
  children: {
    categories: {
      table: 'event_category',
      computed: {
        birthYears: () =>
          sql`(select jsonb_build_object('from', e.year - r.max_age, 'to', e.year - r.min_age) from event e where e.id = r.owner_id)`,
      },
    },
    venues: { table: 'event_venue' },
    committees: { table: 'event_committee' },
  },
  computed: {
    period: () => period,
    participants: () =>
      sql`case when num_nonnulls(t.expected_athletes, t.expected_staff) > 0 then coalesce(t.expected_athletes, 0) + coalesce(t.expected_staff, 0) end`,
    birthYears,
    hindrances,
    canteens,
    requestsOutside,
    canteenCount: ofCanteens(sql`count(*)`),
    mealsPerDay: ofCanteens(sql`coalesce(sum(c.meals_per_day), 0)`),
    mealCapacity: ofCanteens(sql`coalesce(sum(c.meal_capacity), 0)`),
  },
  sortBy: { period: 'startDate' },
  choiceRank: nextFirst,
  filters: {
    cityId: {
      kind: 'integer',
      ids: (value) => sql`select c.owner_id from event_city c where ${rangeOrList(sql`c.city_id`, value, sql`integer`)}`,
    },
    period: { kind: 'date', condition: periodFilter },
  },
  unlisted: ['categories', 'venues', 'committees'],
  charts,
  stamp: stampRegion,
  check: checkEvent,
  guards: { openRegistration: hindered, begin: hindered, finish: hindered, replan: checkReplan },
  effects: { replan: replanned },
})
