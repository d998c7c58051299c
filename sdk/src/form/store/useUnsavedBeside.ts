import { useEffect, useEffectEvent } from 'react'
import { useForm } from './FormContext.js'

/** For a part that saves by a command of its own: while it `isUnsaved`, the form says so, and saving the form calls `save` too. */
export function useUnsavedBeside(isUnsaved: boolean, save: () => Promise<boolean>): void {
  const { store } = useForm()
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    if (!isUnsaved) return undefined
    store.update(() => ({ saveBeside: () => saveNow() }))
    return () => store.update(() => ({ saveBeside: undefined }))
  }, [store, isUnsaved])
}
