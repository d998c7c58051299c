import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useMount } from '../mount/MountProvider.js'

/** Ctrl+S or Cmd+S saves, wherever the focus is in our part of the page, unless a dialog lies above the form. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, onSave: () => void): void {
  const { root } = useMount()
  const save = useEffectEvent(onSave)
  useEffect(() => {
    const listen = (event: Event) => {
      if (
        !(event instanceof KeyboardEvent) ||
        event.key.toLowerCase() !== 's' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      if (!form.current || form.current.closest('[aria-hidden="true"], [inert]')) return
      event.preventDefault()
      save()
    }
    root.addEventListener('keydown', listen)
    return () => root.removeEventListener('keydown', listen)
  }, [root, form])
}
