import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'
import { MissingPart } from '../core/errors.js'
import type { TextPart } from './loadTexts.js'
import { useLocale } from './LocaleProvider.js'

/** Renders `Component` when the texts that it needs are loaded; the page shows loading and errors as usual. */
export function withTexts<Props extends object>(parts: readonly TextPart[], Component: ComponentType<Props>): FunctionComponent<Props> {
  return function WithTexts(props: Props) {
    return useTexts(parts) ? <Component {...props} /> : null
  }
}

/** Whether these texts are loaded; starts loading them if not. @throws `MissingPart` while rendering, when loading fails */
function useTexts(parts: readonly TextPart[]): boolean {
  const { hasTexts, loadTexts } = useLocale()
  const [failure, setFailure] = useState<MissingPart>()
  const [, setArrived] = useState(0)
  const isThere = parts.every(hasTexts)
  useEffect(() => {
    if (isThere) return
    let isWanted = true
    const load = () => Promise.all(parts.map(loadTexts))
    load().then(
      () => isWanted && setArrived((count) => count + 1),
      (error: unknown) => isWanted && setFailure(new MissingPart(load, error)),
    )
    return () => {
      isWanted = false
    }
  }, [isThere, parts, loadTexts])
  if (!isThere && failure) throw failure
  return isThere
}
