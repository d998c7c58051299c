import { csvRecords } from '../../../../sheet/csvRecords.js'
import { isFormulaError } from '../../../../validators/formulaError.js'
import { comparable } from '../../../../validators/comparable.js'
import { type MealType, mealTypes } from '../codes.js'
import type { MenuContent, MenuSheet, WeekRange } from './week.js'

type DishGroup = MenuContent['dishes'][number]['group']

/** Words that tell the group of a dish; any other dish goes with the main one. */
const groupWords: readonly (readonly [DishGroup, RegExp])[] = [
  ['bebida', /^(suco|refresco|café|leite|água|chá|achocolatado|vitamina|iogurte)(?!\p{L})/iu],
  ['salada', /^(salada|alface|tomate|pepino|repolho|rúcula|beterraba|cenoura|couve)(?!\p{L})/iu],
  ['sobremesa', /^(fruta|banana|maçã|laranja|melancia|mamão|doce|pudim|gelatina|bolo|sobremesa)(?!\p{L})/iu],
  [
    'proteina',
    /^(carne|frango|bife|peixe|filé|linguiça|porco|pernil|lombo|coxa|ovos?|omelete|estrogonofe|strogonoff|almôndegas?)(?!\p{L})/iu,
  ],
]

/** What offices write in the first column of a menu, in the form of `comparable`, maybe with hours behind it. */
const mealNames: Readonly<Record<MealType, RegExp>> = {
  'cafe-da-manha': /^(cafe( da manha)?|desjejum|breakfast|desayuno)( ?[(\d-].*)?$/,
  almoco: /^(almoco|lunch|almuerzo)( ?[(\d-].*)?$/,
  lanche: /^(lanche( da tarde)?|snack|merienda)( ?[(\d-].*)?$/,
  jantar: /^(jantar?|dinner|cena)( ?[(\d-].*)?$/,
  ceia: /^(ceia|supper|tentempie nocturno)( ?[(\d-].*)?$/,
}
const mealOf = (cell: string) => mealTypes.find((type) => mealNames[type].test(comparable(cell)))

/** The heading of a day: a weekday in one of the three languages, a date, or both. */
const weekday = /^(dom|seg|ter|qua|qui|sex|sab|sun|mon|tue|wed|thu|fri|sat|lun|mar|mie|jue|vie)[a-z]*\.?(-?feira)?$|^[2-6]ª?-?feira$/
const dayAndMonth = /(?<!\d)(\d{1,2})[/.-](\d{1,2})(?:[/.-]\d{2,4})?(?!\d)/
function isDay(cell: string): boolean {
  const word = comparable(cell)
    .replace(dayAndMonth, '')
    .replace(/[\s,()]/g, '')
  return cell.trim() !== '' && (word === '' || weekday.test(word.replace(/^-|-$/g, '')))
}

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '')
const isEmpty = (row: readonly string[]) => filled(row).length === 0

/**
 * Menus from cells of a spreadsheet: rows of meals by columns of days. Each cell holds the dishes of one meal; an empty cell, or the error of a
 * formula, changes nothing. The names of meals in the first column and the dates in the first row decide where the menus go; titles above them
 * are left out.
 */
export function pastedMenus(text: string, week: WeekRange): MenuSheet {
  const all = [...csvRecords(text, '\t')]
  // A title stands alone in its row.
  const untitled = all.slice(all.findIndex((row) => filled(row).length > 1))
  const [[corner = '', ...days] = [], ...below] = untitled
  const isBlank = corner.trim() === ''
  const hasDays = filled(days).length > 0 && filled(days).every(isDay) && (isBlank || !mealOf(corner))
  const hasHead = hasDays || (isBlank && areNamed(below))
  const body = hasHead ? below : untitled
  const isNamed = areNamed(body)
  if (!hasHead && !isNamed) return { menus: all.map((row) => row.map(readMenu)) }
  const skipped = isNamed || !isDay(corner) ? 1 : 0
  return {
    menus: body.map((row) => row.slice(skipped).map(readMenu)),
    types: isNamed ? body.map(([name = '']) => week.types.find((type) => type === mealOf(name))) : undefined,
    dates: hasHead ? datesOf([corner, ...days].slice(skipped), week) : undefined,
  }
}

/** Whether each row begins with the name of a meal. */
const areNamed = (rows: readonly (readonly string[])[]) =>
  !rows.every(isEmpty) && rows.every((row) => isEmpty(row) || (row.length > 1 && mealOf(row[0] ?? '') !== undefined))

/** The days of the week that headings name; `undefined` when they name none of them, as those of another week do. */
function datesOf(heads: readonly string[], { dates }: WeekRange): MenuSheet['dates'] {
  const found = heads.map((head) => {
    const [, day = '', month = ''] = dayAndMonth.exec(head) ?? []
    return dates.find((date) => day && date.endsWith(`-${month.padStart(2, '0')}-${day.padStart(2, '0')}`))
  })
  return found.some(Boolean) ? found : undefined
}

function readMenu(cell: string): MenuContent | undefined {
  const names = cell
    .split(/[\r\n;,]+|\s[/+•–-]\s/)
    .map((name) => name.replace(/^[\s•*–-]+/, '').trim())
    .filter(Boolean)
  if (names.length === 0 || isFormulaError(cell)) return undefined
  return { dishes: names.map((name) => ({ name, group: groupOf(name) })), dietary: [], kcal: null }
}

const groupOf = (name: string): DishGroup => groupWords.find(([, words]) => words.test(name))?.[0] ?? 'acompanhamento'
