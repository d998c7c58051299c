import { useEffect, useRef, useState } from 'react'
import type { Outbox } from '../../../../outbox/createOutbox.js'

export interface KeptDrawing {
  /** What was kept last; `undefined` until it is read. */
  readonly text: string | null | undefined
  /** Loading the page again loses nothing. */
  readonly isSafe: boolean
  /** Keeps a text in place of the last one; `null` for none. */
  readonly keep: (text: string | null) => void
}

/** A drawing that nobody has used yet, kept on this device: it is there again after its dialog was closed, after Back, and after the page was loaded again. */
export function useKeptDrawing(name: string, outbox: Outbox | undefined): KeptDrawing {
  const [text, setText] = useState<string | null>()
  const [isStored, setStored] = useState(true)
  // One after the other: encryption takes unlike times.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    let isWanted = true
    const read = outbox?.kept(name).then((kept) => kept?.text())
    void read?.catch(() => undefined).then((found) => isWanted && setText((now) => (now === undefined ? (found ?? '') || null : now)))
    return () => {
      isWanted = false
    }
  }, [name, outbox])
  const keep = (next: string | null) => {
    setText(next)
    setStored(false)
    const stored = last.current.then(() => outbox?.keep(name, new Blob([next ?? ''])))
    last.current = stored.catch(() => undefined)
    stored.then(
      () => setStored(true),
      () => undefined,
    )
  }
  return { text, isSafe: !text || (isStored && outbox?.isKept === true), keep }
}
