import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Lets an input, drawn with `text` as its default, hold its own text, so that a key costs no rendering; whenever it is drawn anew, it shows `text`. */
export function useTypedText(text: string): RefObject<HTMLInputElement | null> {
  const inputRef = useRef<HTMLInputElement>(null)
  const drawn = { text }
  const last = useRef<typeof drawn>(undefined)
  useLayoutEffect(() => {
    // Hidden and shown again without being drawn: what was typed since stands.
    if (last.current === drawn) return
    last.current = drawn
    const input = inputRef.current
    if (input && input.value !== text) input.value = text
  })
  return inputRef
}
