import { useCallback, useEffect, useRef, useState } from 'react'
import type { Outbox } from '../../../../outbox/createOutbox.js'
import type { WrongValue } from './givenAnswers.js'

type WrongValues = Readonly<Record<string, WrongValue>>

/**
 * Typed values that do not fit their questions, by code. They stay on this device, also when the page closes, until the user corrects them.
 */
export function useWrongValues(id: number, outbox: Outbox | undefined) {
  const [wrong, setWrong] = useState<WrongValues>({})
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
    read().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [outbox, name])
  // The device writes before the page is drawn again, because the page may close at once.
  const keepOne = useCallback(
    (code: string, value: WrongValue | undefined) => {
      if (value === undefined && !(code in latest.current)) return
      const { [code]: _, ...rest } = latest.current
      latest.current = value ? { ...rest, [code]: value } : rest
      const bytes = new Blob([JSON.stringify(latest.current)])
      // In turn, so that a former value is never stored over a newer one.
      writing.current = writing.current.then(() => outbox?.keep(name, bytes)).catch(() => undefined)
    },
    [outbox, name],
  )
  const setOne = useCallback(
    (code: string, value: WrongValue | undefined) => {
      keepOne(code, value)
      setWrong(latest.current)
    },
    [keepOne],
  )
  return { wrong, setOne, keepOne }
}
