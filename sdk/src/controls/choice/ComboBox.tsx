import { ChevronDown, X } from 'lucide-react'
import { type PointerEvent, type RefObject, useId, useRef } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ComboBoxProps } from './ComboBoxProps.js'
import type { FieldProps } from '../FieldProps.js'
import { InputFrame } from '../InputFrame.js'
import { useLeave } from '../leave.js'
import { OptionList } from './OptionList.js'
import { Popover } from '../../overlay/Popover.js'
import { useComboBox } from './useComboBox.js'

/** One of many, by typing a part of its name or from the open list. @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function ComboBox(props: ComboBoxProps) {
  const { field, options, selectedText, placeholder, isShort } = props
  const { text } = useLocale()
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const box = useComboBox(props)
  const leave = useLeave(box.leave)
  const isFixed = field.isReadOnly === true || field.isDisabled === true
  const isOptional = !field.isRequired || field.isCompact === true
  const canClear = !isFixed && (field.unread !== undefined || (selectedText !== '' && isOptional))
  return (
    <div className="ep-field-shell" {...leave}>
      <InputFrame
        field={box.isUnsettled ? { ...field, error: undefined } : field}
        inputRef={inputRef}
        className={`ep-field-with-button${canClear ? ' ep-field-with-clear' : ''}${field.button ? ' ep-field-with-open' : ''}`}
        inputProps={{
          ...comboBoxRole(id, box),
          'aria-keyshortcuts': field.button && 'Alt+Enter',
          inputMode: isShort ? 'none' : undefined,
          placeholder: placeholder ?? (isFixed ? undefined : text('controls.choose')),
          value: box.shown,
          onChange: (event) => box.type(event.target.value),
          onKeyDown: box.onKeyDown,
          onClick: box.press,
          onFocus: (event) => event.target.select(),
        }}
      >
        <ComboBoxButtons field={field} inputRef={inputRef} onClear={canClear ? () => box.choose(null) : undefined} onToggle={box.toggle} />
      </InputFrame>
      {box.isOpen ? (
        <Popover anchor={inputRef} isFullWidth className="ep-combo">
          <OptionList
            id={id}
            label={field.label}
            options={options}
            active={box.active}
            value={field.value}
            onChoose={box.choose}
            create={field.create && { label: field.create.label(box.typed), onPress: box.create }}
          />
          <ListNote {...props} />
        </Popover>
      ) : null}
    </div>
  )
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

interface ComboBoxButtonsProps {
  readonly field: FieldProps
  readonly inputRef: RefObject<HTMLInputElement | null>
  /** None where nothing may be taken back. */
  readonly onClear: (() => void) | undefined
  readonly onToggle: () => void
}

function ComboBoxButtons({ field, inputRef, onClear, onToggle }: ComboBoxButtonsProps) {
  const { text } = useLocale()
  const clear = () => {
    onClear?.()
    inputRef.current?.focus()
  }
  const toggle = (event: PointerEvent) => {
    event.preventDefault()
    inputRef.current?.focus()
    onToggle()
  }
  return (
    <span className="ep-field-buttons">
      {field.button}
      {onClear ? (
        // No stop for Tab: at the keyboard, deleting the text does the same.
        <button
          type="button"
          tabIndex={-1}
          className="ep-field-button"
          aria-label={text('controls.clear', { label: field.label })}
          onClick={clear}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
      {field.isReadOnly || field.isDisabled ? null : (
        // Not a button for assistive technology: the input says and does the same.
        <span className="ep-field-chevron" aria-hidden="true" onPointerDown={toggle}>
          <ChevronDown />
        </span>
      )}
    </span>
  )
}

/** Told to everybody: that it loads, failed or is empty. How many there are is plain to see, so only assistive technology is told. */
function ListNote({ options, isLoading, hasFailed }: ComboBoxProps) {
  const { text, plural } = useLocale()
  const count = options.length
  const note = isLoading ? text('controls.loading') : hasFailed ? text('controls.failed') : count === 0 ? text('controls.none') : undefined
  return (
    <p className={note ? 'ep-option-note' : 'ep-visually-hidden'} role="status">
      {note ?? plural('controls.found', count)}
    </p>
  )
}
