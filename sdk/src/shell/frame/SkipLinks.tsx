import type { RefObject } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'

interface SkipLinksProps {
  readonly main: RefObject<HTMLElement | null>
  readonly onMenu: () => void
}

/** The first Tab stops: skip to the content, to the first row of its list, or to the menu. Buttons, because a `#` in the address would count as another page. */
export function SkipLinks({ main, onMenu }: SkipLinksProps) {
  const { text } = useLocale()
  return (
    <div className="ep-skip-links">
      <button type="button" onClick={() => main.current?.focus()}>
        {text('shell.skipToContent')}
      </button>
      {/* Its style hides it on a page without rows. */}
      <button type="button" className="ep-skip-to-list" onClick={() => firstRow(main.current)?.focus()}>
        {text('shell.skipToList')}
      </button>
      {/* Otherwise this press would count as one outside of the menu that it opens. */}
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

const firstRow = (main: HTMLElement | null) => main?.querySelector<HTMLElement>('.ep-list-row[tabindex="0"], .ep-list-row a[href]')
