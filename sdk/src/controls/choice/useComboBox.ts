import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComboBoxProps } from './ComboBoxProps.js'
import { type FieldOption, meantOption } from './filterOptions.js'

interface ComboBoxState {
  readonly isOpen: boolean
  /** Index of the option that Enter takes, after the last one for a new record; -1 for none. */
  readonly active: number
  readonly typed: string
  /** What the input shows: what is being typed, else what is chosen. */
  readonly shown: string
  /** It is not known yet what its text stands for: an error is about what stood there before. */
  readonly isUnsettled: boolean
  type(text: string): void
  toggle(): void
  /** A press into the input; while the list answers what is typed it only moves the caret. */
  press(): void
  choose(option: FieldOption | null): void
  create(): void
  leave(): void
  onKeyDown(event: KeyboardEvent): void
}

/** What a combo box knows and how it answers the keyboard. */
export function useComboBox(props: ComboBoxProps): ComboBoxState {
  const { field, selectedText, options, onSelect } = props
  const { isOpen, typed, active, open, close, type, resume, move } = useOpenList(props)
  const settle = useSettling(props)
  const create = () => {
    close()
    field.create?.onPress(typed ?? '', () => resume(typed))
  }
  const choose = (option: FieldOption | null) => {
    onSelect(option)
    close()
  }
  const pick = () => {
    const option = options[active]
    if (option) choose(option)
    else if (field.create && active === options.length) create()
  }
  const leave = () => {
    if (typed === '' && (selectedText !== '' || field.unread)) onSelect(null)
    close()
    if (typed && typed !== field.unread) return settle.start(typed)
    settle.forget()
    field.onBlur?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isHandled = answerKey(event, {
      isOpen,
      // Whoever passes on asks for no new record.
      takesOnTab: Boolean(typed) && active < options.length,
      move,
      pick,
      close,
    })
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  }
  const toggle = () => (isOpen ? close() : open())
  const press = () => (typed === null || !isOpen) && toggle()
  const choice = field.unread ?? selectedText
  return {
    isOpen,
    active,
    typed: typed ?? '',
    shown: typed ?? settle.left ?? choice,
    isUnsettled: settle.left !== null || (Boolean(typed) && field.unread === undefined),
    type,
    toggle,
    press,
    choose,
    create,
    leave,
    onKeyDown,
  }
}

/** What was typed when the field was left: the one option that it means is taken, however late it comes; else it stays, and is told to be mended. */
function useSettling({ field, options, isLoading = false, hasFailed = false, onSelect }: ComboBoxProps) {
  const [left, setLeft] = useState('')
  const awaited = useRef('')
  const settle = (text: string) => {
    awaited.current = ''
    const option = hasFailed ? undefined : meantOption(options, text)
    if (option) onSelect(option)
    else field.onUnread?.(text, hasFailed ? 'unsought' : options.length > 0 ? 'unclear' : 'unread')
    field.onBlur?.()
  }
  const answer = useEffectEvent(() => awaited.current && settle(awaited.current))
  useEffect(() => {
    if (!isLoading) answer()
  }, [isLoading])
  const start = (text: string) => {
    setLeft(text)
    if (!isLoading) return settle(text)
    awaited.current = text
    // Whoever saves before the answer is there must not lose it.
    field.onUnread?.(text, 'unsought')
  }
  return { left: isLoading && left ? left : null, start, forget: () => setLeft('') }
}

/** The list: whether it is open, what was typed to narrow it, and which option is at hand. */
function useOpenList({ field, options, isLoading, onSearch, onOpen }: ComboBoxProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [wanted, setWanted] = useState(-1)
  const last = options.length - (field.create ? 0 : 1)
  // What was typed points at its best match, once it is known.
  const atHand = wanted >= 0 ? Math.min(wanted, last) : typed && !isLoading ? 0 : -1
  // Nobody makes a new record while the known ones are on their way.
  const active = isLoading && atHand >= options.length ? -1 : atHand
  const open = (orElse = -1) => {
    if (field.isReadOnly || field.isDisabled) return
    const known = typed ?? field.unread ?? null
    const chosen = options.findIndex((option) => option.value === field.value)
    setOpen(true)
    setTyped(known)
    setWanted(chosen < 0 ? orElse : chosen)
    onSearch(known ?? '')
    onOpen?.()
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
    setWanted(-1)
  }
  const type = (text: string) => {
    if (!isOpen) onOpen?.()
    setOpen(true)
    setTyped(text)
    setWanted(-1)
    onSearch(text)
  }
  const move = (step: number) => {
    if (!isOpen) open(step > 0 ? 0 : options.length - 1)
    else setWanted(active < 0 ? (step > 0 ? 0 : last) : Math.max(0, Math.min(last, active + step)))
  }
  // What was typed stands in the field again, its list closed.
  return { isOpen, typed, active, open, close, type, resume: setTyped, move }
}

interface KeyActions {
  readonly isOpen: boolean
  readonly takesOnTab: boolean
  move(step: number): void
  pick(): void
  close(): void
}

/** @returns true when the key was for the list */
function answerKey(event: KeyboardEvent, { isOpen, takesOnTab, move, pick, close }: KeyActions): boolean {
  if (event.nativeEvent.isComposing) return false
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key]
  if (event.altKey && event.key === 'ArrowUp' && isOpen) close()
  else if (step !== undefined) move(step)
  else if (event.key === 'Escape' && isOpen) close()
  else if (event.key === 'Enter' && isOpen) pick()
  else if (event.key === 'Tab' && isOpen) {
    // Tab takes what was typed for, and goes on.
    if (takesOnTab) pick()
    return false
  } else return false
  return true
}
