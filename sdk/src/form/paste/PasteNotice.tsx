import { useEffect, useRef } from 'react'
import { Button } from '../../feedback/Button.js'
import type { AnyFieldset } from '../../core/control.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { PasteReport } from './pasteRows.js'
import type { PasteOutcome } from './useRowPaste.js'

interface PasteNoticeProps {
  readonly outcome: PasteOutcome | undefined
  readonly fieldset: AnyFieldset
  readonly titleOf: (index: number) => string
  readonly max?: number
  /** Missing when something was typed since. */
  readonly onUndo: (() => void) | undefined
  readonly onClose: () => void
}

/** Cells that are named; of the others only the number is told. */
const namedCells = 3

/** Says above the rows what happened to pasted cells, and offers to undo it. It stays in view while a long table scrolls. */
export function PasteNotice({ outcome, onUndo, onClose, ...rows }: PasteNoticeProps) {
  const { text } = useLocale()
  const box = useRef<HTMLDivElement>(null)
  // The notice pushes the pasted cell down, perhaps below the bar that saves.
  useEffect(() => {
    if (outcome) box.current?.parentElement?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  const tone = outcome === undefined ? 'ep-visually-hidden' : `ep-undo ep-paste-note${outcome === 'failed' ? ' ep-undo-failed' : ''}`
  return (
    // There before its text, because screen readers announce only what changes.
    <div ref={box} className={tone} role={outcome === 'failed' ? 'alert' : 'status'}>
      {outcome === 'failed' || outcome === 'reading' ? text(`form.paste.${outcome}`) : null}
      {typeof outcome === 'object' ? <Report outcome={outcome} {...rows} /> : null}
      {typeof outcome === 'object' && onUndo ? (
        <Button variant="link" onPress={onUndo}>
          {text('form.undo')}
        </Button>
      ) : null}
      {outcome === undefined || outcome === 'reading' ? null : (
        <Button variant="link" onPress={onClose}>
          {text('common.action.close')}
        </Button>
      )}
    </div>
  )
}

function Report({
  outcome,
  fieldset,
  titleOf,
  max,
}: Pick<PasteNoticeProps, 'fieldset' | 'titleOf' | 'max'> & { readonly outcome: PasteReport }) {
  const { plural, locale, number } = useLocale()
  const { count, left, extra, strangers, sums, locked, unread, doubted } = outcome
  const cellName = ({ key, row }: PasteReport['unread'][number]) => `${fieldset.messages[locale].fields[key] ?? key} (${titleOf(row - 1)})`
  const names = strangers.length > 0 ? `: ${strangers.slice(0, namedCells).join(', ')}${strangers.length > namedCells ? ' etc' : ''}` : ''
  const cells = unread.slice(0, namedCells).map(cellName).join(', ') + (unread.length > namedCells ? ' etc' : '')
  const read = doubted.slice(0, namedCells).map((cell) => `${cellName(cell)}: ${number(cell.value)}`)
  const readings = read.join('; ') + (doubted.length > namedCells ? ' etc' : '')
  return (
    <span>
      {plural('form.paste.done', count)} {left > 0 ? `${plural('form.paste.left', left, { max: max ?? count })} ` : ''}
      {extra > 0 ? `${plural('form.paste.extra', extra, { names })} ` : ''}
      {sums > 0 ? `${plural('form.paste.sums', sums)} ` : ''}
      {locked > 0 ? `${plural('form.paste.locked', locked)} ` : ''}
      {unread.length > 0 ? `${plural('form.paste.unread', unread.length, { cells })} ` : ''}
      {doubted.length > 0 ? plural('form.paste.doubted', doubted.length, { cells: readings }) : ''}
    </span>
  )
}
