import { CalendarDays } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import { completeDate, editDate, formatDate, parseDate } from './dateText.js'
import type { FieldProps } from './FieldProps.js'
import { InputFrame } from './InputFrame.js'
import { useLeave } from './leave.js'
import { Popover } from './Popover.js'
import { useCaret } from './useCaret.js'

const loadCalendar = () => import('./CalendarPanel.js')
const CalendarPanel = lazy(() => loadCalendar().then((module) => ({ default: module.CalendarPanel })))

/** A calendar date: typed or pasted as dd/mm/aaaa, or picked from a calendar that loads when it is asked for. */
export function DateControl(field: FieldProps) {
  const { value, onChange, onBlur, control, isReadOnly, isDisabled } = field
  const { text } = useLocale()
  const [isOpen, setOpen] = useState(false)
  // "03/05/" stands for what "03/05" stands for; the slash is shown while it is being typed.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed !== null && parseDate(typed) === value ? typed : formatDate(value)
  const { inputRef, ...events } = useCaret(
    (raw, isForward) => editDate(raw, shown, isForward),
    (next) => {
      setTyped(next)
      onChange(parseDate(next))
    },
  )
  const close = () => {
    setOpen(false)
    inputRef.current?.focus()
  }
  const leave = useLeave(() => {
    setOpen(false)
    setTyped(null)
    const complete = parseDate(completeDate(shown, new Date().getFullYear()))
    if (complete !== value && shown) onChange(complete)
    onBlur?.()
  })
  const anchor = useRef<HTMLDivElement>(null)
  return (
    <div ref={anchor} className="ep-field-shell" {...leave}>
      <InputFrame
        field={field}
        inputRef={inputRef}
        className="ep-field-with-button ep-field-code"
        inputProps={{
          ...events,
          type: 'text',
          inputMode: 'numeric',
          autoComplete: control.options.autoComplete,
          placeholder: isReadOnly ? undefined : text('controls.datePlaceholder'),
          value: shown,
        }}
      >
        {isReadOnly || isDisabled ? undefined : (
          <button
            type="button"
            className="ep-field-button"
            aria-label={text('controls.openCalendar', { label: field.label })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={() => void loadCalendar()}
            onFocus={() => void loadCalendar()}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              setOpen(!isOpen)
            }}
          >
            <CalendarDays aria-hidden="true" />
          </button>
        )}
      </InputFrame>
      {isOpen ? (
        <Popover anchor={inputRef} className="ep-calendar">
          <Suspense fallback={<div className="ep-calendar-waiting" />}>
            <CalendarPanel
              label={field.label}
              value={typeof value === 'string' ? value : ''}
              onSelect={(day) => {
                setTyped(null)
                onChange(day)
                close()
              }}
              onClose={close}
            />
          </Suspense>
        </Popover>
      ) : null}
    </div>
  )
}
