import { useEffect, useState } from 'react'

/** Milliseconds after which the panel is looked at: the arrow held down passes by a hundred records that nobody reads, and each reading is kept. */
const restMilliseconds = 150

/** The id once it has not changed for a moment; at first at once. */
export function useRested(id: number): number | undefined {
  const [rested, setRested] = useState(id)
  useEffect(() => {
    const timer = setTimeout(() => setRested(id), restMilliseconds)
    return () => clearTimeout(timer)
  }, [id])
  return rested === id ? id : undefined
}
