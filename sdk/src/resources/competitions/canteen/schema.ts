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
  /** How many one person may have. */
  maxPerPerson: optional(integer(1, 20)),
  /** The item of the lot that pays for it, counted in meals or kits. */
  lotItemId: optionalId,
})
const meal = withRules(mealFields, ({ startTime, endTime }, fail) => {
  if (startTime !== null && endTime !== null && endTime <= startTime) fail('endTime', 'canteen.endBeforeStart')
})
const storedMeal = mealFields.extend({
  lotItem: link.extend({ code: z.string() }).nullable(),
  /** Registered today, in BRL. */
  unitPrice: z.string().nullable(),
  /** What the lot's item has left. */
  balance: z.string().nullable(),
  /** What the linked request asks for of the item. */
  requested: z.string().nullable(),
  /** Counted so far, over all canteens that draw on the same request and item. */
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
  /** Seats at one time. */
  capacity: integer(1, 5000),
  /** How often the seats are filled at one meal. */
  turns: integer(1, 10),
  operatingFrom: calendarDate(),
  operatingTo: calendarDate(),
  accessControl: oneOf(accessControls),
  managerId: requiredId,
  nutritionistId: optionalId,
  /** Her or his number at the Conselho Regional de Nutricionistas. */
  nutritionistCrn: optionalText(20),
  sanitaryLicense: optionalGroup(z.object({ number: requiredText(1, 40), validUntil: calendarDate() })),
  /** Where the lot of the meals stands. */
  tenderId: optionalId,
  lotId: optionalId,
  /** The lot's where none is named. */
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

/** One meal of a kind, one after the other, and none above what the seats allow. */
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

/** What is told of a meal of a day is told once, of a meal and a day that the canteen has. */
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
  /** From the first to the last day, as people in Brazil write it. */
  period: z.string(),
  /** The kinds of its meals, in their order. */
  mealTypes: z.array(mealType),
  /** Σ expected of its meals. */
  mealsPerDay: z.number().int(),
  /** The most that its seats, turns and meals allow a day. */
  mealCapacity: z.number().int(),
  /** Meals of its days that have no menu. */
  missingMenus: z.number().int(),
  /** Open grave non-conformities that inspections found. */
  graveIssues: z.number().int(),
})
const counting = z.object({ date: pastDate(), counts: rowsOf(count, mealTypes.length) })
const countPayload = withRules(counting, ({ counts }, fail) => {
  const types = (counts ?? []).map((row) => row.mealType)
  if (types.length === 0) fail('counts', 'required')
  failRepeated(types, (index) => fail(`counts[${index}].mealType`, 'repeated'))
})

/** A canteen as it is read, with what follows from its meals, menus and seats. */
export interface Canteen extends z.infer<typeof entity> {}
/** A canteen as it is written: event, people, lot and request by id, dates `YYYY-MM-DD`, times `HH:MM`. */
export interface CanteenDraft extends z.infer<typeof fields> {}
/** A meal as it is written. */
export interface CanteenMealDraft extends z.infer<typeof mealFields> {}
/** A meal as it is read. */
export interface CanteenMeal extends z.infer<typeof storedMeal> {}
/** What is eaten at one meal of one day. */
export interface CanteenMenuDraft extends z.infer<typeof menuFields> {}
/** A dish of a menu. */
export interface CanteenDish extends z.infer<typeof dish> {}
/** How much was served at one meal of one day, and thrown away, in kg. */
export interface CanteenDay extends z.infer<typeof day> {}
/** The same without its day. */
export interface MealCount extends z.infer<typeof count> {}
/** What the command `count` is sent with: the meals of one day. Those that it does not name stay as they are. */
export interface CanteenCounting extends z.infer<typeof counting> {}
/** Alvará sanitário. */
export type SanitaryLicense = NonNullable<CanteenDraft['sanitaryLicense']>
/** Checks record, draft and the day's counts; balances, dates of the event and what a status asks for are rules of the server. */
export const canteenSchema = { entity, draft, transitions: { count: countPayload } }
