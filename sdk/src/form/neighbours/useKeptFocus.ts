import { useEffect, useEffectEvent } from 'react'
import { useMount } from '../../mount/MountProvider.js'
import type { Navigation } from '../../navigation/navigation.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { focusField } from '../focusField.js'

/** Where the focus was when a person turned to another record. */
interface KeptFocus {
  readonly record: number
  readonly field?: string
  /** The arrow that was pressed. */
  readonly arrow?: string
}

// For the record that comes; a navigation that is gone takes it along.
const kept = new WeakMap<Navigation, KeptFocus>()

/**
 * Whoever leafs through records goes on in the same field, or on the same arrow.
 * @returns what is called before turning to `record`
 */
export function useKeptFocus(id: number, areArrowsThere: boolean): (record: number) => void {
  const navigation = useNavigation()
  const { root } = useMount()
  const goOn = useEffectEvent(() => {
    const { record, field, arrow } = kept.get(navigation) ?? {}
    if (record !== id || (arrow !== undefined && !areArrowsThere)) return
    kept.delete(navigation)
    const nav = root.querySelector<HTMLElement>('.ep-neighbours')
    if (arrow !== undefined) nav?.querySelector<HTMLElement>(`[aria-keyshortcuts="${arrow}"]`)?.focus()
    else if (field !== undefined) focusField(nav ?? root.querySelector<HTMLElement>('.ep-form'), field)
  })
  useEffect(() => goOn(), [areArrowsThere])
  return (record) => {
    const field = root.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path
    const arrow = root.activeElement?.closest('.ep-neighbours-arrow')?.getAttribute('aria-keyshortcuts') ?? undefined
    kept.set(navigation, { record, field, arrow })
  }
}
