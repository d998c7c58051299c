import { Button } from '../../../../feedback/Button.js'
import { useLocale } from '../../../../locale/LocaleProvider.js'
import { useIsOnline } from '../../../../mount/useIsOnline.js'
import { panelTexts } from './panelTexts.js'
import '../../../../form/history/history.css'

interface WaitingProps {
  readonly isError: boolean
  readonly refetch: () => unknown
  /** @default that it could not be loaded */
  readonly failed?: string
}

/** Stands in a person's panel until what is asked for is there, or offers to ask again. */
export function Waiting({ isError, refetch, failed }: WaitingProps) {
  const locale = useLocale()
  const texts = panelTexts[locale.locale]
  const isOnline = useIsOnline()
  if (isError || !isOnline)
    return (
      <div className="ep-history-message" role="alert">
        <p>{isOnline ? (failed ?? texts.failed) : texts.offline}</p>
        <Button variant="secondary" onPress={() => void refetch()}>
          {locale.text('common.action.retry')}
        </Button>
      </div>
    )
  return (
    <div className="ep-history-skeleton" role="status">
      <span className="ep-visually-hidden">{texts.loading}</span>
      <div aria-hidden="true">
        <div className="ep-bone ep-bone-label" />
        <div className="ep-bone ep-bone-field" />
      </div>
    </div>
  )
}
