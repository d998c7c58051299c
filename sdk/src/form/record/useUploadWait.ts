import { useRef, useState } from 'react'
import type { FormProblem } from './formProblem.js'
import type { FormStore } from '../store/formStore.js'
import { sendingCount, unsentFiles, whenSent } from './uploads.js'

export interface UploadWait {
  /** Somebody saved while files were on their way: the record follows them. */
  readonly isWaiting: boolean
  /** @returns whether the record may be stored: every file arrived, and nobody called the waiting off */
  readonly arrive: () => Promise<boolean>
  readonly stop: () => void
}

/** Saving waits for the files that belong to the record; one that did not arrive is told instead of left out. */
export function useUploadWait(store: FormStore | undefined, setProblem: (problem: FormProblem | null) => void): UploadWait {
  const [isWaiting, setWaiting] = useState(false)
  const attempt = useRef<AbortController>(null)
  const arrive = async () => {
    if (!store || attempt.current) return false
    if (sendingCount(store.getState()) > 0) {
      const current = new AbortController()
      attempt.current = current
      setProblem(null)
      setWaiting(true)
      await whenSent(store, current.signal)
      attempt.current = null
      setWaiting(false)
      if (current.signal.aborted) return false
    }
    const files = unsentFiles(store.getState())
    if (files.length > 0) setProblem({ kind: 'unsent', files })
    return files.length === 0
  }
  return { isWaiting, arrive, stop: () => attempt.current?.abort() }
}
