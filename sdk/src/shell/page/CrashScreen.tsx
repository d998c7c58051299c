import { Button } from '../../feedback/Button.js'
import { Check, Copy, ShieldAlert } from '../../icons/icons.js'
import { useState } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { isOwnPage } from '../../mount/mount.js'
import { useMount } from '../../mount/MountProvider.js'
import { Link } from '../../navigation/Link.js'
import { StatusPage } from './StatusPage.js'

export interface CrashScreenProps {
  /** Code for the operators to find the failure: see `crashCode`. */
  readonly code: string
  readonly onRetry: () => void
}

/** Shown when rendering a page failed; the user can copy the code and send it. */
export function CrashScreen({ code, onRetry }: CrashScreenProps) {
  const { text } = useLocale()
  return (
    <StatusPage
      icon={<ShieldAlert width="1em" height="1em" strokeWidth={1.5} />}
      title={text('common.error')}
      detail={text('shell.crash.detail')}
    >
      <CopyableCode code={code} />
      {isOwnPage(useMount()) ? (
        <Link to="/" className="ep-button" data-variant="secondary">
          {text('shell.goHome')}
        </Link>
      ) : null}
      <Button variant="accent" onPress={onRetry}>
        {text('common.action.retry')}
      </Button>
    </StatusPage>
  )
}

function CopyableCode({ code }: { readonly code: string }) {
  const { text } = useLocale()
  const [isCopied, setCopied] = useState(false)
  const copy = async (clipboard: Clipboard | undefined) => {
    await clipboard?.writeText(code)
    setCopied(true)
  }
  const label = isCopied ? text('shell.crash.copied') : text('shell.crash.copy')
  return (
    <div className="ep-crash-code">
      <code aria-label={text('shell.crash.code')}>{code}</code>
      <Button
        variant="secondary"
        // A browser may refuse the clipboard; the user can still copy the code from the page.
        onPress={(event) => void copy(event.currentTarget.ownerDocument.defaultView?.navigator.clipboard).catch(() => setCopied(false))}
      >
        {isCopied ? (
          <Check aria-hidden="true" width="1.15em" height="1.15em" />
        ) : (
          <Copy aria-hidden="true" width="1.15em" height="1.15em" />
        )}
        <span role="status">{label}</span>
      </Button>
    </div>
  )
}
