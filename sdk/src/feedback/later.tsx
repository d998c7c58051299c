import type { ComponentType } from 'react'
import { useLoaded } from './useLoaded.js'

/**
 * A component in a chunk of its own; until it is there, an element of the class `place` keeps its room. React's `lazy` would show what
 * has arrived up to 300 ms later, and give up when the network is away.
 * @example const RowTable = later(async () => ({ Part: (await import('./RowTable.js')).RowTable }), 'ep-files-place')
 */
export function later<Props extends object>(load: () => Promise<{ readonly Part: ComponentType<Props> }>, place?: string) {
  return function Later(props: Props) {
    const loaded = useLoaded(load, true)
    if (loaded) return <loaded.Part {...props} />
    return place === undefined ? null : <div className={place} />
  }
}
