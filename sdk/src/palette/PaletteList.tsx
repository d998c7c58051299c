import { useLocale } from '../locale/LocaleProvider.js'
import { Link } from '../navigation/Link.js'
import type { PaletteEntry, PaletteGroup } from './paletteEntries.js'

interface PaletteListProps {
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  /** Index of the entry that Enter opens. */
  readonly current: number
  readonly onPoint: (place: number) => void
  readonly onClose: () => void
  /** The user chose a command. */
  readonly onRun: (entry: PaletteEntry) => void
}

/** The entries under their headings; the focus stays in the field above. */
export function PaletteList({ id, groups, current, onPoint, onClose, onRun }: PaletteListProps) {
  const { text } = useLocale()
  if (groups.length === 0) return null
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={text('palette.results')} className="ep-palette-list">
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
                onRun={() => onRun(entry)}
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
  readonly onRun: () => void
}

/** A link, so that the middle mouse button and "open in a new tab" work; a command is no link. */
function PaletteOption({ id, entry, isCurrent, onPoint, onClose, onRun }: PaletteOptionProps) {
  const shared = {
    ref: isCurrent ? bringIntoSight : undefined,
    id,
    role: 'option',
    'aria-selected': isCurrent,
    tabIndex: -1,
    onPointerMove: isCurrent ? undefined : onPoint,
  }
  if (entry.run)
    return (
      <button type="button" {...shared} className="ep-palette-option" onClick={onRun}>
        <OptionText entry={entry} />
      </button>
    )
  return (
    <Link
      to={entry.to}
      {...shared}
      className={entry.isMore ? 'ep-palette-option ep-palette-more' : 'ep-palette-option'}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose()
      }}
    >
      <OptionText entry={entry} />
    </Link>
  )
}

const bringIntoSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

function OptionText({ entry: { label, apart, detail } }: Pick<PaletteOptionProps, 'entry'>) {
  return (
    <>
      <span className="ep-palette-label">
        {label}
        {apart !== undefined && <span className="ep-palette-apart">{apart}</span>}
      </span>
      {detail !== undefined && <span className="ep-palette-detail">{detail}</span>}
    </>
  )
}
