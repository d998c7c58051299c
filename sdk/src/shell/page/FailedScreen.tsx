import { Button } from '../../feedback/Button.js'
import { CloudOff } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { isOwnPage } from '../../mount/mount.js'
import { useMount } from '../../mount/MountProvider.js'
import { needsReload, reload } from '../../mount/reload.js'
import { StatusPage } from './StatusPage.js'

/**
 * Shown when the page's code did not load: no connection, or a new version replaced it.
 * @param props.onRetry asks for the code again; answers whether it came
 */
export function FailedScreen({ onRetry }: { readonly onRetry: () => Promise<boolean> }) {
  const { text } = useLocale()
  const mount = useMount()
  const retry = async () => {
    if (!(await onRetry()) && isOwnPage(mount) && (await needsReload(mount))) reload(mount)
  }
  return (
    <StatusPage
      icon={<CloudOff width="1em" height="1em" strokeWidth={1.5} />}
      title={text('shell.failed.title')}
      detail={text('shell.failed.detail')}
    >
      <Button variant="secondary" onPress={() => reload(mount)}>
        {text('shell.reload')}
      </Button>
      <Button variant="accent" onPress={() => void retry()}>
        {text('common.action.retry')}
      </Button>
    </StatusPage>
  )
}
