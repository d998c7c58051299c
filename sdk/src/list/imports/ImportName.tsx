import { type ImportEntry, useImports } from '../../data/useImports.js'
import { type LocaleValue, useLocale } from '../../locale/LocaleProvider.js'
import type { ListController } from '../state/useListController.js'

/** The file of an import and its time; the number alone while it is unknown. */
export function ImportName({ controller, value }: { readonly controller: ListController; readonly value: string }) {
  const locale = useLocale()
  const { imports } = useImports(controller.resource.contract, controller.params)
  const entry = imports?.find(({ id }) => String(id) === value)
  return entry ? importName(entry, locale) : `#${value}`
}

export function importName({ id, fileName, at }: ImportEntry, { dateTime }: Pick<LocaleValue, 'dateTime'>): string {
  return `${fileName ?? `#${id}`}, ${dateTime(at)}`
}
