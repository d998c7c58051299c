import { useState } from 'react'

/** The same object for as long as it says the same: what is read from an address is made anew at every render. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
