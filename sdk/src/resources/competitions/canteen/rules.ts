import type { RuleOf } from '../../../core/messages.js'
import { isClosedOn } from '../../../blocks/canteen/demand.js'
import { daysText } from '../../../blocks/canteen/eventDays.js'
import { mealsMeet } from '../../../blocks/canteen/hours.js'
import { type Fail, failRepeated, inOrder, type Loose } from '../../../schema/rules.js'
import type { CanteenDraft } from './fields.js'
import type { canteenMessages } from './messages.js'

type Rule = RuleOf<'canteen', typeof canteenMessages>

type Draft = Loose<CanteenDraft>

/** What a canteen's fields say together. */
export function canteenRules(draft: Draft, fail: Fail<Rule>): void {
  inOrder('operatingFrom', 'operatingTo')(draft, fail)
  failMeals(draft, fail)
  for (const key of ['menus', 'daily'] as const) failDays(draft, key, fail)
}

/** Each kind of meal appears once, in the order of time, and no meal exceeds what the seats allow. */
function failMeals({ meals, capacity, turns }: Draft, fail: Fail<Rule>): void {
  const rows = meals ?? []
  rows.forEach((row, index) => {
    const { type, expectedPerDay } = row
    const before = rows.slice(0, index)
    if (before.some((other) => other.type === type)) fail(`meals[${index}].type`, 'repeated')
    else if (before.some((other) => mealsMeet(row, other))) fail(`meals[${index}].startTime`, 'canteen.mealsOverlap')
    if (capacity !== null && turns !== null && expectedPerDay > capacity * turns)
      fail(`meals[${index}].expectedPerDay`, 'canteen.overCapacity', { max: capacity * turns, turns })
  })
}

/** Each menu or count belongs to a day and a meal of the canteen, and appears once. All of them outside of its period are one issue. */
function failDays({ meals, operatingFrom, operatingTo, ...values }: Draft, key: 'menus' | 'daily', fail: Fail<Rule>): void {
  const types = new Set(meals?.map(({ type }) => type))
  const rows = values[key] ?? []
  for (const [index, { mealType: type }] of rows.entries()) {
    if (meals !== null && type && !types.has(type)) fail(`${key}[${index}].mealType`, 'canteen.noSuchMeal')
  }
  if (operatingFrom !== null && operatingTo !== null) {
    const days = rows.flatMap(({ date }) => (date && isClosedOn(date, { operatingFrom, operatingTo }) ? [date] : []))
    const code = key === 'menus' ? 'canteen.menusOutside' : 'canteen.countsOutside'
    if (days.length > 0) fail(key, code, { count: days.length, days: daysText(days) })
  }
  const told = rows.map(({ date, mealType: type }) => `${date} ${type}`)
  failRepeated(told, (index) => fail(`${key}[${index}].mealType`, 'repeated'))
}
