import { useId } from 'react'
import type { AnyFieldset } from '../../core/control.js'
import type { AnyResource } from '../../core/resource.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import type { Values } from '../store/fieldPath.js'
import { isSame } from '../store/isSame.js'
import type { LinkNames } from '../store/linkNames.js'
import type { Side } from '../record/mergeRows.js'
import type { FieldConflict, Versions } from '../record/mergeValues.js'
import { FieldsText, RowText, ValueText } from './ValueText.js'

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
