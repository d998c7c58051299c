import { Button } from '@adobe/react-spectrum/Button'
import { useIsSlow } from '../feedback/useIsSlow.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useFormState } from './FormContext.js'
import { isSavingNow } from './formStore.js'
import { Notice } from './Notice.js'

interface SlowNoticeProps {
  readonly onStop: () => void
}

/** Nothing aborts by itself: after a while the person may stop waiting. */
export function SlowNotice({ onStop }: SlowNoticeProps) {
  const { text } = useLocale()
  const isSlow = useIsSlow(useFormState(isSavingNow))
  if (!isSlow) return null
  return (
    <Notice
      tone="info"
      title={text('common.slow')}
      actions={
        <Button variant="secondary" style="outline" onPress={onStop}>
          {text('common.action.cancel')}
        </Button>
      }
    >
      <p>{text('form.nothingLost')}</p>
    </Notice>
  )
}
