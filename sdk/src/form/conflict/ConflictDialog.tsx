import { Button } from '../../feedback/Button.js'
import { useRef, useState, useId } from 'react'
import type { Stored } from '../../core/record.js'
import { Modal } from '../../feedback/Modal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { useForm } from '../store/FormContext.js'
import { readLinkNames, type LinkNames } from '../core/linkNames.js'
import type { Side } from '../core/mergeRows.js'
import { conflictKey, type FieldConflict, findConflicts, foreignChanges, type Versions } from '../core/mergeValues.js'
import type { AnyFieldset } from '../../core/control.js'
import type { AnyResource } from '../../core/resource.js'
import type { Values } from '../core/fieldPath.js'
import { isSame } from '../core/isSame.js'
import { FieldsText, RowText, ValueText } from '../notices/ValueText.js'
import './conflict.css'

export interface ConflictDialogProps {
  /** The record as another person stored it. */
  readonly current: Stored
  readonly versions: Versions
  readonly isOpen: boolean
  /** Decides later: nothing changes. */
  readonly onClose: () => void
  readonly onResolve: (prefer: (key: string) => Side) => void
}

/** The fields that two people changed, side by side, with a choice for each. All other fields are merged without a question. */
export function ConflictDialog({ current, versions, isOpen, onClose, onResolve }: ConflictDialogProps) {
  const { text, dateTime } = useLocale()
  const { store } = useForm()
  const { resource } = store
  const body = useRef<HTMLDivElement>(null)
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const conflicts = findConflicts(resource.fields, versions)
  const missing = conflicts.filter((conflict) => !choices[conflictKey(conflict)])
  const names = new Map([...store.getState().names, ...readLinkNames(resource.fields, { ...current })])
  const who = current.updatedBy?.label ?? text('form.system')
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(conflicts.map((conflict) => [conflictKey(conflict), side])))
  const apply = () => {
    if (missing.length === 0) return onResolve((key) => choices[key] ?? 'mine')
    const [first] = missing
    const index = first ? conflicts.indexOf(first) : 0
    body.current?.querySelectorAll('fieldset')[index]?.querySelector('input')?.focus()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={text('form.conflict.title')}
      size="large"
      footer={<Answers missing={missing.length} onClose={onClose} onApply={apply} />}
    >
      <div ref={body} className="ep-conflicts">
        <p>{text('form.conflict.lead', { who, at: dateTime(current.updatedAt) })}</p>
        <div className="ep-conflict-all">
          <Button variant="secondary" onPress={() => chooseAll('mine')}>
            {text('form.conflict.allMine')}
          </Button>
          <Button variant="secondary" onPress={() => chooseAll('current')}>
            {text('form.conflict.allCurrent')}
          </Button>
        </div>
        {conflicts.map((conflict) => (
          <ConflictField
            key={conflictKey(conflict)}
            {...{ resource, conflict, versions, names, who }}
            choice={choices[conflictKey(conflict)]}
            onChoose={(side) => setChoices((before) => ({ ...before, [conflictKey(conflict)]: side }))}
          />
        ))}
        <Together versions={versions} conflicts={conflicts} />
      </div>
    </Modal>
  )
}

interface AnswersProps {
  readonly missing: number
  readonly onClose: () => void
  readonly onApply: () => void
}

function Answers({ missing, onClose, onApply }: AnswersProps) {
  const { text, plural } = useLocale()
  return (
    <>
      <p className="ep-conflict-missing" role="status">
        {missing > 0 ? plural('form.conflict.missing', missing) : ''}
      </p>
      <Button variant="secondary" onPress={onClose}>
        {text('form.conflict.later')}
      </Button>
      {/* Not disabled: pressed too early, it leads to the first field without a choice. */}
      <Button variant="accent" onPress={onApply}>
        {text('form.conflict.apply')}
      </Button>
    </>
  )
}

/** The other person's changes that need no choice. */
function Together({ versions, conflicts }: { readonly versions: Versions; readonly conflicts: readonly FieldConflict[] }) {
  const locale = useLocale()
  const { resource } = useForm().store
  const asked = new Set(conflicts.flatMap(({ keys }) => keys))
  const rest = foreignChanges(versions).filter((key) => !asked.has(key))
  if (rest.length === 0) return null
  const fields = rest.map((key) => fieldLabel(locale, resource.messages, key)).join(', ')
  return <p className="ep-conflict-rest">{locale.text('form.conflict.together', { fields })}</p>
}

interface ConflictFieldProps {
  readonly resource: AnyResource
  readonly conflict: FieldConflict
  readonly versions: Versions
  readonly names: LinkNames
  readonly who: string
  readonly choice: Side | undefined
  readonly onChoose: (side: Side) => void
}

/** One field that both changed: my value, the current one, the original one, and the choice. */
function ConflictField(props: ConflictFieldProps) {
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
          // The rows of a conflict do not change while it is shown.
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

/** Of two addresses only the parts that differ are shown. */
function differingFields(fieldset: AnyFieldset, { mine, current }: Versions, key: string): readonly string[] {
  const [ours, theirs] = [mine[key], current[key]] as (Values | null)[]
  return fieldset.layout.filter((field) => !isSame(ours?.[field], theirs?.[field]))
}
