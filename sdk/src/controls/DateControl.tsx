import { CalendarDays } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import type { DateOptions } from '../core/control.js'
import { useLocale } from '../locale/LocaleProvider.js'
import type { FieldProps } from './FieldProps.js'
import { InputFrame } from './InputFrame.js'
import { useLeave } from './leave.js'
import { Popover } from './Popover.js'
import { useDateText } from './useDateText.js'

const loadCalendar = () => import('./CalendarPanel.js')
const CalendarPanel = lazy(() => loadCalendar().then((module) => ({ default: module.CalendarPanel })))

/** A calendar date: typed or pasted as dd/mm/aaaa, or picked from a calendar that loads when it is asked for. */
export function DateControl(field: FieldProps) {
  const { value, onChange, onBlur, control, isReadOnly, isDisabled } = field
  const { text } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { inputRef, shown, complete, isUnread, ...events } = useDateText(field)
  const close = () => {
    setOpen(false)
    inputRef.current?.focus()
  }
  const pick = (day: string) => {
    onChange(day)
    close()
  }
  const leave = useLeave(() => {
    setOpen(false)
    complete()
    onBlur?.()
  })
  const isFixed = isReadOnly || isDisabled
  // As in a list of choices: down opens.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isFixed) return
    event.preventDefault()
    setOpen(true)
  }
  const placeholder = isReadOnly ? undefined : text('controls.datePlaceholder')
  const { autoComplete } = control.options
  return (
    <div className="ep-field-shell" {...leave}>
      <InputFrame
        field={isUnread && !isFixed ? { ...field, error: text('controls.unread', { example: '31/12/2026' }) } : field}
        inputRef={inputRef}
        className="ep-field-with-button ep-field-code"
        inputProps={{ ...events, onKeyDown, type: 'text', inputMode: 'numeric', autoComplete, placeholder, value: shown }}
      >
        {isFixed ? undefined : <CalendarButton label={field.label} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
      </InputFrame>
      {isOpen ? (
        <Popover anchor={inputRef} className="ep-calendar">
          <Suspense fallback={<div className="ep-calendar-waiting" />}>
            <CalendarPanel
              label={field.label}
              value={typeof value === 'string' ? value : ''}
              isPast={(control.options as DateOptions).isPast}
              onSelect={pick}
              onClose={close}
            />
          </Suspense>
        </Popover>
      ) : null}
    </div>
  )
}

interface CalendarButtonProps {
  readonly label: string
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** Loads the calendar as soon as somebody comes near. No stop for Tab: in the field, down does the same. */
function CalendarButton({ label, isOpen, onPress }: CalendarButtonProps) {
  const { text } = useLocale()
  const prepare = () => void loadCalendar()
  return (
    <button
      type="button"
      className="ep-field-button"
      tabIndex={-1}
      aria-label={text('controls.openCalendar', { label })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onPress}
    >
      <CalendarDays aria-hidden="true" />
    </button>
  )
}
