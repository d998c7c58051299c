import { type KeyboardEvent, useState } from 'react'
import type { ComboBoxProps } from './ComboBox.js'
import type { FieldOption } from './filterOptions.js'

interface ComboBoxState {
  readonly isOpen: boolean
  /** Index of the option that Enter takes; -1 for none. */
  readonly active: number
  /** What the input shows: what is being typed, else what is chosen. */
  readonly shown: string
  type(text: string): void
  toggle(): void
  choose(option: FieldOption | null): void
  leave(): void
  onKeyDown(event: KeyboardEvent): void
}

/** What a combo box knows and how it answers the keyboard. */
export function useComboBox({ field, selectedText, options, isLoading, onSearch, onOpen, onSelect }: ComboBoxProps): ComboBoxState {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [wanted, setWanted] = useState(-1)
  const isFixed = field.isReadOnly || field.isDisabled
  // What was typed points at its best match, once it is known.
  const active = wanted >= 0 ? Math.min(wanted, options.length - 1) : typed && !isLoading ? 0 : -1

  const open = (orElse = -1) => {
    if (isFixed) return
    setOpen(true)
    const chosen = options.findIndex((option) => option.value === field.value)
    setWanted(chosen < 0 ? orElse : chosen)
    if (!isOpen) {
      onSearch('')
      onOpen?.()
    }
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
    setWanted(-1)
  }
  const choose = (option: FieldOption | null) => {
    onSelect(option)
    close()
  }
  const type = (text: string) => {
    if (!isOpen) onOpen?.()
    setOpen(true)
    setTyped(text)
    setWanted(-1)
    onSearch(text)
  }
  const leave = () => {
    if (typed === '' && selectedText !== '') onSelect(null)
    close()
    field.onBlur?.()
  }
  const move = (step: number) => {
    const last = options.length - 1
    if (!isOpen) return open(step > 0 ? 0 : last)
    setWanted(active < 0 ? (step > 0 ? 0 : last) : Math.max(0, Math.min(last, active + step)))
  }
  const pick = () => {
    const option = options[active]
    if (option) choose(option)
    return option !== undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isHandled = answerKey(event, { isOpen, hasTyped: Boolean(typed), move, pick, close })
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { isOpen, active, shown: typed ?? selectedText, type, toggle: () => (isOpen ? close() : open()), choose, leave, onKeyDown }
}

interface KeyActions {
  readonly isOpen: boolean
  readonly hasTyped: boolean
  move(step: number): void
  pick(): boolean
  close(): void
}

/** @returns true when the key was for the list */
function answerKey(event: KeyboardEvent, { isOpen, hasTyped, move, pick, close }: KeyActions): boolean {
  if (event.nativeEvent.isComposing) return false
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key]
  if (event.altKey && event.key === 'ArrowUp' && isOpen) close()
  else if (step !== undefined) move(step)
  else if (event.key === 'Escape' && isOpen) close()
  else if (event.key === 'Enter' && isOpen) pick()
  else if (event.key === 'Tab' && isOpen) {
    // Tab takes what was typed for, and goes on.
    if (hasTyped) pick()
    return false
  } else return false
  return true
}
