import { useEffect, useState } from 'react'

/** Milliseconds before a record is loaded: holding an arrow key passes many records, and the server logs each read. */
const restMilliseconds = 150

/** Returns the id after it has not changed for a moment; the first one at once. */
export function useRested(id: number): number | undefined {
  const [rested, setRested] = useState(id)
  useEffect(() => {
    const timer = setTimeout(() => setRested(id), restMilliseconds)
    return () => clearTimeout(timer)
  }, [id])
  return rested === id ? id : undefined
}
