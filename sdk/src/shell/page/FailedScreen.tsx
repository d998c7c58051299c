import { Button } from '../../feedback/Button.js'
import { CloudOff } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import { StatusPage } from './StatusPage.js'

/** Shown when the page's code did not load: no connection, or a new version replaced it. */
export function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  const { text } = useLocale()
  const { host } = useMount()
  return (
    <StatusPage
      icon={<CloudOff width="1em" height="1em" strokeWidth={1.5} />}
      title={text('shell.failed.title')}
      detail={text('shell.failed.detail')}
    >
      <Button variant="secondary" onPress={() => host.ownerDocument.defaultView?.location.reload()}>
        {text('shell.reload')}
      </Button>
      <Button variant="accent" onPress={onRetry}>
        {text('common.action.retry')}
      </Button>
    </StatusPage>
  )
}
