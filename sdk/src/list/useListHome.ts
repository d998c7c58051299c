import { useMemo } from 'react'
import { type ListState, plainState } from './address.js'
import type { ListPreferences } from './useListPreferences.js'

/** What the bare address of a list opens: the plain list in the person's columns. */
export function useListHome({ columns }: ListPreferences): ListState {
  return useMemo(() => (columns ? { ...plainState, columns } : plainState), [columns])
}
