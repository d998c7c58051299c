import { Button } from '../../feedback/Button.js'
import type { AnyFieldset } from '../../core/control.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { PasteReport } from './pasteRows.js'
import type { PasteOutcome } from './useRowPaste.js'

interface PasteNoticeProps {
  readonly outcome: PasteOutcome
  readonly fieldset: AnyFieldset
  readonly titleOf: (index: number) => string
  readonly max?: number
  readonly onUndo: () => void
}

/** Cells that are named; of the others only the number is told. */
const namedCells = 3

/** Says what happened to pasted cells, and offers to undo it. */
export function PasteNotice({ outcome, fieldset, titleOf, max, onUndo }: PasteNoticeProps) {
  const { text, plural, locale } = useLocale()
  if (outcome === 'failed')
    return (
      <p className="ep-undo ep-undo-failed" role="alert">
        {text('form.paste.failed')}
      </p>
    )
  if (outcome === 'reading')
    return (
      <p className="ep-undo" role="status">
        {text('form.paste.reading')}
      </p>
    )
  const { count, left, extra, strangers, locked, unread } = outcome
  const cellName = ({ key, row }: PasteReport['unread'][number]) => `${fieldset.messages[locale].fields[key] ?? key} (${titleOf(row - 1)})`
  const names = strangers.length > 0 ? `: ${strangers.slice(0, namedCells).join(', ')}${strangers.length > namedCells ? ' etc' : ''}` : ''
  const cells = unread.slice(0, namedCells).map(cellName).join(', ') + (unread.length > namedCells ? ' etc' : '')
  return (
    <p className="ep-undo" role="status">
      <span>
        {plural('form.paste.done', count)} {left > 0 ? `${plural('form.paste.left', left, { max: max ?? count })} ` : ''}
        {extra > 0 ? `${plural('form.paste.extra', extra, { names })} ` : ''}
        {locked > 0 ? `${plural('form.paste.locked', locked)} ` : ''}
        {unread.length > 0 ? plural('form.paste.unread', unread.length, { cells }) : ''}
      </span>
      <Button variant="link" onPress={onUndo}>
        {text('form.undo')}
      </Button>
    </p>
  )
}
