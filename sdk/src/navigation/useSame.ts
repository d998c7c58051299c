import { useState } from 'react'

/** Returns the same object while its content is equal, because values read from an address are new at every render. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
