import './print.css'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RouteMatch } from '../../core/matchRoute.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { atRest } from '../../mount/atRest.js'
import { useMount } from '../../mount/MountProvider.js'
import { useSession } from '../../session/SessionProvider.js'
import { pageLabel } from '../page/pageLabel.js'
import { usePageText } from '../page/pageText.js'
import { useRouteTitles } from '../../navigation/routeTitles.js'

/** The first line of a print: the product, the page, when and by whom it was printed. Only paper shows it. */
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

/** When the print was asked for, as a timestamp; for what prints without a word, once the page rests. */
function usePrintTime(): string | undefined {
  const mount = useMount()
  const [time, setTime] = useState<string>()
  useEffect(() => {
    const view = mount.host.ownerDocument.defaultView
    const take = () => setTime(new Date().toISOString())
    // At once: the browser takes its picture of the page as soon as the listeners are done.
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
