import { Button } from '../../feedback/Button.js'
import { type ReactNode, useState } from 'react'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm } from '../store/FormContext.js'

const loadPanel = () => import('../history/HistoryPanel.js')

/** Opens the record's history. */
export function HistoryButton({ recordId }: { readonly recordId: number }) {
  const { text } = useLocale()
  const { open, panel } = useHistory(recordId)
  return (
    <span className="ep-form-command">
      <Button variant="secondary" aria-haspopup="dialog" onPress={open}>
        {text('history.title')}
      </Button>
      {panel}
    </span>
  )
}

/** The record's history in a panel. After a former value was restored, its field gets the focus. */
export function useHistory(recordId: number): { readonly open: () => void; readonly panel: ReactNode } {
  const { places } = useForm()
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed')
  const loaded = useLoaded(loadPanel, state !== 'closed')
  return {
    open: () => setState('open'),
    panel:
      loaded && state !== 'closed' ? (
        <loaded.HistoryPanel
          recordId={recordId}
          isOpen={state === 'open'}
          onClose={() => setState('closing')}
          onClosed={(restored) => {
            setState('closed')
            // A frame later the dialog gives the focus back to its button; the field comes after that.
            if (restored !== undefined) setTimeout(() => places.focus(restored), 50)
          }}
        />
      ) : null,
  }
}
