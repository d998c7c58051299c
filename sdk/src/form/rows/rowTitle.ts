import type { AnyFieldset } from '../../core/control.js'
import type { Locale } from '../../core/locale.js'

interface RowPlace {
  /** Of the whole list, for rows that have no name of their own. */
  readonly label: string
  /** From 1. */
  readonly number: number
}

/** What a row is called: "Responsável legal 2". */
export function rowTitle(fieldset: AnyFieldset, locale: Locale, { label, number }: RowPlace): string {
  return `${fieldset.messages[locale].singular ?? label} ${number}`
}
