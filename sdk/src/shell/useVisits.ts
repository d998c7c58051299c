import { useCallback, useState } from 'react'
import type { Visit } from '../navigation/visits.js'

/** More would be a list, and those have pages of their own; one of them may be the record on the screen. */
const mostKept = 7

/** The records that `person` opened since this page was loaded, latest first; nobody sees another's. */
export function useVisits(person: number | undefined) {
  const [kept, keep] = useState<{ readonly person: number | undefined; readonly visits: readonly Visit[] }>({ person, visits: [] })
  if (kept.person !== person) keep({ person, visits: [] })
  const note = useCallback(
    (visit: Visit) =>
      keep((current) => ({
        ...current,
        visits: [visit, ...current.visits.filter(({ to }) => to !== visit.to)].slice(0, mostKept),
      })),
    [],
  )
  return { visits: kept.visits, note }
}
