import { z } from 'zod'
import { addressSchema, blankAddress, failMissingAddress } from '../../../blocks/address/schema.js'
import {
  calendarDate,
  decimal,
  integer,
  link,
  nestedLink,
  notes,
  oneOf,
  optional,
  optionalGroup,
  optionalId,
  optionalText,
  pastDate,
  phone,
  requiredId,
  requiredText,
  rowsOf,
  someOf,
  storedRows,
  storedShape,
  timeOfDay,
} from '../../../schema/fields.js'
import { type Fail, failRepeated, inOrder, type Loose, withRules } from '../../../schema/rules.js'
import { accessControls, canteenStatuses, dietaryMarks, dishGroups, mealServices, mealTypes } from './codes.js'

const mealType = oneOf(mealTypes)

const mealFields = z.object({
  type: mealType,
  /** `HH:MM` */
  startTime: timeOfDay(),
  endTime: timeOfDay(),
  service: oneOf(mealServices),
  expectedPerDay: integer(1, 50_000),
  /** How many portions one person may have. */
  maxPerPerson: optional(integer(1, 20)),
  /** The item of the lot that pays for the meal, counted in meals or kits. */
  lotItemId: optionalId,
})
const meal = withRules(mealFields, ({ startTime, endTime }, fail) => {
  if (startTime !== null && endTime !== null && endTime <= startTime) fail('endTime', 'canteen.endBeforeStart')
})
const storedMeal = mealFields.extend({
  lotItem: link.extend({ code: z.string() }).nullable(),
  /** The item's price today, in BRL. */
  unitPrice: z.string().nullable(),
  /** What is left of the lot's item. */
  balance: z.string().nullable(),
  /** The quantity of the item in the linked request. */
  requested: z.string().nullable(),
  /** Portions counted so far, in all canteens that use the same request and item. */
  servedOfItem: z.number().int(),
})

const dish = z.object({ name: requiredText(2, 80), group: oneOf(dishGroups) })
const menuFields = z.object({
  date: calendarDate(),
  mealType,
  dishes: rowsOf(dish, 20),
  dietary: someOf(dietaryMarks),
  kcal: optional(integer(1, 9999)),
})
const menu = withRules(menuFields, ({ dishes }, fail) => {
  if (dishes?.length === 0) fail('dishes', 'required')
})
const storedMenu = menuFields.extend({ dishes: storedRows(dish) })

const counted = { mealType, served: integer(0, 99_999), wasted: optional(decimal({ max: 99_999 })) }
const day = z.object({ date: pastDate(), ...counted })
const count = z.object(counted)

const fields = z.object({
  eventId: requiredId,
  name: requiredText(3, 120),
  placeName: requiredText(3, 150),
  address: optionalGroup(addressSchema, blankAddress),
  phone: optional(phone()),
  /** Seats available at one time. */
  capacity: integer(1, 5000),
  /** How many times the seats are filled in one meal. */
  turns: integer(1, 10),
  operatingFrom: calendarDate(),
  operatingTo: calendarDate(),
  accessControl: oneOf(accessControls),
  managerId: requiredId,
  nutritionistId: optionalId,
  /** The nutritionist's number at the Conselho Regional de Nutricionistas. */
  nutritionistCrn: optionalText(20),
  sanitaryLicense: optionalGroup(z.object({ number: requiredText(1, 40), validUntil: calendarDate() })),
  /** The tender of the lot that pays for the meals. */
  tenderId: optionalId,
  lotId: optionalId,
  /** Defaults to the supplier of the lot. */
  supplierId: optionalId,
  requestId: optionalId,
  meals: rowsOf(meal, mealTypes.length),
  menus: rowsOf(menu, 200),
  daily: rowsOf(day, 200),
  notes,
})
type Values = Loose<z.output<typeof fields>>

const draft = withRules(fields, (values, fail) => {
  if (values.address === null) failMissingAddress(fail)
  inOrder('operatingFrom', 'operatingTo')(values, fail)
  failMeals(values, fail)
  for (const key of ['menus', 'daily'] as const) failDays(values, key, fail)
})

/** Each kind of meal appears once, in the order of time, and no meal exceeds what the seats allow. */
function failMeals({ meals, capacity, turns }: Values, fail: Fail): void {
  const rows = meals ?? []
  rows.forEach(({ type, startTime, endTime, expectedPerDay }, index) => {
    const before = rows.slice(0, index)
    if (before.some((other) => other.type === type)) fail(`meals[${index}].type`, 'repeated')
    else if (before.some((other) => startTime < other.endTime && other.startTime < endTime))
      fail(`meals[${index}].startTime`, 'canteen.mealsOverlap')
    if (capacity !== null && turns !== null && expectedPerDay > capacity * turns)
      fail(`meals[${index}].expectedPerDay`, 'canteen.overCapacity', { max: capacity * turns })
  })
}

/** Each menu or count belongs to a day and a meal of the canteen, and appears once. */
function failDays({ meals, operatingFrom, operatingTo, ...values }: Values, key: 'menus' | 'daily', fail: Fail): void {
  const types = new Set(meals?.map(({ type }) => type))
  const rows = values[key] ?? []
  for (const [index, { date, mealType: type }] of rows.entries()) {
    if (meals !== null && type && !types.has(type)) fail(`${key}[${index}].mealType`, 'canteen.noSuchMeal')
    if (operatingFrom !== null && operatingTo !== null && date && (date < operatingFrom || date > operatingTo))
      fail(`${key}[${index}].date`, 'canteen.dayOutside')
  }
  const told = rows.map(({ date, mealType: type }) => `${date} ${type}`)
  failRepeated(told, (index) => fail(`${key}[${index}].mealType`, 'repeated'))
}

const entity = fields.extend({
  ...storedShape,
  status: z.enum(canteenStatuses),
  event: link,
  city: link.nullable(),
  manager: link,
  nutritionist: link.nullable(),
  tender: link.nullable(),
  lot: nestedLink.nullable(),
  supplier: link.nullable(),
  request: link.nullable(),
  meals: storedRows(storedMeal),
  menus: storedRows(storedMenu),
  daily: storedRows(day),
  /** First to last day, written as in Brazil. */
  period: z.string(),
  /** Kinds of the meals, in the order of the day. */
  mealTypes: z.array(mealType),
  /** Sum of the portions expected per meal. */
  mealsPerDay: z.number().int(),
  /** The most meals a day that seats and turns allow. */
  mealCapacity: z.number().int(),
  /** How many meals have no menu yet. */
  missingMenus: z.number().int(),
  /** Open grave non-conformities found by inspections. */
  graveIssues: z.number().int(),
})
const counting = z.object({ date: pastDate(), counts: rowsOf(count, mealTypes.length) })
const countPayload = withRules(counting, ({ counts }, fail) => {
  const types = (counts ?? []).map((row) => row.mealType)
  if (types.length === 0) fail('counts', 'required')
  failRepeated(types, (index) => fail(`counts[${index}].mealType`, 'repeated'))
})

/** A canteen as the API returns it, with values computed from its meals, menus and seats. */
export interface Canteen extends z.infer<typeof entity> {}
/** A canteen as the API receives it: event, people, lot and request by id, dates `YYYY-MM-DD`, times `HH:MM`. */
export interface CanteenDraft extends z.infer<typeof fields> {}
/** A meal as the API receives it. */
export interface CanteenMealDraft extends z.infer<typeof mealFields> {}
/** A meal as the API returns it. */
export interface CanteenMeal extends z.infer<typeof storedMeal> {}
/** The menu of one meal on one day. */
export interface CanteenMenuDraft extends z.infer<typeof menuFields> {}
/** A dish of a menu. */
export interface CanteenDish extends z.infer<typeof dish> {}
/** Count of one meal on one day: portions served, and waste in kg. */
export interface CanteenDay extends z.infer<typeof day> {}
/** Count of one meal, without its day. */
export interface MealCount extends z.infer<typeof count> {}
/** Body of the command `count`: the meals of one day. Meals that it does not name stay as they are. */
export interface CanteenCounting extends z.infer<typeof counting> {}
/** Sanitary licence (Alvará sanitário). */
export type SanitaryLicense = NonNullable<CanteenDraft['sanitaryLicense']>
/** Checks record, draft and the day's counts. The server checks balances, dates of the event and what each status needs. */
export const canteenSchema = { entity, draft, transitions: { count: countPayload } }
