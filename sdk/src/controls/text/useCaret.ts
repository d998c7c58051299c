import { type ChangeEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import type { MaskedText } from '../../validators/maskEdit.js'

interface CaretField {
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Ties an input to `edit`, which lays out anew what was typed: the caret stays behind the character it stood behind. */
export function useCaret(edit: (raw: MaskedText, isForward: boolean) => MaskedText, onText: (text: string) => void): CaretField {
  const inputRef = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const isForward = useRef(false)
  // Renders even when the value stays the same: React then puts the old text back, and the caret with it.
  const [, render] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    if (caret.current === null) return
    inputRef.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  return {
    inputRef,
    onKeyDown: (event) => {
      isForward.current = event.key === 'Delete'
    },
    onChange: ({ target }) => {
      const edited = edit({ text: target.value, caret: target.selectionStart ?? target.value.length }, isForward.current)
      caret.current = edited.caret
      render()
      onText(edited.text)
    },
  }
}
