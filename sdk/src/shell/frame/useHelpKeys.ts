import { useEffect, useEffectEvent } from 'react'
import { useMount } from '../../mount/MountProvider.js'
import type { HelpPart } from '../../palette/helpPart.js'
import { useSingleKeys } from '../../preferences/useSingleKeys.js'

/**
 * Ctrl+K or Cmd+K opens and closes the palette; "?" opens the keyboard help unless the user is typing, or has turned single keys off. An open
 * dialog above blocks both.
 */
export function useHelpKeys(opened: HelpPart | undefined, onOpen: (part: HelpPart | undefined) => void): void {
  const { root } = useMount()
  const [hasSingleKeys] = useSingleKeys()
  const open = useEffectEvent((part: HelpPart) => {
    if (opened === part) onOpen(undefined)
    else if (!root.querySelector('.ep-modal')) onOpen(part)
  })
  const isMeant = useEffectEvent((part: HelpPart) => part !== 'keys' || hasSingleKeys)
  useEffect(() => {
    const listen = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return
      const part = partOf(event)
      if (!part || !isMeant(part)) return
      event.preventDefault()
      open(part)
    }
    root.addEventListener('keydown', listen)
    return () => root.removeEventListener('keydown', listen)
  }, [root])
}

function partOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): HelpPart | undefined {
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) return 'palette'
  if (key !== '?' || ctrlKey || metaKey || altKey) return undefined
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') ? undefined : 'keys'
}
