import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { withoutUnseen } from '../../core/plainText.js'
import type { MaskedText } from '../../validators/maskEdit.js'

interface CaretField {
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
}

interface CaretOptions {
  /** The formatted text. */
  readonly shown: string
  readonly edit: (raw: MaskedText, isForward: boolean) => MaskedText
  readonly onText: (text: string) => void
}

/**
 * Connects an input to `edit`, which formats the typed text; the caret stays after the same character. A text that a keyboard composes (a word on a
 * phone, an accent from two keys) is formatted when it is complete: the keyboard would write it once more after each change.
 */
export function useCaret({ shown, edit, onText }: CaretOptions): CaretField {
  const inputRef = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const isForward = useRef(false)
  const [composed, setComposed] = useState<string>()
  // Renders even when the value stays the same, so that React restores the old text and the caret.
  const [, render] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    if (caret.current === null) return
    inputRef.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const take = ({ value, selectionStart }: HTMLInputElement) => {
    // A copied date may have a mark of direction before and after it.
    const before = withoutUnseen(value.slice(0, selectionStart ?? value.length))
    const edited = edit({ text: withoutUnseen(value), caret: before.length }, isForward.current)
    caret.current = edited.caret
    render()
    onText(edited.text)
  }
  return {
    inputRef,
    value: composed ?? shown,
    onKeyDown: (event) => {
      isForward.current = event.key === 'Delete'
    },
    onChange: ({ target, nativeEvent }) => {
      if ((nativeEvent as InputEvent).isComposing) return setComposed(target.value)
      take(target)
    },
    onCompositionEnd: ({ currentTarget }) => {
      setComposed(undefined)
      take(currentTarget)
    },
  }
}
