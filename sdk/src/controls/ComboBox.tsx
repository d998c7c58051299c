import { ChevronDown, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import type { FieldProps } from './FieldProps.js'
import type { FieldOption } from './filterOptions.js'
import { InputFrame } from './InputFrame.js'
import { useLeave } from './leave.js'
import { OptionList } from './OptionList.js'
import { Popover } from './Popover.js'
import { useComboBox } from './useComboBox.js'

export interface ComboBoxProps {
  readonly field: FieldProps
  /** What is chosen now, as text; empty when nothing is. */
  readonly selectedText: string
  /** What fits what was typed, in order. */
  readonly options: readonly FieldOption[]
  /** Told what is typed, `''` when the list opens; what is offered follows from it. */
  readonly onSearch: (search: string) => void
  readonly onOpen?: () => void
  readonly onSelect: (option: FieldOption | null) => void
  readonly isLoading?: boolean
  readonly hasFailed?: boolean
  /** Also shown when nothing can be chosen. @default "Selecione…" */
  readonly placeholder?: string
  /** No keyboard on the screen of a phone: the list is short. @default false */
  readonly isShort?: boolean
}

/** One of many, by typing a part of its name or from the open list. @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function ComboBox(props: ComboBoxProps) {
  const { field, options, selectedText, placeholder, isShort } = props
  const { text } = useLocale()
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const box = useComboBox(props)
  const leave = useLeave(box.leave)
  const isFixed = field.isReadOnly || field.isDisabled
  const canClear = selectedText !== '' && !isFixed && (!field.isRequired || field.isCompact)
  const focusInput = () => inputRef.current?.focus()
  return (
    <div className="ep-field-shell" {...leave}>
      <InputFrame
        field={field}
        inputRef={inputRef}
        className={`ep-field-with-button${canClear ? ' ep-field-with-clear' : ''}`}
        inputProps={{
          type: 'text',
          role: 'combobox',
          inputMode: isShort ? 'none' : undefined,
          autoCapitalize: 'none',
          spellCheck: false,
          placeholder: placeholder ?? (isFixed ? undefined : text('controls.choose')),
          value: box.shown,
          'aria-expanded': box.isOpen,
          'aria-controls': box.isOpen ? `${id}-list` : undefined,
          'aria-autocomplete': 'list',
          'aria-activedescendant': box.isOpen && box.active >= 0 ? `${id}-${box.active}` : undefined,
          onChange: (event) => box.type(event.target.value),
          onKeyDown: box.onKeyDown,
          onClick: box.toggle,
          onFocus: (event) => event.target.select(),
        }}
      >
        <span className="ep-field-buttons">
          {canClear ? (
            <button
              type="button"
              className="ep-field-button"
              aria-label={text('controls.clear', { label: field.label })}
              onClick={() => {
                box.choose(null)
                focusInput()
              }}
            >
              <X aria-hidden="true" />
            </button>
          ) : null}
          {isFixed ? null : (
            // Not a button for assistive technology: the input says and does the same.
            <span
              className="ep-field-chevron"
              aria-hidden="true"
              onPointerDown={(event) => {
                event.preventDefault()
                focusInput()
                box.toggle()
              }}
            >
              <ChevronDown />
            </span>
          )}
        </span>
      </InputFrame>
      {box.isOpen ? (
        <Popover anchor={inputRef} isFullWidth>
          <OptionList id={id} label={field.label} options={options} active={box.active} value={field.value} onChoose={box.choose} />
          <ListNote {...props} />
        </Popover>
      ) : null}
    </div>
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
