import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useMount } from '../../mount/MountProvider.js'
import { passFocused } from '../checks/focusFirstField.js'

/** Ctrl+S or Cmd+S saves, from anywhere in our part of the page, unless a dialog lies above the form. With Shift an empty form follows. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, onSave: (next: 'stay' | 'new') => void): void {
  const { root } = useMount()
  const save = useEffectEvent(onSave)
  useEffect(() => {
    const listen = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      if (!form.current) return
      // The browser must not save the page instead.
      event.preventDefault()
      if (form.current.closest('[aria-hidden="true"], [inert]')) return
      passFocused(form.current)
      save(event.shiftKey ? 'new' : 'stay')
    }
    root.addEventListener('keydown', listen)
    return () => root.removeEventListener('keydown', listen)
  }, [root, form])
}
