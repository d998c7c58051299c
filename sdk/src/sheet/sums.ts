import { comparable } from '../validators/comparable.js'
import { headingWords } from './headingWords.js'

/** A number with or without its currency stands in a line of values; a year may be a heading. */
export const isAmountCell = (text: string): boolean => /\d/.test(text) && /^(r\$)?[\s\d.,%-]+$/i.test(text) && !/^(19|20)\d\d$/.test(text)

/** "Total", "TOTAL GERAL:" and "Total: 4 itens", as the foot of a list has it. */
const wholeSum = /^(?:sub)?total(?: geral)?(?: ?[:=-]? ?\d[\d.,]*(?: (?:itens|item|linhas|pessoas|registros|unidades|un))?)?$/

/** A line that begins with "Total" and has nothing else but numbers is no row. */
export function isSum(line: readonly string[]): boolean {
  const [name = '', ...others] = line.filter((cell) => cell !== '')
  const isTotal = /^(sub)?total\b/.test(comparable(name)) || headingWords(name) === 'total valor'
  if (wholeSum.test(plainWords([name, ...others].join(' ')))) return true
  return isTotal && others.length > 0 && others.every((cell) => isAmountCell(cell))
}

const plainWords = (text: string): string => comparable(text).replace(/[:.]$/, '').trim()
