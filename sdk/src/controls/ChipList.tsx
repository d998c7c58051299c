import { X } from '../icons/icons.js'
import { type ReactNode, useRef, useState } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import './chips.css'

interface ChipListProps<Key> {
  /** Label of the field. */
  readonly label: string
  readonly items: readonly { readonly key: Key; readonly text: string }[]
  /** Missing when no item may be removed. */
  readonly onRemove: ((key: Key) => void) | undefined
  /** The input that adds items. */
  readonly children: ReactNode
}

/** The items of a field with several values, each with a remove button. */
export function ChipList<Key extends string | number>({ label, items, onRemove, children }: ChipListProps<Key>) {
  const { text } = useLocale()
  const shellRef = useRef<HTMLDivElement>(null)
  const remove = (key: Key) => {
    onRemove?.(key)
    // The button disappears, so keyboard focus moves to the field.
    shellRef.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={shellRef} className="ep-field-shell">
      {children}
      <ChipTold items={items} />
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

/** Says the items after each change; nothing at the beginning. */
function ChipTold<Key extends string | number>({ items }: Pick<ChipListProps<Key>, 'items'>) {
  const keys = items.map(({ key }) => key).join()
  const [first, setFirst] = useState<string | undefined>(keys)
  if (first !== undefined && first !== keys) setFirst(undefined)
  return (
    <span role="status" className="ep-visually-hidden">
      {first === undefined && items.map(({ text }) => text).join(', ')}
    </span>
  )
}
