import type { RefObject } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'

type Target = RefObject<HTMLElement | null>

/** The first stops of the keyboard: past the menu to the content, or to the menu. Buttons, because a `#` in the address would be a page of its own. */
export function SkipLinks({ main, sidebar }: { readonly main: Target; readonly sidebar: Target }) {
  const { text } = useLocale()
  return (
    <div className="ep-skip-links">
      <button type="button" onClick={() => main.current?.focus()}>
        {text('shell.skipToContent')}
      </button>
      <button type="button" onClick={() => sidebar.current?.focus()}>
        {text('shell.skipToMenu')}
      </button>
    </div>
  )
}
