import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { readTags, type TagsOptions } from '../../kinds/text/tags.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { ChipList } from '../ChipList.js'
import type { FieldProps } from '../FieldProps.js'
import { InputFrame } from '../InputFrame.js'

/** Free words: Enter or a comma adds a word; Backspace in the empty field takes the last one back for editing. */
export function TagsControl(field: FieldProps) {
  const { control, value, onChange, onBlur, isReadOnly, isDisabled } = field
  const { max = Infinity } = control.options as TagsOptions
  const { text } = useLocale()
  const [typed, setTyped] = useState('')
  const words = Array.isArray(value) ? (value as readonly string[]) : []
  const isFixed = isReadOnly || isDisabled
  const add = (written: string) => {
    const all = [...new Set([...words, ...readTags(written)])]
    if (all.length !== words.length) onChange(all)
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnd = event.key === 'Enter' || event.key === ',' || event.key === ';'
    if (isEnd && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    }
    if (event.key !== 'Backspace' || typed !== '' || isFixed) return
    event.preventDefault()
    setTyped(words.at(-1) ?? '')
    onChange(words.slice(0, -1))
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (readTags(pasted).length < 2) return
    event.preventDefault()
    add(`${typed},${pasted}`)
  }
  return (
    <ChipList
      label={field.label}
      items={words.map((word) => ({ key: word, text: word }))}
      onRemove={isFixed ? undefined : (word) => onChange(words.filter((other) => other !== word))}
    >
      <div onPaste={onPaste}>
        <InputFrame
          field={{ ...field, isReadOnly: isReadOnly || words.length >= max }}
          inputProps={{
            type: 'text',
            value: typed,
            placeholder: isFixed ? undefined : text('controls.tagsPlaceholder'),
            onKeyDown,
            onChange: (event) => setTyped(event.target.value),
            onBlur: () => {
              if (typed.trim() !== '') add(typed)
              onBlur?.()
            },
          }}
        />
      </div>
    </ChipList>
  )
}
