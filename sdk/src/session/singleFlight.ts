/** One piece of work at a time that can be given up; who asks meanwhile shares its answer. */
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
    /** What is under way, if anything. */
    current: () => pending?.answer,
    abort: () => {
      pending?.abort.abort()
      pending = undefined
    },
  }
}
