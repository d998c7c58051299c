import { useCallback, useEffect, useState } from 'react'
import type { Outbox } from '../../../../outbox/createOutbox.js'
import type { WrongValue } from './givenAnswers.js'

type WrongValues = Readonly<Record<string, WrongValue>>

/**
 * Typed values that do not fit their questions, by code. They stay on this device, also when the page closes, until the user corrects them.
 */
export function useWrongValues(id: number, outbox: Outbox | undefined) {
  const [wrong, setWrong] = useState<WrongValues>({})
  const name = `wrong ${id}`
  useEffect(() => {
    if (!outbox) return
    let isWanted = true
    const read = async () => {
      const kept = await outbox.kept(name)
      if (!kept) return
      const known = JSON.parse(await kept.text()) as WrongValues
      // What was typed while the device was read is newer.
      if (isWanted) setWrong((all) => ({ ...known, ...all }))
    }
    read().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [outbox, name])
  const setOne = useCallback(
    (code: string, value: WrongValue | undefined) =>
      setWrong((all) => {
        if (value === undefined && !(code in all)) return all
        const { [code]: _, ...rest } = all
        const next = value ? { ...rest, [code]: value } : rest
        void outbox?.keep(name, new Blob([JSON.stringify(next)])).catch(() => undefined)
        return next
      }),
    [outbox, name],
  )
  return { wrong, setOne }
}
