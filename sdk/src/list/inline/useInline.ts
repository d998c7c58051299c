import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { editableIn, isReadOnlyIn } from '../../core/workflow.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { optionLabel } from '../../locale/resourceText.js'
import type { ViewColumn } from '../columns/viewColumn.js'

/** The cell that is being changed in the list itself. */
export interface EditedCell {
  readonly id: number
  readonly key: string
}

export interface Inline {
  readonly edited: EditedCell | undefined
  /** Keys of the columns shown whose cells can be changed, in their order. */
  readonly keys: readonly string[]
  /** Starts with the first such cell of the row when no key is given; where the record's status locks the cell, says so instead. */
  readonly start: (id: number, key?: string) => void
  readonly stop: () => void
}

/** Changing cells in the list, where the resource allows it; one at a time. */
export function useInline(resource: AnyResource, columns: readonly ViewColumn[], rows: readonly Stored[]): Inline | undefined {
  const locale = useLocale()
  const toasts = useToasts()
  const [edited, setEdited] = useState<EditedCell>()
  const { inline, contract, messages } = resource
  const keys = useMemo(() => columns.flatMap(({ key }) => (inline?.includes(key) ? [key] : [])), [inline, columns])
  // A row that changes leaves the others undrawn.
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

/** Whether the status of a record keeps a cell of it as it is. */
function isLockedIn({ contract }: AnyResource, status: string, key: string): boolean {
  return isReadOnlyIn(contract, status) || (key !== 'status' && editableIn(contract, status)?.includes(key) === false)
}
