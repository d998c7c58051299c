import './print.css'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { timestamp } from '../../core/serverClock.js'
import type { RouteMatch } from '../../core/matchRoute.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { atRest } from '../../mount/atRest.js'
import { useMount } from '../../mount/MountProvider.js'
import { useSession } from '../../session/SessionProvider.js'
import { pageLabel } from '../page/pageLabel.js'
import { usePageText } from '../page/pageText.js'
import { useRouteTitles } from '../../navigation/routeTitles.js'

/** The first line of a print: product, page, time and person. It shows only on paper. */
export function PrintHead({ match }: { readonly match: RouteMatch | undefined }) {
  const { text, dateTime } = useLocale()
  const { state } = useSession()
  const titles = useRouteTitles()
  const pageText = usePageText()
  const printedAt = usePrintTime()
  if (!match) return null
  const name = state.status === 'signed-in' ? state.usuario?.nome : undefined
  return (
    <div className="ep-print-head" aria-hidden="true">
      <span>
        <strong>{text('shell.government')}</strong> ·{' '}
        {text('shell.documentTitle', { page: pageText(pageLabel(match.route, match.params, titles)) })}
      </span>
      {printedAt ? <span>{text('shell.printed', { at: dateTime(printedAt), name: name ?? '' })}</span> : null}
    </div>
  )
}

/** Time of the print as a timestamp; also set when the page rests, for prints without an event. */
function usePrintTime(): string | undefined {
  const mount = useMount()
  const [time, setTime] = useState<string>()
  useEffect(() => {
    const view = mount.host.ownerDocument.defaultView
    const take = () => setTime(timestamp())
    // Synchronous, because the browser captures the page right after the listeners.
    const note = () => flushSync(take)
    view?.addEventListener('beforeprint', note)
    const forget = atRest(mount, { pause: 1000, latest: 5000 }, take)
    return () => {
      forget()
      view?.removeEventListener('beforeprint', note)
    }
  }, [mount])
  return time
}
