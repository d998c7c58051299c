import type { RefObject } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'

interface SkipLinksProps {
  readonly main: RefObject<HTMLElement | null>
  readonly onMenu: () => void
}

/** The first stops of the keyboard: past the menu to the content, or to the menu. Buttons, because a `#` in the address would be a page of its own. */
export function SkipLinks({ main, onMenu }: SkipLinksProps) {
  const { text } = useLocale()
  return (
    <div className="ep-skip-links">
      <button type="button" onClick={() => main.current?.focus()}>
        {text('shell.skipToContent')}
      </button>
      {/* The press must not count as one outside the menu that it opens. */}
      <button
        type="button"
        onClick={(event) => {
          event.stopPropagation()
          onMenu()
        }}
      >
        {text('shell.skipToMenu')}
      </button>
    </div>
  )
}
