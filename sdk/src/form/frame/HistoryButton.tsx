import { Button } from '../../feedback/Button.js'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { focusField } from '../checks/focusField.js'

const loadPanel = () => import('../history/HistoryPanel.js')

/** Opens what was done to the record. */
export function HistoryButton({ recordId }: { readonly recordId: number }) {
  const { text } = useLocale()
  const place = useRef<HTMLSpanElement>(null)
  const { open, panel } = useHistory(recordId, place)
  return (
    <span ref={place} className="ep-form-command">
      <Button variant="secondary" aria-haspopup="dialog" onPress={open}>
        {text('history.title')}
      </Button>
      {panel}
    </span>
  )
}

/** What was done to the record, in a panel; after a former value was put back, its field has the focus. `place` lies in the form, or in the head of its dialog. */
export function useHistory(
  recordId: number,
  place: RefObject<HTMLElement | null>,
): { readonly open: () => void; readonly panel: ReactNode } {
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
            // After the dialog has given the focus back to its button, which it does a frame later.
            if (restored !== undefined) setTimeout(() => focusField(place.current, restored), 50)
          }}
        />
      ) : null,
  }
}
