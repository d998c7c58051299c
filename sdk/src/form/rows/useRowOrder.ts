import { type KeyboardEvent, useState } from 'react'
import { useForm } from '../store/FormContext.js'
import { useLocale } from '../../locale/LocaleProvider.js'

interface OrderOptions {
  /** Of the list of rows. */
  readonly path: string
  readonly count: number
  readonly isOn: boolean
  /** Moves a row; false where there is no further place. */
  readonly step: (index: number, places: -1 | 1) => boolean
  /** What was pasted can no longer be taken back. */
  readonly forget: () => void
}

type TitleOf = (index: number) => string

/** Rows that people put in order: one place up or down, by button or Alt and an arrow, and told. */
export function useRowOrder({ path, count, isOn, step, forget }: OrderOptions) {
  const { text } = useLocale()
  const { places } = useForm()
  const [said, say] = useState('')
  const moveBy = (index: number, places: -1 | 1, titleOf: TitleOf) => {
    forget()
    if (step(index, places)) say(text('form.rowMoved', { value: titleOf(index), place: index + places + 1, count }))
    else say(text('form.rowAtEnd'))
  }
  const onKeyDown = (event: KeyboardEvent, titleOf: TitleOf) => {
    if (!isOn || !event.altKey || !/^Arrow(Up|Down)$/.test(event.key) || !(event.target instanceof Element)) return
    // Fields have such keys of their own: a list opens by Alt and the arrow down.
    if (event.target.matches('input, textarea, [role="combobox"]')) return
    const card = places.pathOf(event.target)
    const index = Array.from({ length: count }, (_, place) => `${path}[${place}]`).indexOf(card ?? '')
    if (index < 0) return
    event.preventDefault()
    moveBy(index, event.key === 'ArrowUp' ? -1 : 1, titleOf)
  }
  return { said, isOn, moveBy, onKeyDown }
}
