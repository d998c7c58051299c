import { X } from '../icons/icons.js'
import { type ReactNode, useRef } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import './chips.css'

interface ChipListProps<Key> {
  /** Of the field. */
  readonly label: string
  readonly items: readonly { readonly key: Key; readonly text: string }[]
  /** None where nothing may be taken out. */
  readonly onRemove: ((key: Key) => void) | undefined
  /** The field by which more are added. */
  readonly children: ReactNode
}

/** What stands in a field of several, each with a button that takes it out. */
export function ChipList<Key extends string | number>({ label, items, onRemove, children }: ChipListProps<Key>) {
  const { text } = useLocale()
  const shellRef = useRef<HTMLDivElement>(null)
  const remove = (key: Key) => {
    onRemove?.(key)
    // The button goes; whoever works by keyboard goes on in the field.
    shellRef.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={shellRef} className="ep-field-shell">
      {children}
      {items.length > 0 ? (
        <ul className="ep-chips" aria-label={label}>
          {items.map(({ key, text: shown }) => (
            <li key={key} className="ep-chip">
              <span>{shown}</span>
              {onRemove ? (
                <button
                  type="button"
                  className="ep-field-button ep-chip-remove"
                  aria-label={text('controls.takeOut', { name: shown })}
                  onClick={() => remove(key)}
                >
                  <X aria-hidden="true" />
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
