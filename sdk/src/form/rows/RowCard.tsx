import { Button } from '../../feedback/Button.js'
import { type ReactNode, useId } from 'react'
import type { AnyControl, AnyFieldset } from '../../core/control.js'
import type { RowsOptions } from '../../kinds/part/rows.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { textOf } from '../../validators/text.js'
import { ValidityMark } from '../../values/ValidityMark.js'
import { mayEdit, useForm, useFormState, usePlace } from '../store/FormContext.js'
import type { NestingFieldProps } from '../store/FormFieldProps.js'
import { getAt } from '../core/fieldPath.js'
import { markMain } from '../store/rows.js'
import { depthOf } from '../core/rowTitle.js'

interface RowCardProps extends Pick<NestingFieldProps, 'Field'> {
  /** Path of the rows: `guardians`. */
  readonly path: string
  readonly index: number
  readonly control: AnyControl
  readonly fieldset: AnyFieldset
  readonly title: string
  readonly onMove?: (step: -1 | 1) => void
  readonly onDuplicate?: () => void
  readonly onRemove?: () => void
  /** Shown below a field. */
  readonly noteOf?: (name: string) => ReactNode
  /** Shown after the fields. */
  readonly children?: ReactNode
}

/** One sub-record: its number, its main mark, its fields, and the buttons to copy and remove it. */
export function RowCard({ path, index, control, fieldset, title, onMove, onDuplicate, onRemove, Field, noteOf, children }: RowCardProps) {
  const id = useId()
  const { text } = useLocale()
  const scope = `${path}[${index}]`
  const ref = usePlace(scope)
  const { mainKey, validityKey } = control.options as RowsOptions
  const Heading = depthOf(path) === 0 ? 'h4' : 'h6'
  return (
    <div ref={ref} role="group" aria-labelledby={id} className="ep-row" data-depth={depthOf(path) || undefined} data-path={scope}>
      <div className="ep-row-head">
        <Heading id={id} className="ep-row-title">
          {title}
        </Heading>
        {validityKey ? <RowValidity path={`${scope}.${validityKey}`} /> : null}
        {mainKey ? <MainMark path={path} index={index} mainKey={mainKey} fieldset={fieldset} /> : null}
        <span className="ep-row-tools">
          {onMove ? (
            <>
              <RowButton label={text('form.moveRowUp', { value: title })} glyph="up" step={-1} onClick={() => onMove(-1)} />
              <RowButton label={text('form.moveRowDown', { value: title })} glyph="down" step={1} onClick={() => onMove(1)} />
            </>
          ) : null}
          {onDuplicate ? (
            <RowButton
              label={text('form.duplicateRow', { value: title })}
              title={text('form.duplicate')}
              glyph="copy"
              onClick={onDuplicate}
            />
          ) : null}
          {onRemove ? (
            <RowButton label={text('form.removeRow', { value: title })} title={text('form.remove')} glyph="trash" onClick={onRemove} />
          ) : null}
        </span>
      </div>
      <div className="ep-grid">
        {fieldset.layout.map((key) => {
          const inner = key === mainKey ? undefined : fieldset.fields[key]
          return inner ? <Field key={key} scope={scope} name={key} control={inner} texts={fieldset.messages} note={noteOf?.(key)} /> : null
        })}
        {children}
      </div>
    </div>
  )
}

function RowValidity({ path }: { readonly path: string }) {
  return <ValidityMark validUntil={useFormState((state) => textOf(getAt(state.values, path)))} />
}

interface RowButtonProps {
  readonly label: string
  readonly title?: string
  /** The direction of a button that moves the row. */
  readonly step?: -1 | 1
  readonly glyph: 'up' | 'down' | 'copy' | 'trash'
  readonly onClick: () => void
}

function RowButton({ label, title = label, step, glyph, onClick }: RowButtonProps) {
  return (
    <Button
      variant="icon"
      className={`ep-glyph ep-glyph-${glyph} ${glyph === 'trash' ? 'ep-button-removing' : ''}`}
      aria-label={label}
      title={title}
      data-move={step}
      onPress={onClick}
    />
  )
}

interface MainMarkProps {
  readonly path: string
  readonly index: number
  readonly mainKey: string
  readonly fieldset: AnyFieldset
}

function MainMark({ path, index, mainKey, fieldset }: MainMarkProps) {
  const id = useId()
  const locale = useLocale()
  const form = useForm()
  const { store } = form
  const isMain = useFormState((state) => getAt(state.values, `${path}[${index}].${mainKey}`) === true)
  return (
    <label className="ep-check" htmlFor={id}>
      <input
        id={id}
        type="radio"
        // No `name`: the values keep exactly one, and a name would join rows of several forms.
        checked={isMain}
        disabled={!mayEdit(form, `${path}[${index}].${mainKey}`)}
        onChange={() => markMain(store, path, mainKey, index)}
      />
      <span>{fieldLabel(locale, fieldset.messages, mainKey)}</span>
    </label>
  )
}
