import { useCallback, useState } from 'react'

/** Returns whether work is in progress; overlapping work is counted. */
export function usePending(): { readonly isPending: boolean; readonly during: <T>(work: Promise<T>) => Promise<T> } {
  const [count, setCount] = useState(0)
  const during = useCallback(async <T>(work: Promise<T>): Promise<T> => {
    setCount((before) => before + 1)
    try {
      return await work
    } finally {
      setCount((before) => before - 1)
    }
  }, [])
  return { isPending: count > 0, during }
}
