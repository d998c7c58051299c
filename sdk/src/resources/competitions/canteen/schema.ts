import { z } from 'zod'
import { addressSchema, blankAddress, failMissingAddress } from '../../../blocks/address/schema.js'
import { endsTooEarly, mealsMeet } from '../../../blocks/canteen/hours.js'
import * as field from '../../../schema/fields.js'
import { type Fail, failRepeated, inOrder, type Loose, withRules } from '../../../schema/rules.js'
import { accessControls, canteenStatuses, dietaryMarks, dishGroups, mealServices, mealTypes } from './codes.js'

const mealType = field.oneOf(mealTypes)

const mealFields = z.object({
  type: mealType,
  /** `HH:MM` */
  startTime: field.timeOfDay(),
  endTime: field.timeOfDay(),
  service: field.oneOf(mealServices),
  expectedPerDay: field.integer(1, 50_000),
  /** How many portions one person may have. */
  maxPerPerson: field.optional(field.integer(1, 20)),
  /** The item of the lot that pays for the meal, counted in meals or kits. */
  lotItemId: field.optionalId,
})
const meal = withRules(mealFields, ({ startTime, endTime }, fail) => {
  if (startTime !== null && endTime !== null && endsTooEarly({ startTime, endTime })) fail('endTime', 'canteen.endBeforeStart')
})
const storedMeal = mealFields.extend({
  lotItem: field.link.extend({ code: z.string() }).nullable(),
  /** The item's price today, in BRL. */
  unitPrice: z.string().nullable(),
  /** What is left of the lot's item. */
  balance: z.string().nullable(),
  /** The quantity of the item in the linked request; `null` also where that request holds nothing, as a cancelled one. */
  requested: z.string().nullable(),
  /** What other canteens need of the item: those of the same request, or without one all that take it from the lot's balance. */
  neededElsewhere: z.number().int(),
  /** Portions counted so far, in all canteens that use the same request and item. */
  servedOfItem: z.number().int(),
})

const dish = z.object({ name: field.requiredText(2, 80), group: field.oneOf(dishGroups) })
const menuFields = z.object({
  date: field.calendarDate(),
  mealType,
  dishes: field.rowsOf(dish, 20),
  dietary: field.someOf(dietaryMarks),
  kcal: field.optional(field.integer(1, 9999)),
})
const menu = withRules(menuFields, ({ dishes }, fail) => {
  if (dishes?.length === 0) fail('dishes', 'required')
})
const storedMenu = menuFields.extend({ dishes: field.storedRows(dish) })

const counted = { mealType, served: field.integer(0, 99_999), wasted: field.optional(field.decimal({ max: 99_999 })) }
const day = z.object({ date: field.pastDate(), ...counted })
const count = z.object(counted)

const fields = z.object({
  eventId: field.requiredId,
  name: field.requiredText(3, 120),
  placeName: field.requiredText(3, 150),
  address: field.optionalGroup(addressSchema, blankAddress),
  phone: field.optional(field.phone()),
  /** Seats available at one time. */
  capacity: field.integer(1, 5000),
  /** How many times the seats are filled in one meal. */
  turns: field.integer(1, 10),
  operatingFrom: field.calendarDate(),
  operatingTo: field.calendarDate(),
  accessControl: field.oneOf(accessControls),
  managerId: field.requiredId,
  nutritionistId: field.optionalId,
  /** The nutritionist's number at the Conselho Regional de Nutricionistas. */
  nutritionistCrn: field.optionalText(20),
  sanitaryLicense: field.optionalGroup(z.object({ number: field.requiredText(1, 40), validUntil: field.calendarDate() })),
  /** The tender of the lot that pays for the meals. */
  tenderId: field.optionalId,
  lotId: field.optionalId,
  /** Defaults to the supplier of the lot. */
  supplierId: field.optionalId,
  requestId: field.optionalId,
  meals: field.rowsOf(meal, mealTypes.length),
  menus: field.rowsOf(menu, 200),
  daily: field.rowsOf(day, 200),
  notes: field.notes,
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
  rows.forEach((row, index) => {
    const { type, expectedPerDay } = row
    const before = rows.slice(0, index)
    if (before.some((other) => other.type === type)) fail(`meals[${index}].type`, 'repeated')
    else if (before.some((other) => mealsMeet(row, other))) fail(`meals[${index}].startTime`, 'canteen.mealsOverlap')
    if (capacity !== null && turns !== null && expectedPerDay > capacity * turns)
      fail(`meals[${index}].expectedPerDay`, 'canteen.overCapacity', { max: capacity * turns, turns })
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
  ...field.storedShape,
  status: z.enum(canteenStatuses),
  event: field.link,
  city: field.link.nullable(),
  manager: field.link,
  nutritionist: field.link.nullable(),
  tender: field.link.nullable(),
  lot: field.nestedLink.nullable(),
  supplier: field.link.nullable(),
  request: field.link.nullable(),
  meals: field.storedRows(storedMeal),
  menus: field.storedRows(storedMenu),
  daily: field.storedRows(day),
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
const counting = z.object({ date: field.pastDate(), counts: field.rowsOf(count, mealTypes.length) })
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
