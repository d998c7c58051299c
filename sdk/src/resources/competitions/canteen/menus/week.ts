import { operatingDays, type OperatingPeriod } from '../../../../blocks/canteen/demand.js'
import { isCalendarDate } from '../../../../core/calendar.js'
import type { CanteenDraft } from '../schema.js'

/** A menu as the form holds it: values may be missing while the user types. */
export type HeldMenu = CanteenDraft['menus'][number]
/** The content of a menu without its place in the week. */
export type MenuContent = Omit<HeldMenu, 'id' | 'date' | 'mealType'>
/** Menus to put into the week: rows of meals by columns of days. `null` removes a menu, `undefined` leaves it. */
export type CopiedMenus = readonly (readonly (MenuContent | null | undefined)[])[]

/** A rectangle of the week. */
export interface WeekRange {
  readonly types: readonly string[]
  readonly dates: readonly string[]
}

/** One meal of one day. */
export interface MealPlace {
  readonly date: string
  readonly type: string
}

interface WeekValues extends OperatingPeriod {
  readonly meals: CanteenDraft['meals']
  readonly menus: readonly HeldMenu[]
}

/** The meals and days of the week: those of the canteen, and those that still have a menu after the canteen dropped them. */
export function weekOf({ meals, menus, operatingFrom, operatingTo }: WeekValues): WeekRange {
  const known = meals.filter(({ type }) => type).toSorted((one, other) => one.startTime.localeCompare(other.startTime))
  const hasPeriod = isCalendarDate(operatingFrom) && isCalendarDate(operatingTo)
  // A typing mistake in a year would ask for thousands of days.
  const days = hasPeriod ? operatingDays({ operatingFrom, operatingTo }).slice(0, mostDays) : []
  return {
    types: [...new Set([...known.map(({ type }) => type), ...menus.map(({ mealType }) => mealType)])],
    dates: [...new Set([...days, ...menus.map(({ date }) => date)])].toSorted(),
  }
}

/** An event of 31 days, two days before it and one after. */
const mostDays = 34

export const indexOfMenu = (menus: readonly HeldMenu[], date: string, type: string): number =>
  menus.findIndex((menu) => menu.date === date && menu.mealType === type)

/** Copies the menus of a rectangle. */
export function copyMenus(menus: readonly HeldMenu[], { types, dates }: WeekRange): CopiedMenus {
  return types.map((type) =>
    dates.map((date) => {
      const menu = menus[indexOfMenu(menus, date, type)]
      return menu ? contentOf(menu) : null
    }),
  )
}

/** Copied menus as cells of a spreadsheet. */
export function cellsOf(copied: CopiedMenus): string {
  const cell = (menu: MenuContent | null | undefined) => (menu?.dishes ?? []).map(({ name }) => name).join(', ')
  return copied.map((row) => row.map(cell).join('\t')).join('\n')
}

/** Menus to put into the week, with what headings say of their places; `undefined` for a heading that names none of the week's. */
export interface MenuSheet {
  readonly menus: CopiedMenus
  /** The meal of each row. @default those of the selection */
  readonly types?: readonly (string | undefined)[] | undefined
  /** The day of each column. @default those of the selection */
  readonly dates?: readonly (string | undefined)[] | undefined
}

interface Target {
  readonly range: WeekRange
  readonly week: WeekRange
}

/** Fills a rectangle with copied menus, repeated as needed; a copied gap removes the menu. One single cell grows to the copy's size. */
export function pasteMenus(menus: readonly HeldMenu[], sheet: MenuSheet, target: Target): HeldMenu[] {
  const { menus: copied } = sheet
  const [rows, columns] = sizeOf(sheet)
  if (rows === 0 || columns === 0) return [...menus]
  const { types, dates } = placesOf(sheet, target)
  return types.reduce<HeldMenu[]>(
    (held, type, row) =>
      dates.reduce((before, date, column) => {
        const content = copied[row % rows]?.[column % columns]
        return content === undefined || type === undefined || date === undefined ? before : put(before, { date, type }, content)
      }, held),
    [...menus],
  )
}

/** How many copied menus have no place there: a meal or a day that the week does not have. */
export function countLeftOut(sheet: MenuSheet, target: Target): number {
  const { types, dates } = placesOf(sheet, target)
  const isLeftOut = (row: number, column: number) => types[row] === undefined || dates[column] === undefined
  return sheet.menus.flatMap((cells, row) => cells.filter((menu, column) => menu && isLeftOut(row, column))).length
}

const sizeOf = ({ menus }: MenuSheet) => [menus.length, Math.max(0, ...menus.map((row) => row.length))] as const

function placesOf(sheet: MenuSheet, { range, week }: Target): Record<'types' | 'dates', readonly (string | undefined)[]> {
  const [rows, columns] = sizeOf(sheet)
  const isOne = range.types.length === 1 && range.dates.length === 1
  const from = (all: readonly string[], chosen: readonly string[], count: number) =>
    isOne ? all.slice(all.indexOf(chosen[0] ?? ''), all.indexOf(chosen[0] ?? '') + count) : chosen
  return { types: sheet.types ?? from(week.types, range.types, rows), dates: sheet.dates ?? from(week.dates, range.dates, columns) }
}

/** Removes the menus of a rectangle. */
export function clearMenus(menus: readonly HeldMenu[], { types, dates }: WeekRange): HeldMenu[] {
  return menus.filter(({ date, mealType }) => !types.includes(mealType) || !dates.includes(date))
}

/** Copies the menus of a day to the same meals of all days that have none. */
export function repeatDay(menus: readonly HeldMenu[], date: string, { types, dates }: WeekRange): HeldMenu[] {
  const missing = dates.flatMap((day) => types.flatMap((type) => (indexOfMenu(menus, day, type) < 0 ? [{ date: day, type }] : [])))
  return missing.reduce<HeldMenu[]>(
    (held, place) => {
      const menu = menus[indexOfMenu(menus, date, place.type)]
      return menu ? put(held, place, contentOf(menu)) : held
    },
    [...menus],
  )
}

/** The meal after this one: of the same day, then of the next. */
export function nextMeal({ types, dates }: WeekRange, { date, type }: MealPlace): MealPlace | undefined {
  const at = types.indexOf(type) + 1
  const day = at < types.length ? date : dates[dates.indexOf(date) + 1]
  const next = types[at % types.length]
  return day === undefined || next === undefined ? undefined : { date: day, type: next }
}

/** A replaced menu and its dishes keep their ids, so that the history shows a change and not a new record. */
function put(menus: readonly HeldMenu[], { date, type }: MealPlace, content: MenuContent | null): HeldMenu[] {
  const index = indexOfMenu(menus, date, type)
  if (!content) return menus.filter((_, other) => other !== index)
  const before = menus[index]
  const dishes = content.dishes.map((dish, place) => {
    const id = before?.dishes[place]?.id
    return id === undefined ? dish : { ...dish, id }
  })
  const menu = { ...(before?.id !== undefined && { id: before.id }), date, mealType: type as HeldMenu['mealType'], ...content, dishes }
  return before ? menus.map((other, place) => (place === index ? menu : other)) : [...menus, menu]
}

/** What can be copied. A text that is no number stays where it was typed. */
function contentOf({ dishes, dietary, kcal }: HeldMenu): MenuContent {
  return { dishes: dishes.map(({ name, group }) => ({ name, group })), dietary, kcal: Number.isInteger(Number(kcal)) ? kcal : null }
}
