import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { editableIn, isReadOnlyIn } from '../../core/workflow.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'
import type { ViewColumn } from './viewColumn.js'

/** The cell that is edited in the list itself. */
export interface EditedCell {
  readonly id: number
  readonly key: string
}

export interface Inline {
  readonly edited: EditedCell | undefined
  /** Keys of the shown columns with editable cells, in order. */
  readonly keys: readonly string[]
  /** Starts editing; without a key, in the first editable cell of the row. When the record's status locks the cell, a notice says so. */
  readonly start: (id: number, key?: string) => void
  readonly stop: () => void
}

/** Returns the editing of cells in the list, if the resource allows it; one cell at a time. */
export function useInline(resource: AnyResource, columns: readonly ViewColumn[], rows: readonly Stored[]): Inline | undefined {
  const locale = useLocale()
  const toasts = useToasts()
  const [edited, setEdited] = useState<EditedCell>()
  const { inline, contract, messages } = resource
  const keys = useMemo(() => columns.flatMap(({ key }) => (inline?.includes(key) ? [key] : [])), [inline, columns])
  // A ref, so that a change of one row does not render the others.
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  const start = useCallback(
    (id: number, wanted?: string) => {
      const status = latest.current.find((row) => row.id === id)?.status
      const isOpen = (key: string) => status === undefined || !isLockedIn(resource, status, key)
      const key = wanted ?? keys.find(isOpen) ?? keys[0]
      if (key === undefined) return
      if (isOpen(key)) return setEdited({ id, key })
      const of = { key: 'status', value: status ?? '' }
      const final = isReadOnlyIn(contract, of.value) ? messages[locale.locale].finalStatuses?.[of.value] : undefined
      toasts.show({ severity: 'info', title: final ?? locale.text('list.inline.locked', { value: optionLabel(locale, messages, of) }) })
    },
    [resource, contract, messages, keys, locale, toasts],
  )
  const stop = useCallback(() => setEdited(undefined), [])
  return keys.length === 0 ? undefined : { edited, keys, start, stop }
}

/** Whether a record's status locks a cell. */
function isLockedIn({ contract }: AnyResource, status: string, key: string): boolean {
  return isReadOnlyIn(contract, status) || (key !== 'status' && editableIn(contract, status)?.includes(key) === false)
}
