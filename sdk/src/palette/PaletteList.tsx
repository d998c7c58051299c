import { useEffect, useRef } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import { Link } from '../navigation/Link.js'
import type { PaletteEntry, PaletteGroup } from './paletteEntries.js'

interface PaletteListProps {
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  /** Place of the entry that Enter opens. */
  readonly current: number
  readonly onPoint: (place: number) => void
  readonly onClose: () => void
}

/** The entries under their headings; the focus stays in the field above. */
export function PaletteList({ id, groups, current, onPoint, onClose }: PaletteListProps) {
  const { text } = useLocale()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  if (groups.length === 0) return null
  return (
    <div ref={list} id={id} role="listbox" tabIndex={-1} aria-label={text('palette.results')} className="ep-palette-list">
      {groups.map(({ key, entries }, place) => {
        const before = groups.slice(0, place).reduce((sum, group) => sum + group.entries.length, 0)
        return (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <div id={`${id}-${key}`} className="ep-palette-heading">
              {text(`palette.group.${key}`)}
            </div>
            {entries.map((entry, index) => (
              <PaletteOption
                key={entry.to}
                id={`${id}-${before + index}`}
                entry={entry}
                isCurrent={before + index === current}
                onPoint={() => onPoint(before + index)}
                onClose={onClose}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

interface PaletteOptionProps {
  readonly id: string
  readonly entry: PaletteEntry
  readonly isCurrent: boolean
  readonly onPoint: () => void
  readonly onClose: () => void
}

/** A link, so that the middle button and "open in a new tab" work as everywhere. */
function PaletteOption({ id, entry, isCurrent, onPoint, onClose }: PaletteOptionProps) {
  return (
    <Link
      to={entry.to}
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      className={entry.isMore ? 'ep-palette-option ep-palette-more' : 'ep-palette-option'}
      onPointerMove={isCurrent ? undefined : onPoint}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose()
      }}
    >
      <span className="ep-palette-label">
        {entry.label}
        {entry.apart !== undefined && <span className="ep-palette-apart">{entry.apart}</span>}
      </span>
      {entry.detail !== undefined && <span className="ep-palette-detail">{entry.detail}</span>}
    </Link>
  )
}
