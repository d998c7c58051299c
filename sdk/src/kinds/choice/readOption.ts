import type { OptionLabels, OptionTexts } from '../../core/kind.js'
import { locales } from '../../core/locale.js'
import { comparable } from '../../validators/comparable.js'

/** What texts may stand for each value of a closed list: its labels in every language, and the value itself, which wins. */
export function optionTexts(labels: OptionLabels): OptionTexts {
  const listed = locales.flatMap((locale) => Object.entries(labels[locale] ?? {}))
  return new Map([
    ...listed.map(([value, label]) => [comparable(label), value] as const),
    // A spreadsheet takes the zeros before a code: bank 1 is bank 001.
    ...listed.flatMap(([value]) => (/^\d+$/.test(value) ? [[String(Number(value)), value] as const] : [])),
    ...listed.map(([value]) => [comparable(value), value] as const),
  ])
}

/** The value that a text means: by value or label, or by a beginning that only one of them has, as "M" of "Masculino". */
export function readOption(text: string, texts: OptionTexts): string | undefined {
  const wanted = comparable(text)
  const exact = texts.get(wanted)
  if (exact !== undefined || wanted === '') return exact
  const begun = new Set([...texts].flatMap(([label, value]) => (label.startsWith(wanted) ? [value] : [])))
  return begun.size === 1 ? [...begun][0] : undefined
}

/** Several options in one cell: "Física, Visual". Nothing when one of them is not understood. */
export function readOptions(text: string, texts: OptionTexts): readonly string[] | undefined {
  const values = splitItems(text).map((item) => readOption(item, texts))
  return values.every((value) => value !== undefined) ? values : undefined
}

/** The parts of a cell that holds several. */
export function splitItems(text: string): readonly string[] {
  return text.split(/[,;|\n]/).filter((item) => item.trim() !== '')
}
