import { useMemo, useSyncExternalStore } from 'react'
import { useForm } from './FormContext.js'
import { createFieldReader, type FieldPlace, type FieldState } from './fieldState.js'

/** What one field shows of its form, by one subscription; the caller renders again only when that changes. */
export function useFieldState({ scope, name, control }: FieldPlace): FieldState {
  const { store } = useForm()
  const read = useMemo(() => createFieldReader(store, { scope, name, control }), [store, scope, name, control])
  return useSyncExternalStore(store.subscribe, read, read)
}
