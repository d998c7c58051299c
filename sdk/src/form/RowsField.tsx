import { Button } from '@adobe/react-spectrum/Button'
import { Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { RowsOptions } from '../core/control.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useForm, useFormState } from './FormContext.js'
import type { NestingFieldProps } from './FormFieldProps.js'
import { joinPath } from './fieldPath.js'
import { fieldLabel, issueText } from './issueTexts.js'
import { RowCard } from './RowCard.js'
import { addRow, removeRow, rowKeysOf } from './rows.js'

/** Sub-records of a record: guardians, accounts, functions held. */
export function RowsField(props: NestingFieldProps) {
  const { scope, name, control, texts, isTitled, Field } = props
  const id = useId()
  const locale = useLocale()
  const { store, isReadOnly, recheck } = useForm()
  const path = joinPath(scope, name)
  const count = useFormState((state) => rowKeysOf(state, path).length)
  const keys = rowKeysOf(store.getState(), path)
  const [undo, setUndo] = useState<{ readonly row: number; readonly restore: () => void } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const added = useRef(false)
  useEffect(() => {
    if (!added.current) return
    added.current = false
    list.current?.querySelector<HTMLElement>('.ep-row:last-of-type :is(input, textarea)')?.focus()
  }, [count])
  const { fieldset } = control
  if (!fieldset) return null
  const { max, mainKey } = control.options as RowsOptions
  const label = fieldLabel(locale, texts, name)
  const add = () => {
    added.current = true
    setUndo(null)
    addRow(store, path, fieldset.empty, { mainKey })
    recheck()
  }
  const remove = (index: number) => {
    setUndo({ row: index + 1, restore: removeRow(store, path, index) })
    recheck()
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="ep-rows" ref={list}>
      <h3 id={`${id}-label`} className={isTitled ? 'ep-visually-hidden' : 'ep-group-title'}>
        {label}
      </h3>
      <RowsIssue path={path} />
      {count === 0 ? <p className="ep-rows-empty">{locale.text('common.records.empty')}</p> : null}
      {keys.map((key, index) => (
        <RowCard
          key={key}
          path={path}
          index={index}
          control={control}
          fieldset={fieldset}
          Field={Field}
          title={`${label} ${index + 1}`}
          onRemove={isReadOnly ? undefined : () => remove(index)}
        />
      ))}
      {undo ? (
        <UndoBar
          text={locale.text('form.rowRemoved', { value: `${label} ${undo.row}` })}
          onUndo={() => {
            undo.restore()
            setUndo(null)
            recheck()
          }}
        />
      ) : null}
      {isReadOnly ? null : (
        <div>
          <Button
            variant="secondary"
            style="outline"
            isDisabled={max !== undefined && count >= max}
            onPress={add}
            aria-label={`${locale.text('common.action.add')}: ${label}`}
          >
            <Plus aria-hidden="true" className="ep-icon" />
            <span className="ep-button-text">{locale.text('common.action.add')}</span>
          </Button>
          {max !== undefined && count >= max ? <span className="ep-rows-limit">{locale.text('validation.maxItems', { max })}</span> : null}
        </div>
      )}
    </div>
  )
}

function RowsIssue({ path }: { readonly path: string }) {
  const locale = useLocale()
  const { store } = useForm()
  const issue = useFormState((state) => state.issues.get(path))
  return issue ? (
    <p className="ep-field-note ep-field-error" role="alert">
      {issueText(store.resource, locale, issue)}
    </p>
  ) : null
}

function UndoBar({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) {
  const locale = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  // The button that had the focus went with its row.
  useEffect(() => button.current?.focus(), [])
  return (
    <p className="ep-undo" role="status">
      {text}
      <button ref={button} type="button" className="ep-link-button" onClick={onUndo}>
        {locale.text('form.undo')}
      </button>
    </p>
  )
}
