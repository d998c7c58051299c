import { Button } from '../../feedback/Button.js'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Stored } from '../../core/record.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel, optionLabel } from '../../locale/resourceText.js'
import { withTexts } from '../../locale/withTexts.js'
import { plainText } from '../../values/valueText.js'
import { type InlineProblem, useInlineSave } from './useInlineSave.js'
import type { ListController } from '../state/useListController.js'
import { rowOf } from '../core/rowAt.js'
import './inline.css'

interface InlineEditorProps {
  readonly controller: ListController
  readonly record: Stored
  readonly columnKey: string
}

function Editor({ controller, record, columnKey }: InlineEditorProps) {
  const { resource, inline } = controller
  const locale = useLocale()
  const before = plainText(Reflect.get(record, columnKey))
  const [value, setValue] = useState(before)
  const { save, problem, isPending } = useInlineSave({ controller, record, key: columnKey })
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const problemId = useId()
  useEffect(() => {
    field.current?.focus()
    if (columnKey !== 'status') field.current?.select()
  }, [columnKey])

  const leave = (nextKey?: string) => {
    const row = rowOf(field.current)
    if (nextKey === undefined) inline?.stop()
    else inline?.start(record.id, nextKey)
    if (nextKey === undefined) row?.focus()
  }
  const store = async (nextKey?: string, over?: Stored) => {
    if (isPending) return
    if (value.trim() === before && !over) return leave(nextKey)
    if (await save(value.trim(), over)) leave(nextKey)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a cell is edited, the row must not handle its keys.
    event.stopPropagation()
    const keys = inline?.keys ?? []
    const next = keys[keys.indexOf(columnKey) + (event.shiftKey ? -1 : 1)]
    if (event.key === 'Enter') void store()
    else if (event.key === 'Escape') leave()
    else if (event.key === 'Tab' && problem?.kind !== 'conflict') void store(next)
    else return
    event.preventDefault()
  }
  const shared = {
    ref: field,
    value,
    className: 'ep-list-inline-field',
    'aria-label': locale.text('list.inline.field', {
      field: fieldLabel(locale, resource.messages, columnKey),
      value: resource.title(record),
    }),
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem && problemId,
    'aria-busy': isPending,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside is what takes the keys
    <span className="ep-list-inline" onKeyDown={onKeyDown}>
      {columnKey === 'status' ? (
        <select {...shared} disabled={isPending} onChange={(event) => setValue(event.target.value)}>
          {['ativo', 'inativo'].map((status) => (
            <option key={status} value={status}>
              {optionLabel(locale, resource.messages, { key: 'status', value: status })}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} type="text" autoComplete="off" readOnly={isPending} onChange={(event) => setValue(event.target.value)} />
      )}
      {problem && (
        <Problem
          id={problemId}
          problem={problem}
          columnKey={columnKey}
          onKeep={(current) => void store(undefined, current)}
          onTake={() => {
            controller.list.refetch()
            leave()
          }}
        />
      )}
    </span>
  )
}

/** The editor of a cell: Enter saves, Escape cancels, Tab saves and moves to the next editable cell. */
export const InlineEditor = withTexts(['editing'], Editor)

interface ProblemProps {
  readonly id: string
  readonly problem: InlineProblem
  readonly columnKey: string
  readonly onKeep: (current: Stored) => void
  readonly onTake: () => void
}

function Problem({ id, problem, columnKey, onKeep, onTake }: ProblemProps) {
  const { text } = useLocale()
  return (
    <span id={id} role="alert" className="ep-list-inline-problem">
      {problem.kind === 'error' ? (
        problem.text
      ) : (
        <>
          <span>{text('list.inline.conflict', { value: plainText(Reflect.get(problem.current, columnKey)) })}</span>
          <Button variant="link" onPress={() => onKeep(problem.current)}>
            {text('list.inline.keep')}
          </Button>
          <Button variant="link" onPress={onTake}>
            {text('list.inline.take')}
          </Button>
        </>
      )}
    </span>
  )
}
