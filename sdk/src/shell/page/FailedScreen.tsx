import { useEffect, useState } from 'react'
import { Button } from '../../feedback/Button.js'
import { CloudOff } from '../../icons/icons.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { isOwnPage, type Mount } from '../../mount/mount.js'
import { useMount } from '../../mount/MountProvider.js'
import { needsReload, reload } from '../../mount/reload.js'
import { StatusPage } from './StatusPage.js'

interface FailedScreenProps {
  /** Asks for the code again; answers whether it came. */
  readonly onRetry: () => Promise<boolean>
  /** It has been asked for again, and failed again. */
  readonly isAgain?: boolean
}

/** Shown when the page's code did not load: no connection, or a new version replaced it. */
export function FailedScreen({ onRetry, isAgain = false }: FailedScreenProps) {
  const { text } = useLocale()
  const mount = useMount()
  const isStuck = useStuck(mount, isAgain)
  const retry = async () => {
    if (!(await onRetry()) && isOwnPage(mount) && (await needsReload(mount))) reload(mount)
  }
  return (
    <StatusPage
      icon={<CloudOff width="1em" height="1em" strokeWidth={1.5} />}
      title={text('shell.failed.title')}
      detail={text(isStuck ? 'shell.failed.stuck' : 'shell.failed.detail')}
    >
      <Button variant="secondary" onPress={() => reload(mount)}>
        {text('shell.reload')}
      </Button>
      {!isStuck && (
        <Button variant="accent" onPress={() => void retry()}>
          {text('common.action.retry')}
        </Button>
      )}
    </StatusPage>
  )
}

/** Whether only a new page can help, in another team's page, which we never load anew without a press. */
function useStuck(mount: Mount, isAgain: boolean): boolean {
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    if (!isAgain || isOwnPage(mount)) return
    let isHere = true
    void needsReload(mount).then((needsIt) => isHere && setStuck(needsIt))
    return () => {
      isHere = false
    }
  }, [mount, isAgain])
  return isStuck
}
