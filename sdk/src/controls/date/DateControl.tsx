import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { isCalendarDate } from '../../core/calendar.js'
import { type DateOptions, yearsOf } from '../../kinds/time/date.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { dateErrorText, writtenAs } from '../errorText.js'
import type { FieldProps } from '../FieldProps.js'
import { InputFrame } from '../InputFrame.js'
import { useLeave } from '../leave.js'
import { Popover } from '../../overlay/Popover.js'
import { type DateText, dayText, formatDate, lacksYear, parseDate, timeBeside } from '../../kinds/time/dateText.js'
import type { MaskedText } from '../../validators/maskEdit.js'
import { useCaret } from '../text/useCaret.js'

const loadCalendar = () => import('./CalendarPanel.js')
const CalendarPanel = lazy(() => loadCalendar().then((module) => ({ default: module.CalendarPanel })))

/** A date, typed or pasted as dd/mm/aaaa, or a moment with its time. The day can be picked from a calendar that loads when needed. */
export function DateControl(field: FieldProps) {
  const { onBlur, control, isReadOnly, isDisabled } = field
  const texts = useLocale()
  const [isOpen, setOpen] = useState(false)
  const written = writtenAs(control)
  const { inputRef, shown, complete, put, note, ...typing } = useDateText(field, written)
  const hint = note ? texts.text(`controls.${note.key}`, { what: note.what }) : field.hint
  const close = () => {
    setOpen(false)
    inputRef.current?.focus()
  }
  const pick = (day: string) => {
    // Keeps the time.
    put(shown.replace(/^[^ ]*/, formatDate(day)))
    close()
  }
  const leave = useLeave(() => {
    setOpen(false)
    complete()
    onBlur?.()
  })
  const isFixed = isReadOnly || isDisabled
  // The down arrow opens the calendar, as in a list of choices.
  const onKeyDown = (event: KeyboardEvent) => {
    typing.onKeyDown(event)
    if (event.key !== 'ArrowDown' || isFixed) return
    event.preventDefault()
    setOpen(true)
  }
  const error = dateErrorText(texts, written, { shown, error: field.error })
  const placeholder = isReadOnly ? undefined : texts.text(written === dayText ? 'controls.datePlaceholder' : 'controls.momentPlaceholder')
  const { autoComplete } = control.options
  return (
    <InputFrame
      field={isFixed ? field : { ...field, hint, error }}
      inputRef={inputRef}
      className="ep-field-with-button ep-field-code"
      frameProps={leave}
      inputProps={{ ...typing, onKeyDown, type: 'text', inputMode: 'numeric', autoComplete, placeholder }}
      overlay={
        isOpen ? (
          <Popover anchor={inputRef} className="ep-calendar">
            <Suspense fallback={<div className="ep-calendar-waiting" />}>
              <CalendarPanel
                label={field.label}
                value={parseDate(shown.split(' ', 1).join()) ?? ''}
                near={field.near}
                isPast={(control.options as DateOptions).isPast}
                onSelect={pick}
                onClose={close}
              />
            </Suspense>
          </Popover>
        ) : null
      }
    >
      {isFixed ? undefined : <CalendarButton label={field.label} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
    </InputFrame>
  )
}

interface CalendarButtonProps {
  readonly label: string
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** Loads the calendar when the pointer or focus comes near. Not a tab stop: the down arrow in the field does the same. */
function CalendarButton({ label, isOpen, onPress }: CalendarButtonProps) {
  const { text } = useLocale()
  const prepare = () => void loadCalendar()
  return (
    <button
      type="button"
      className="ep-field-button ep-glyph ep-glyph-calendar"
      tabIndex={-1}
      aria-label={text('controls.openCalendar', { label })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onPress}
    />
  )
}

/** What the field did with a text that was not only its value. */
interface Note {
  readonly key: 'timeDropped' | 'yearFilled'
  readonly what: string
}

/** The text of a date field: handles typing, pasting, and completing when the user leaves the field. */
function useDateText({ value, onChange, control, near }: Pick<FieldProps, 'value' | 'onChange' | 'control' | 'near'>, written: DateText) {
  // Keeps the typed text when it has the same value as the shown one: "03/05/" and "03/05" are equal.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed !== null && written.parse(typed) === value ? typed : written.format(value)
  const [note, setNote] = useState<Note>()
  // A moment keeps its time.
  const tellDropped = (from: string, day: string | null) => {
    const what = written === dayText && day !== null && isCalendarDate(day) ? timeBeside(from) : undefined
    setNote(what === undefined ? undefined : { key: 'timeDropped', what })
  }
  const put = (next: string) => {
    setTyped(next)
    onChange(written.parse(next))
  }
  const edit = (raw: MaskedText, isForward: boolean) => {
    const edited = written.edit(raw, shown, isForward)
    tellDropped(raw.text, written.parse(written.complete(edited.text, yearsOf(control, near))))
    return edited
  }
  const caret = useCaret({ shown, edit, onText: put })
  const complete = () => {
    setTyped(null)
    const whole = written.complete(shown, yearsOf(control, near))
    const day = written.parse(whole)
    if (day === value || !shown) return
    if (timeBeside(shown)) tellDropped(shown, day)
    const [year] = /\d{4}/.exec(whole) ?? []
    if (lacksYear(shown) && year !== undefined) setNote({ key: 'yearFilled', what: year })
    onChange(day)
  }
  return { ...caret, shown, complete, put, note }
}
