import { type ChangeEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import type { MaskedText } from '../../validators/maskEdit.js'

interface CaretField {
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Connects an input to `edit`, which formats the typed text; the caret stays after the same character. */
export function useCaret(edit: (raw: MaskedText, isForward: boolean) => MaskedText, onText: (text: string) => void): CaretField {
  const inputRef = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const isForward = useRef(false)
  // Renders even when the value stays the same, so that React restores the old text and the caret.
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
