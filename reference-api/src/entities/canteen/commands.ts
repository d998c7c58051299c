import type { Canteen, CanteenCounting, CanteenDraft, RuleIssue } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { EntityOptions } from '../../records/plan/defineEntity.js'
import { eventById, eventIssues, missing } from './rules.js'
import { issueWhen } from '../../records/plan/issueWhen.js'

type Options = EntityOptions<CanteenDraft, Canteen>

/** Conditions of each transition: domain model B6.14. A missing menu is only a warning. */
export const guards: Options['guards'] = {
  activate: async (record, context) => [...missing(record), ...eventIssues(await context.ask(eventById, record.eventId))],
  count: (record, { payload }) => Promise.resolve(countIssues(record, payload as unknown as CanteenCounting)),
  finish: ({ operatingFrom }, { today }) => Promise.resolve(operatingFrom > today ? [{ path: '', code: 'canteen.notBegun' }] : []),
  cancel: ({ daily }) => Promise.resolve(daily.some(({ served }) => served > 0) ? [{ path: '', code: 'canteen.hasServed' }] : []),
}

/** Accepts only meals and days of the canteen. The number of served meals is never refused, because it is a fact. */
function countIssues({ operatingFrom, operatingTo, meals }: Canteen, { date, counts }: CanteenCounting): RuleIssue[] {
  const types = new Set(meals.map(({ type }) => type))
  return [
    ...issueWhen(date < operatingFrom || date > operatingTo, { path: 'date', code: 'canteen.dayOutside' }),
    ...counts.flatMap(({ mealType }, index) =>
      issueWhen(!types.has(mealType), { path: `counts[${index}].mealType`, code: 'canteen.noSuchMeal' }),
    ),
  ]
}

/** New counts of a day replace the stored ones. */
export const effects: Options['effects'] = {
  count: async ({ id }, { database, payload }) => {
    const { date, counts } = payload as unknown as CanteenCounting
    await sql`with n as (select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c("mealType" text, served integer, wasted numeric)),
        changed as (update canteen_day d set served = n.served, wasted = n.wasted from n
          where d.owner_id = ${id} and d.date = ${date}::date and d.meal_type = n."mealType" returning d.meal_type)
      insert into canteen_day (owner_id, position, date, meal_type, served, wasted)
      select ${id}, (select coalesce(max(position), -1) from canteen_day where owner_id = ${id}) + row_number() over (), ${date}::date,
        n."mealType", n.served, n.wasted
      from n where n."mealType" not in (select meal_type from changed)`.execute(database)
    return {}
  },
}
