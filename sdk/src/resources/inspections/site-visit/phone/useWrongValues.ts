import { useCallback, useEffect, useRef, useState } from 'react'
import type { Outbox } from '../../../../outbox/createOutbox.js'
import type { WrongValue } from './givenAnswers.js'

type WrongValues = Readonly<Record<string, WrongValue>>

/**
 * Typed values that do not fit their questions, by code. They stay on this device, also when the page closes, until the user corrects them.
 */
export function useWrongValues(id: number, outbox: Outbox | undefined) {
  const [wrong, setWrong] = useState<WrongValues>({})
  const [isRead, setRead] = useState(false)
  const latest = useRef<WrongValues>({})
  const writing = useRef<Promise<unknown>>(Promise.resolve())
  const name = `wrong ${id}`
  useEffect(() => {
    if (!outbox) return
    let isWanted = true
    const read = async () => {
      const kept = await outbox.kept(name)
      if (!kept) return
      const known = JSON.parse(await kept.text()) as WrongValues
      if (!isWanted) return
      // What was typed while the device was read is newer.
      latest.current = { ...known, ...latest.current }
      setWrong(latest.current)
    }
    read()
      .catch(() => undefined)
      .finally(() => isWanted && setRead(true))
    return () => {
      isWanted = false
    }
  }, [outbox, name])
  const setOne = useCallback(
    (code: string, value: WrongValue | undefined, onStored?: () => void) => {
      if (value === undefined && !(code in latest.current)) return
      const { [code]: _, ...rest } = latest.current
      latest.current = value ? { ...rest, [code]: value } : rest
      setWrong(latest.current)
      // Stored before the page is drawn again, because it may close at once; in turn, so that a former value never replaces a newer one.
      const bytes = new Blob([JSON.stringify(latest.current)])
      writing.current = writing.current.then(() => outbox?.keep(name, bytes)).then(onStored, () => undefined)
    },
    [outbox, name],
  )
  return { wrong, setOne, isRead: isRead || !outbox }
}
