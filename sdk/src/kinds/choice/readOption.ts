import type { OptionLabels, OptionTexts } from '../../core/kind.js'
import { locales } from '../../core/locale.js'
import { comparable } from '../../validators/comparable.js'

/** Maps all accepted texts to the values of a closed list: the labels in every language and the values. A value wins over an equal label. */
export function optionTexts(labels: OptionLabels): OptionTexts {
  const listed = locales.flatMap((locale) => Object.entries(labels[locale] ?? {}))
  return new Map([
    ...listed.map(([value, label]) => [comparable(label), value] as const),
    // A spreadsheet removes leading zeros: bank 001 becomes 1.
    ...listed.flatMap(([value]) => (/^\d+$/.test(value) ? [[String(Number(value)), value] as const] : [])),
    ...listed.map(([value]) => [comparable(value), value] as const),
  ])
}

/** The value that a text means: by value, by label, or by the start of exactly one label, such as "M" for "Masculino". */
export function readOption(text: string, texts: OptionTexts): string | undefined {
  // Offices end an abbreviation with a point: "Fem."
  const wanted = comparable(text).replace(/\.$/, '')
  const exact = texts.get(wanted) ?? texts.get(comparable(text))
  if (exact !== undefined || wanted === '') return exact
  const begun = new Set([...texts].flatMap(([label, value]) => (label.startsWith(wanted) ? [value] : [])))
  return begun.size === 1 ? [...begun][0] : undefined
}

/** Several options in one cell: "Física, Visual". `undefined` when one of them is unknown. */
export function readOptions(text: string, texts: OptionTexts): readonly string[] | undefined {
  const values = splitItems(text).map((item) => readOption(item, texts))
  return values.every((value) => value !== undefined) ? values : undefined
}

/** The items of a cell with several values. */
export function splitItems(text: string): readonly string[] {
  return text.split(/[,;|\n]/).filter((item) => item.trim() !== '')
}
