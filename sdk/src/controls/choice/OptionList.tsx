import { Check, Plus } from '../../icons/icons.js'
import { useEffect, useRef } from 'react'
import { type FieldOption, holdsWords } from './filterOptions.js'

interface OptionListProps {
  /** The list has the id `<id>-list`, its options `<id>-<index>`. */
  readonly id: string
  readonly label: string
  readonly options: readonly FieldOption[]
  /** The text whose own list is on its way: of the earlier one, which stays in sight, only options that hold it can be pressed. */
  readonly awaited?: string
  /** Index of the option that Enter chooses; -1 for none. */
  readonly active: number
  readonly value: unknown
  readonly onChoose: (option: FieldOption) => void
  /** An extra last option that creates a record. */
  readonly create?: { readonly label: string; readonly onPress: () => void }
}

/** The open list of a combo box; the focus stays in its input. */
export function OptionList({ id, label, options, awaited, active, value, onChoose, create }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const isStale = ({ label }: FieldOption) => awaited !== undefined && !holdsWords(label, awaited)
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
          aria-disabled={isStale(option) || undefined}
          className={`ep-option${index === active ? ' ep-option-active' : ''}`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={isStale(option) ? undefined : () => onChoose(option)}
        >
          <span className="ep-option-text">
            <span className="ep-option-label">{option.label}</span>
            {option.detail ? <span className="ep-option-detail"> {option.detail}</span> : null}
          </span>
          {option.value === value ? <Check aria-hidden="true" /> : null}
        </div>
      ))}
      {create ? (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          id={`${id}-${options.length}`}
          role="option"
          tabIndex={-1}
          aria-selected={false}
          className={`ep-option ep-option-create${active === options.length ? ' ep-option-active' : ''}`}
          onPointerDown={(event) => event.preventDefault()}
          aria-disabled={awaited !== undefined || undefined}
          onClick={awaited === undefined ? create.onPress : undefined}
        >
          <Plus aria-hidden="true" />
          <span className="ep-option-text">{create.label}</span>
        </div>
      ) : null}
    </div>
  )
}
