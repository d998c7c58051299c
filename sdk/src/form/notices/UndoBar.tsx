import { Button } from '../../feedback/Button.js'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'

/** Says what was removed, and restores it. */
export function UndoBar({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) {
  const locale = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  // The button with the focus went with its row.
  useEffect(() => button.current?.focus(), [])
  return (
    <p className="ep-undo" role="status">
      {text}
      <Button ref={button} variant="link" onPress={onUndo}>
        {locale.text('form.undo')}
      </Button>
    </p>
  )
}
