import { Button } from '@adobe/react-spectrum/Button'
import { useRef, useState } from 'react'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { focusField } from '../checks/focusField.js'

const loadPanel = () => import('../history/HistoryPanel.js')

/** Opens what was done to the record; after a former value was put back, its field has the focus. */
export function HistoryButton({ recordId }: { readonly recordId: number }) {
  const { text } = useLocale()
  const [state, setState] = useState<'closed' | 'open' | 'closing'>('closed')
  const panel = useLoaded(loadPanel, state !== 'closed')
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span ref={place} className="ep-form-command">
      <Button variant="secondary" style="outline" aria-haspopup="dialog" onPress={() => setState('open')}>
        {text('history.title')}
      </Button>
      {panel && state !== 'closed' ? (
        <panel.HistoryPanel
          recordId={recordId}
          isOpen={state === 'open'}
          onClose={() => setState('closing')}
          onClosed={(restored) => {
            setState('closed')
            // After the dialog has given the focus back to this button, which it does a frame later.
            if (restored !== undefined) setTimeout(() => focusField(place.current, restored), 50)
          }}
        />
      ) : null}
    </span>
  )
}
