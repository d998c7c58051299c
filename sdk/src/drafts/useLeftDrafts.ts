import { useEffect, useState } from 'react'
import type { DraftPlace } from './draft.js'
import { useDrafts } from './DraftsProvider.js'

/** Forms with unsaved drafts in this browser: `undefined` until known, empty when drafts last only as long as the page. */
export function useLeftDrafts(): readonly DraftPlace[] | undefined {
  const drafts = useDrafts()
  const [left, setLeft] = useState<readonly DraftPlace[]>()
  useEffect(() => {
    let isHere = true
    const person = drafts?.isKept ? drafts.getPerson() : undefined
    const read = async () => (person === undefined || !drafts ? [] : (await drafts.load()).places(person))
    read().then(
      (found) => isHere && setLeft(found),
      () => isHere && setLeft([]),
    )
    return () => {
      isHere = false
    }
  }, [drafts])
  return left
}
