import { useId } from 'react'
import type { AnyFieldset, AnyControl } from '../../core/control.js'
import type { AnyResource } from '../../core/resource.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel, type ScopeMessages } from '../../locale/resourceText.js'
import type { Values } from '../store/fieldPath.js'
import { isSame } from '../store/isSame.js'
import { type LinkNames, nameKey } from '../store/linkNames.js'
import type { Side } from '../record/mergeRows.js'
import type { FieldConflict, Versions } from '../record/mergeValues.js'
import { isGroup } from '../../kinds/part/group.js'
import { isRows } from '../../kinds/part/rows.js'
import { FieldValue } from '../../values/FieldValue.js'
import { linkLabel } from '../../values/linkLabel.js'
import { holds } from '../store/conditions.js'
import { useForm } from '../store/FormContext.js'
import { isBlank } from '../record/formValues.js'

export interface ConflictFieldProps {
  readonly resource: AnyResource
  readonly conflict: FieldConflict
  readonly versions: Versions
  readonly names: LinkNames
  /** Who saved the current state. */
  readonly who: string
  readonly choice: Side | undefined
  readonly onChoose: (side: Side) => void
}

/** One field that both changed: my value, the current one, what stood there before, and the choice. */
export function ConflictField(props: ConflictFieldProps) {
  const { resource, conflict, who, choice, onChoose } = props
  const locale = useLocale()
  const { text } = locale
  const name = useId()
  const label = conflict.keys.map((key) => fieldLabel(locale, resource.messages, key)).join(' / ')
  const heads: Readonly<Record<Side, string>> = { mine: text('form.conflict.yours'), current: text('form.conflict.theirs', { who }) }
  return (
    <fieldset className="ep-conflict">
      <legend>{label}</legend>
      {(['mine', 'current'] as const).map((side) => (
        <label key={side} className="ep-conflict-side" data-chosen={choice === side || undefined}>
          <input type="radio" name={name} checked={choice === side} onChange={() => onChoose(side)} />
          <span className="ep-conflict-head">{heads[side]}</span>
          <SideText {...props} side={side} />
        </label>
      ))}
      <p className="ep-conflict-side ep-conflict-before">
        <span className="ep-conflict-head">{text('form.conflict.before')}</span>
        <SideText {...props} side="original" />
      </p>
    </fieldset>
  )
}

interface SideTextProps extends Pick<ConflictFieldProps, 'resource' | 'conflict' | 'versions' | 'names'> {
  readonly side: keyof Versions
}

function SideText({ resource, conflict: { keys, rows }, versions, names, side }: SideTextProps) {
  const locale = useLocale()
  const fieldset = resource.fields[keys[0] ?? '']?.fieldset
  if (rows && fieldset) {
    return (
      <span className="ep-conflict-value">
        {rows.map((row, index) => (
          // The rows of a conflict stay as they are while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <RowText key={index} fieldset={fieldset} row={row[side]} names={names} />
        ))}
      </span>
    )
  }
  const differing = fieldset ? differingFields(fieldset, versions, keys[0] ?? '') : undefined
  const group = versions[side][keys[0] ?? '']
  if (fieldset && differing && group) {
    return (
      <span className="ep-conflict-value">
        <FieldsText fieldset={fieldset} values={group as Values} only={differing} names={names} />
      </span>
    )
  }
  return (
    <span className="ep-conflict-value">
      {keys.map((key) => (
        <span key={key} className="ep-value-field">
          {keys.length > 1 ? <span className="ep-value-label">{fieldLabel(locale, resource.messages, key)}: </span> : null}
          <ValueText control={resource.fields[key]} name={key} values={versions[side]} texts={resource.messages} names={names} />
        </span>
      ))}
    </span>
  )
}

/** Where two people changed one address, only what tells the two apart helps to choose; what both hold alike is noise. */
function differingFields(fieldset: AnyFieldset, { mine, current }: Versions, key: string): readonly string[] {
  const [ours, theirs] = [mine[key], current[key]] as (Values | null)[]
  return fieldset.layout.filter((field) => !isSame(ours?.[field], theirs?.[field]))
}

interface ValueTextProps {
  /** None for a field that no section shows. */
  readonly control: AnyControl | undefined
  readonly name: string
  /** The record, group or row that the field stands in. */
  readonly values: Values
  /** Labels of that record, group or row. */
  readonly texts: ScopeMessages
  /** Names of the records referred to. */
  readonly names: LinkNames
}

/** What a field holds, as people read it: names for ids, labels for codes, every row of a list. */
function ValueText({ control, name, values, texts, names }: ValueTextProps) {
  const { text } = useLocale()
  const value = values[name]
  if (value === null || value === undefined || (control && isBlank(control, value)))
    return <span className="ep-value-none">{text('form.conflict.empty')}</span>
  if (isGroup(control)) return <FieldsText fieldset={control.fieldset} values={value as Values} names={names} />
  if (isRows(control)) {
    return (value as readonly Values[]).map((row, index) => (
      // Rows have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <RowText key={index} fieldset={control.fieldset} row={row} names={names} />
    ))
  }
  const link = control && typeof value === 'number' ? (names.get(nameKey(control, value)) ?? linkLabel(name, control, values)) : undefined
  return (
    <span className="ep-value">
      <FieldValue control={control} name={name} values={values} texts={texts} link={link} isOpen />
    </span>
  )
}

interface FieldsTextProps {
  readonly fieldset: AnyFieldset
  readonly values: Values
  /** These fields, empty ones too. @default those that hold something */
  readonly only?: readonly string[] | undefined
  readonly names: LinkNames
}

/** The fields of a group or a row, each with its label. */
function FieldsText({ fieldset, values, only, names }: FieldsTextProps) {
  const locale = useLocale()
  const record = useForm().store.getState().values
  const hasSomething = (control: AnyControl, key: string) =>
    values[key] !== false && !isBlank(control, values[key]) && holds(control.options.visible, { values, record }, true)
  return (
    <span className="ep-value-fields">
      {fieldset.layout.map((key) => {
        const control = fieldset.fields[key]
        if (!control || !(only?.includes(key) ?? hasSomething(control, key))) return null
        return (
          <span key={key} className="ep-value-field">
            <span className="ep-value-label">{fieldLabel(locale, fieldset.messages, key)}:</span>{' '}
            <ValueText control={control} name={key} values={values} texts={fieldset.messages} names={names} />
          </span>
        )
      })}
    </span>
  )
}

interface RowTextProps extends Omit<FieldsTextProps, 'values'> {
  /** None when it was taken out. */
  readonly row: Values | undefined
}

/** One sub-record, or that it was taken out. */
function RowText({ fieldset, row, names }: RowTextProps) {
  const { text } = useLocale()
  return (
    <span className="ep-value-row">
      {row ? (
        <FieldsText fieldset={fieldset} values={row} names={names} />
      ) : (
        <span className="ep-value-none">{text('form.conflict.removed')}</span>
      )}
    </span>
  )
}
