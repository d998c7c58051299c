/** Runs one piece of work at a time, which can be aborted; calls in the meantime share its answer. */
export function singleFlight<Reason, T>(work: (reason: Reason, signal: AbortSignal) => Promise<T>) {
  let pending: { readonly answer: Promise<T>; readonly abort: AbortController } | undefined
  return {
    run: (reason: Reason): Promise<T> => {
      if (pending) return pending.answer
      const abort = new AbortController()
      const answer = work(reason, abort.signal).finally(() => {
        if (pending?.abort === abort) pending = undefined
      })
      pending = { answer, abort }
      return answer
    },
    /** The promise of the current work, if any. */
    current: () => pending?.answer,
    abort: () => {
      pending?.abort.abort()
      pending = undefined
    },
  }
}
