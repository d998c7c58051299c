import type { AnyFieldset } from '../../core/control.js'
import type { Locale } from '../../core/locale.js'
import { parsePath } from '../../core/issue.js'

interface RowPlace {
  /** Of the whole list, for rows without their own name. */
  readonly label: string
  readonly number: string
}

/** The name of a row: "Responsável legal 2", in a row "Pergunta 1.2". */
export function rowTitle(fieldset: AnyFieldset, locale: Locale, { label, number }: RowPlace): string {
  return `${fieldset.messages[locale].singular ?? label} ${number}`
}

/** The number of a row within the record, counted from 1 at each level: `sections[0].questions[1]` is 1.2. */
export function rowNumber(path: string): string {
  return parsePath(path)
    .flatMap((part) => (typeof part === 'number' ? [part + 1] : []))
    .join('.')
}

/** How deep a list is nested: 0 in the record itself. */
export function depthOf(path: string): number {
  return parsePath(path).filter((part) => typeof part === 'number').length
}
