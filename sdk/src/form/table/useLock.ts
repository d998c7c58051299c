import { useCallback } from 'react'
import type { AnyControl } from '../../core/control.js'
import type { RowsOptions } from '../../kinds/part/rows.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { issueText } from '../checks/issueTexts.js'
import { useForm, useRowState, useStoredRow } from '../store/FormContext.js'

/** Why a row can be neither changed nor removed, in words; undefined where it can. `scope` is the path of the row. */
export function useLock(scope: string, { options }: AnyControl): string | undefined {
  const locale = useLocale()
  const { store } = useForm()
  const stored = useStoredRow(scope)
  const { locked } = options as RowsOptions
  const code = useRowState(
    scope,
    useCallback((row) => locked?.(row, stored), [locked, stored]),
  )
  return code === undefined ? undefined : issueText(store.resource, locale, { code })
}
