import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ComboBoxProps } from './ComboBoxProps.js'
import type { FieldProps } from '../FieldProps.js'
import { InputFrame } from '../InputFrame.js'
import { useLeave } from '../leave.js'
import { OptionList } from './OptionList.js'
import { Popover } from '../../overlay/Popover.js'
import { useComboBox } from './useComboBox.js'

/** Chooses one of many options, by typing or from the open list. @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function ComboBox(props: ComboBoxProps) {
  const { field, options, selectedText, placeholder, isShort } = props
  const { text } = useLocale()
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const box = useComboBox(props)
  const leave = useLeave(box.leave)
  const isToRead = field.isReadOnly === true && selectedText !== ''
  const isFixed = field.isReadOnly === true || field.isDisabled === true
  const onKeyDown = (event: KeyboardEvent) => {
    box.onKeyDown(event)
    if (!field.open || event.defaultPrevented || event.key !== 'Enter' || !event.altKey) return
    event.preventDefault()
    field.open.onPress()
  }
  const canClear = !isFixed && (field.unread !== undefined || (selectedText !== '' && !field.isRequired))
  return (
    <InputFrame
      field={box.isUnsettled ? { ...field, error: undefined } : field}
      inputRef={inputRef}
      isToRead={isToRead}
      className={classOf(field, { isFixed, canClear })}
      frameProps={leave}
      inputProps={{
        ...(isToRead ? undefined : comboBoxRole(id, box)),
        'aria-keyshortcuts': field.open && 'Alt+Enter',
        inputMode: isShort ? 'none' : undefined,
        placeholder: placeholder ?? (isFixed ? undefined : text('controls.choose')),
        value: box.shown,
        onChange: (event) => box.type(event.target.value),
        onKeyDown,
        onClick: (event) => {
          // A press that opens the list begins a new search; in an open one it only moves the caret.
          if (!box.isOpen) event.currentTarget.select()
          if (isOnArrow(event)) box.toggle()
          else box.press()
        },
        onFocus: (event) => event.target.select(),
      }}
      overlay={
        box.isOpen ? (
          <Popover anchor={inputRef} isFullWidth className="ep-combo">
            <OptionList
              id={id}
              label={field.label}
              options={options}
              awaited={props.isLoading ? box.typed : undefined}
              active={box.active}
              value={field.value}
              onChoose={box.choose}
              create={field.create && { label: field.create.label(box.typed), onPress: box.create }}
            />
            <ListNote {...props} />
          </Popover>
        ) : null
      }
    >
      <InnerButtons field={field} inputRef={inputRef} onClear={canClear ? () => box.choose(null) : undefined} />
    </InputFrame>
  )
}

/** The arrow is drawn by CSS, because the input itself does and announces the same. */
function classOf(field: FieldProps, { isFixed, canClear }: { readonly isFixed: boolean; readonly canClear: boolean }): string {
  const parts = { 'with-button': true, arrow: !isFixed, 'with-clear': canClear, 'with-open': field.open !== undefined }
  return Object.entries(parts)
    .flatMap(([part, isThere]) => (isThere ? [`ep-field-${part}`] : []))
    .join(' ')
}

/** In pixels, from the end of the field. */
const arrowWidth = 30

/** A press on the arrow opens or closes the list; elsewhere, in an open list, it only moves the caret. */
function isOnArrow({ currentTarget, clientX }: MouseEvent<HTMLInputElement>): boolean {
  return currentTarget.getBoundingClientRect().right - clientX < arrowWidth
}

function comboBoxRole(id: string, { isOpen, active }: { readonly isOpen: boolean; readonly active: number }) {
  return {
    type: 'text',
    role: 'combobox',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-list` : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
  } as const
}

interface InnerButtonsProps {
  readonly field: FieldProps
  readonly inputRef: RefObject<HTMLInputElement | null>
  /** Missing when the field cannot be cleared. */
  readonly onClear: (() => void) | undefined
}

function InnerButtons({ field: { open, label }, inputRef, onClear }: InnerButtonsProps) {
  const { text } = useLocale()
  if (!open && !onClear) return null
  return (
    <span className="ep-field-buttons">
      {open ? <InnerButton glyph="open" {...open} inputRef={inputRef} /> : null}
      {onClear ? <InnerButton glyph="clear" label={text('controls.clear', { label })} onPress={onClear} inputRef={inputRef} /> : null}
    </span>
  )
}

interface InnerButtonProps {
  readonly glyph: 'open' | 'clear'
  readonly label: string
  readonly inputRef: RefObject<HTMLInputElement | null>
  readonly onPress: () => void
}

/** Not a tab stop: on the keyboard, deleting the text clears the field and Alt+Enter opens the record. */
function InnerButton({ glyph, label, inputRef, onPress }: InnerButtonProps) {
  const press = () => {
    // First, so that a dialog later returns the focus to the field.
    inputRef.current?.focus()
    onPress()
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`ep-field-button ep-glyph ep-glyph-${glyph}`}
      aria-label={label}
      title={glyph === 'open' ? label : undefined}
      onClick={press}
    />
  )
}

/** Loading, errors and empty results are shown to everybody. The number of options is only for assistive technology, since others see it. */
function ListNote({ options, isLoading, hasFailed, leftOut = [] }: ComboBoxProps) {
  const { text, plural } = useLocale()
  const count = options.length
  const note = isLoading ? text('controls.loading') : hasFailed ? text('controls.failed') : count === 0 ? text('controls.none') : undefined
  return (
    <div className={note !== undefined || leftOut.length > 0 ? 'ep-option-note' : 'ep-visually-hidden'} role="status">
      {leftOut.length === 0 ? (
        (note ?? plural('controls.found', count))
      ) : (
        <>
          {text('controls.leftOut')}
          <ul className="ep-option-left">
            {leftOut.map(({ value, label, detail }) => (
              <li key={value}>
                {label}: {detail}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
