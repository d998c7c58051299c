import { useMemo, useSyncExternalStore } from 'react'
import { useForm } from './FormContext.js'
import { createFieldReader, type FieldPlace, type FieldReader } from './fieldState.js'

/** What one field shows of its form, by one subscription; the caller renders again only when that changes. */
export function useFieldState({ scope, name, control }: FieldPlace): FieldReader {
  const { store } = useForm()
  const reader = useMemo(() => createFieldReader(store, { scope, name, control }), [store, scope, name, control])
  useSyncExternalStore(reader.subscribe, reader.revision, reader.revision)
  return reader
}
