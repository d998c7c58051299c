import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'
import type { TextPart } from './loadTexts.js'
import { useLocale } from './LocaleProvider.js'

/** `Component` once the texts that it says are there; the page's loading and failure are those of any other part of it. */
export function withTexts<Props extends object>(parts: readonly TextPart[], Component: ComponentType<Props>): FunctionComponent<Props> {
  return function WithTexts(props: Props) {
    return useTexts(parts) ? <Component {...props} /> : null
  }
}

/** Whether these texts are there; asks for them otherwise. @throws while rendering, when they do not arrive */
function useTexts(parts: readonly TextPart[]): boolean {
  const { hasTexts, loadTexts } = useLocale()
  const [failure, setFailure] = useState<unknown>()
  const [, setArrived] = useState(0)
  const isThere = parts.every(hasTexts)
  useEffect(() => {
    if (isThere) return
    let isWanted = true
    Promise.all(parts.map(loadTexts)).then(
      () => isWanted && setArrived((count) => count + 1),
      (error: unknown) => isWanted && setFailure(error),
    )
    return () => {
      isWanted = false
    }
  }, [isThere, parts, loadTexts])
  if (!isThere && failure !== undefined) throw failure
  return isThere
}

/** After this long the page is at rest. */
const restMilliseconds = 1500

/** Fetches texts that the next page will say, so that it need not wait; whether they arrive is the next page's concern. */
export function usePrefetchedTexts(part: TextPart, isDue = true): void {
  const { loadTexts } = useLocale()
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => void loadTexts(part).catch(() => undefined), restMilliseconds)
    return () => clearTimeout(timer)
  }, [part, isDue, loadTexts])
}
