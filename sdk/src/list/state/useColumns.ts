import { useMemo } from 'react'
import type { AnyResource } from '../../core/resource.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel, listedLabel } from '../../locale/resourceText.js'
import { type ViewColumn, viewColumns } from './viewColumn.js'

/** Returns the shown columns in order, with their texts in the reader's language. */
export function useColumns(
  resource: AnyResource,
  keys: readonly string[] | undefined,
  widths: Readonly<Record<string, number>>,
): readonly ViewColumn[] {
  const locale = useLocale()
  return useMemo(
    () =>
      viewColumns(
        resource,
        {
          text: resource.messages[locale.locale],
          fieldLabel: (key) => fieldLabel(locale, resource.messages, key),
          optionLabel: (key, value) => listedLabel(locale, resource.messages, { key, value }),
          format: { ...locale, yes: locale.text('common.action.yes'), no: locale.text('common.action.no') },
        },
        { keys, widths },
      ),
    [resource, locale, keys, widths],
  )
}
