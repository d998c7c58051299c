import { useCallback, useMemo, useState } from 'react'
import type { AnyResource } from '../../core/resource.js'
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
  /** Starts with the first such cell of the row when no key is given. */
  readonly start: (id: number, key?: string) => void
  readonly stop: () => void
}

/** Changing cells in the list, where the resource allows it; one at a time. */
export function useInline({ inline }: AnyResource, columns: readonly ViewColumn[]): Inline | undefined {
  const [edited, setEdited] = useState<EditedCell>()
  const keys = useMemo(() => columns.flatMap(({ key }) => (inline?.includes(key) ? [key] : [])), [inline, columns])
  const [first] = keys
  const start = useCallback((id: number, key = first) => key !== undefined && setEdited({ id, key }), [first])
  const stop = useCallback(() => setEdited(undefined), [])
  return first === undefined ? undefined : { edited, keys, start, stop }
}
