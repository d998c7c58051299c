import { useEffect, useState } from 'react'

/** Milliseconds for which a record is shown before it can be decided: a second press of the key before would decide it unread. */
const pauseMilliseconds = 800

/** Whether `shown` has been shown for a while. A press before that begins the pause anew, so that steady presses decide nothing. */
export function useReadingPause(shown: string | undefined) {
  const [read, setRead] = useState<string>()
  const [early, setEarly] = useState<{ readonly shown: string | undefined }>()
  useEffect(() => {
    const timer = setTimeout(() => setRead(shown), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [shown, early])
  return {
    isOver: shown !== undefined && read === shown,
    /** A press came too early for this record. */
    isEarly: early !== undefined && early.shown === shown,
    begin: () => setEarly({ shown }),
  }
}
