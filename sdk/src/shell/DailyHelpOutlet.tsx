import { memo, useCallback, useEffect, useState } from 'react'
import type { Route } from '../core/route.js'
import { useToastQueue } from '../feedback/FeedbackProvider.js'
import { createPastToasts } from '../feedback/pastToasts.js'
import { useLoaded } from '../feedback/useLoaded.js'
import { useLocale } from '../locale/LocaleProvider.js'
import type { VisitLog } from '../navigation/visits.js'
import type { HelpPart } from '../palette/DailyHelp.js'
import { helpTexts } from '../palette/helpTexts.js'

interface DailyHelpOutletProps {
  readonly routes: readonly Route[]
  readonly visits: VisitLog
  readonly opened: HelpPart | undefined
  readonly onClose: () => void
}

/** What one person's session remembers for the palette and for "o que aconteceu"; give it the person as `key`, so that nobody sees another's. */
export const DailyHelpOutlet = memo(function DailyHelpOutlet({ routes, visits, opened, onClose }: DailyHelpOutletProps) {
  const queue = useToastQueue()
  const [past] = useState(() => createPastToasts(queue, () => new Date()))
  useEffect(() => past.start(), [past])
  const { loadTexts } = useLocale()
  // With all that it says: fetched ahead, it must not fail the page for a text that did not arrive.
  const loadHelp = useCallback(async () => {
    const [help] = await Promise.all([import('../palette/DailyHelp.js'), ...helpTexts.map(loadTexts)])
    return help
  }, [loadTexts])
  const help = useLoaded(loadHelp, opened !== undefined)
  return help ? <help.DailyHelp opened={opened} onClose={onClose} routes={routes} visits={visits} past={past} /> : null
})
