import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { FieldOption } from './filterOptions.js'

interface OptionListProps {
  /** The list is `<id>-list`, its options `<id>-<index>`. */
  readonly id: string
  readonly label: string
  readonly options: readonly FieldOption[]
  /** Index of the option that Enter would take; -1 for none. */
  readonly active: number
  readonly value: unknown
  readonly onChoose: (option: FieldOption) => void
}

/** The open list of a combo box; the focus stays in its input. */
export function OptionList({ id, label, options, active, value, onChoose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const option = active >= 0 ? list.current?.children[active] : undefined
    option?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className="ep-options">
      {options.map((option, index) => (
        // The input handles the keys: options are never focused.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          className={`ep-option${index === active ? ' ep-option-active' : ''}`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <span className="ep-option-text">
            <span className="ep-option-label">{option.label}</span>
            {option.detail ? <span className="ep-option-detail"> {option.detail}</span> : null}
          </span>
          {option.value === value ? <Check aria-hidden="true" /> : null}
        </div>
      ))}
    </div>
  )
}
