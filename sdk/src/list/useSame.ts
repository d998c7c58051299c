import { useState } from 'react'

/** The same object for as long as it says the same. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
