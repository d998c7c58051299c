import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'

interface CharactersLeftProps {
  readonly content: string
  readonly maxLength: number
  /** A field that holds its typed text by itself: `content` is then older than what stands in it. */
  readonly inputRef?: RefObject<HTMLInputElement | null>
  /** The words for this many characters, below zero where there are too many. @default those of every form */
  readonly say?: (left: number) => string
}

/** The share of its limit from which a text counts what remains: always shown, the count would distract. */
const nearShare = 0.8
/** Milliseconds without a key until the count is read aloud. */
const pause = 1000

/** How many characters a text may still get, or has too many, once it comes near its limit. */
export function CharactersLeft({ content, maxLength, inputRef, say }: CharactersLeftProps) {
  const { plural } = useLocale()
  const count = say ?? ((left: number) => plural(left < 0 ? 'controls.charactersOver' : 'controls.charactersLeft', Math.abs(left)))
  const length = useTypedLength({ content, maxLength, inputRef })
  const isNear = length > 0
  const left = maxLength - length
  const words = isNear ? count(left) : ''
  const said = useRested(words)
  if (!isNear) return null
  return (
    <p className="ep-field-note ep-field-count" data-over={left < 0 || undefined}>
      <span aria-hidden="true">{words}</span>
      <span role="status" className="ep-visually-hidden">
        {said}
      </span>
    </p>
  )
}

/** The length of a text near its limit, otherwise 0. Reads the field itself, because a key does not draw a field that holds its own text. */
function useTypedLength({ content, maxLength, inputRef }: Omit<CharactersLeftProps, 'say'>): number {
  const subscribe = useCallback(
    (count: () => void) => {
      const input = inputRef?.current
      input?.addEventListener('input', count)
      return () => input?.removeEventListener('input', count)
    },
    [inputRef],
  )
  const read = () => {
    const { length } = inputRef?.current?.value ?? content
    return length < maxLength * nearShare ? 0 : length
  }
  return useSyncExternalStore(subscribe, read, read)
}

/** The text once it has stayed the same for a moment; before, the one that was said last. */
function useRested(words: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return said
}
