import { csvRecords } from '../../../../sheet/csvRecords.js'
import { isFormulaError } from '../../../../validators/formulaError.js'
import type { CopiedMenus, MenuContent } from './week.js'

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

/** Menus from cells of a spreadsheet: rows of meals by columns of days. Each cell holds the dishes of one meal; an empty cell, or the error of a formula, changes nothing. */
export function pastedMenus(text: string): CopiedMenus {
  const cells = [...csvRecords(text, '\t')]
  const [[corner = ''] = []] = cells
  // With an empty corner, the first row holds the days and the first column the meals.
  const menus = corner.trim() === '' && cells.length > 1 ? cells.slice(1).map((row) => row.slice(1)) : cells
  return menus.map((row) => row.map(readMenu))
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
