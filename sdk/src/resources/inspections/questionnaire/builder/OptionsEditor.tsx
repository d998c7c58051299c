import { Button } from '../../../../feedback/Button.js'
import { ArrowDown, ArrowUp, Plus, X } from '../../../../icons/icons.js'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { RowsIssue } from '../../../../form/rows/RowsTitle.js'
import { addRow, moveRow, removeRow, rowKeysOf } from '../../../../form/store/rows.js'
import { useForm, useFormState } from '../../../../form/store/FormContext.js'
import { getAt, type Values } from '../../../../form/core/fieldPath.js'
import { useBuilder } from './BuilderContext.js'
import { endsLine } from './endsLine.js'
import { textOf } from './pure/rows.js'
import { useBuilderText } from './useBuilderText.js'

/** Same limit as in the schema. */
const most = 20

/** Editor of a question's options: add, order and remove. */
export function OptionsEditor({ path, code }: { readonly path: string; readonly code: string }) {
  const list = useRef<HTMLDivElement>(null)
  const { store, places } = useForm()
  useEffect(() => (list.current ? places.add(path, list.current) : undefined), [places, path])
  const { isReadOnly } = useBuilder()
  const { say } = useBuilderText()
  useFormState((state) => rowKeysOf(state, path).join())
  const keys = rowKeysOf(store.getState(), path)
  const { add, move, remove, onKeyDown, onPaste } = useOptionEdits({ list, path, code, count: keys.length })
  return (
    <div ref={list} role="group" aria-label={say('options')} className="ep-builder-options" data-path={path}>
      <p className="ep-builder-label">{say('options')}</p>
      <RowsIssue path={path} />
      {keys.map((key, index) => (
        // Handles keys and pastes of all fields inside.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          key={key}
          ref={(element) => (element ? places.add(`${path}[${index}]`, element) : undefined)}
          role="group"
          aria-label={say('option', { number: index + 1 })}
          className="ep-builder-option"
          data-option={index}
          data-path={`${path}[${index}]`}
          onKeyDown={(event) => onKeyDown(event, index)}
          onPaste={(event) => onPaste(event, index)}
        >
          <OptionFields scope={`${path}[${index}]`} />
          {isReadOnly ? null : (
            <span className="ep-builder-tools">
              <IconButton
                label={say('up', { name: say('option', { number: index + 1 }) })}
                step={-1}
                Icon={ArrowUp}
                onPress={() => move(index, -1)}
              />
              <IconButton
                label={say('down', { name: say('option', { number: index + 1 }) })}
                step={1}
                Icon={ArrowDown}
                onPress={() => move(index, 1)}
              />
              <IconButton label={say('remove', { name: say('option', { number: index + 1 }) })} Icon={X} onPress={() => remove(index)} />
            </span>
          )}
        </div>
      ))}
      {isReadOnly || keys.length >= most ? null : (
        <div className="ep-builder-adds">
          <button type="button" className="ep-builder-add" data-add-option onClick={() => add(keys.length)}>
            <Plus aria-hidden="true" className="ep-icon" />
            {say('addOption')}
          </button>
          <span className="ep-builder-note">{say('optionHint')}</span>
        </div>
      )}
    </div>
  )
}

interface OptionEdits {
  readonly list: RefObject<HTMLElement | null>
  readonly path: string
  readonly code: string
  readonly count: number
}

/** Adds, moves and removes options, and moves the focus with them. */
function useOptionEdits({ list, path, code, count }: OptionEdits) {
  const { store } = useForm()
  const { actions, option, isReadOnly } = useBuilder()
  const { say } = useBuilderText()
  const goTo = useRef<string>(undefined)
  useEffect(() => {
    if (goTo.current === undefined) return
    list.current?.querySelector<HTMLElement>(goTo.current)?.focus()
    goTo.current = undefined
  })
  const field = (index: number) => `[data-path="${path}[${index}].label"] input`
  const add = (index: number, labels: readonly string[] = ['']) => {
    const room = labels.slice(0, most - count)
    for (const [place, label] of room.entries()) addRow(store, path, { ...option.empty, label }, { index: index + place })
    goTo.current = field(index + Math.max(0, room.length - 1))
  }
  const move = (index: number, step: -1 | 1) => {
    const to = index + step
    if (to < 0 || to >= count) actions.say(say('atEnd'))
    else {
      moveRow(store, path, index, to)
      goTo.current = `[data-option="${to}"] [data-move="${step}"]`
    }
  }
  const remove = (index: number) => {
    const row = getAt(store.getState().values, `${path}[${index}]`) as Values | undefined
    void actions.releaseOption(code, textOf(row?.value), () => {
      removeRow(store, path, index)
      goTo.current = index > 0 ? field(index - 1) : '[data-add-option]'
    })
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (!endsLine(event)) return
    if (index + 1 < count) list.current?.querySelector<HTMLElement>(field(index + 1))?.focus()
    else if (count < most) add(index + 1)
  }
  const onPaste = (event: ClipboardEvent, index: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
    const isEmpty = event.target instanceof HTMLInputElement && event.target.value === ''
    if (lines.length < 2 || isReadOnly) return
    event.preventDefault()
    const [first = '', ...rest] = lines
    if (isEmpty) store.change(`${path}[${index}].label`, first)
    add(index + 1, isEmpty ? rest : lines)
  }
  return { add, move, remove, onKeyDown, onPaste }
}

function OptionFields({ scope }: { readonly scope: string }) {
  const { option, Field } = useBuilder()
  return (['label', 'score', 'isNonConformity'] as const).map((name) => {
    const control = option.fields[name]
    return control ? <Field key={name} scope={scope} name={name} control={control} texts={option.messages} /> : null
  })
}

interface IconButtonProps {
  readonly label: string
  readonly step?: -1 | 1
  readonly Icon: typeof ArrowUp
  readonly onPress: () => void
}

/** A button that shows only an icon. */
export function IconButton({ label, step, Icon, onPress }: IconButtonProps) {
  return (
    <Button variant="icon" aria-label={label} title={label} data-move={step} onPress={onPress}>
      <Icon aria-hidden="true" />
    </Button>
  )
}
