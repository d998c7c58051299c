import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComboBoxProps } from './ComboBoxProps.js'
import { type FieldOption, meantOption } from './filterOptions.js'

interface ComboBoxState {
  readonly isOpen: boolean
  /** Index of the option that Enter chooses; one past the last option creates a record; -1 for none. */
  readonly active: number
  readonly typed: string
  /** The text of the input: the typed text, otherwise the chosen option. */
  readonly shown: string
  /** The meaning of the typed text is not known yet, so an error belongs to the previous value. */
  readonly isUnsettled: boolean
  type(text: string): void
  toggle(): void
  /** A press on the input; while the list filters typed text, it only moves the caret. */
  press(): void
  choose(option: FieldOption | null): void
  create(): void
  leave(): void
  onKeyDown(event: KeyboardEvent): void
}

/** The state of a combo box and its keyboard behaviour. */
export function useComboBox(props: ComboBoxProps): ComboBoxState {
  const { field, selectedText, options, onSelect, isLoading = false } = props
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
  const later = usePickLater({ options, isLoading, choose })
  const pick = () => {
    const option = options[active]
    if (isLoading && typed) later.want(typed)
    else if (option) choose(option)
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
      // Tab must never create a record; what was typed before its list came is settled when the field is left.
      takesOnTab: Boolean(typed) && active < options.length && !isLoading,
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
    type: (text) => {
      later.forget()
      type(text)
    },
    toggle,
    press,
    choose,
    create,
    leave,
    onKeyDown,
  }
}

/** Enter while the list is still that of another text: chooses what the typed text means, as soon as its own list is there. */
function usePickLater({
  options,
  isLoading,
  choose,
}: Pick<ComboBoxProps, 'options' | 'isLoading'> & { readonly choose: (option: FieldOption) => void }) {
  const wanted = useRef('')
  const answer = useEffectEvent(() => {
    const option = wanted.current === '' ? undefined : meantOption(options, wanted.current)
    wanted.current = ''
    if (option) choose(option)
  })
  useEffect(() => {
    if (!isLoading) answer()
  }, [isLoading])
  return {
    want: (text: string) => {
      wanted.current = text
    },
    forget: () => {
      wanted.current = ''
    },
  }
}

/**
 * Handles the typed text when the user leaves the field: a matching option is chosen, even if it loads later; otherwise the text stays and the field
 * shows an error.
 */
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
    // Reported at once, so that a save before the answer does not lose the text.
    field.onUnread?.(text, 'unsought')
  }
  return { left: isLoading && left ? left : null, start, forget: () => setLeft('') }
}

/** The state of the list: open or closed, the typed text, and the active option. */
function useOpenList({ field, options, isLoading, onSearch, onOpen }: ComboBoxProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [wanted, setWanted] = useState(-1)
  const last = options.length - (field.create ? 0 : 1)
  // After typing, the best match is active once the options have loaded.
  const atHand = wanted >= 0 ? Math.min(wanted, last) : typed && !isLoading ? 0 : -1
  // While options load, the list is that of another text: Enter must neither take from it nor create a record.
  const active = isLoading ? -1 : atHand
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
  // `resume` puts the typed text back into the field, with the list closed.
  return { isOpen, typed, active, open, close, type, resume: setTyped, move }
}

interface KeyActions {
  readonly isOpen: boolean
  readonly takesOnTab: boolean
  move(step: number): void
  pick(): void
  close(): void
}

/** @returns true when the list handled the key */
function answerKey(event: KeyboardEvent, { isOpen, takesOnTab, move, pick, close }: KeyActions): boolean {
  if (event.nativeEvent.isComposing) return false
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key]
  if (event.altKey && event.key === 'ArrowUp' && isOpen) close()
  else if (step !== undefined) move(step)
  else if (event.key === 'Escape' && isOpen) close()
  else if (event.key === 'Enter' && isOpen) pick()
  else if (event.key === 'Tab' && isOpen) {
    // Tab chooses the active option and moves on.
    if (takesOnTab) pick()
    return false
  } else return false
  return true
}
