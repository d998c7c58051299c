import { Button } from '../../feedback/Button.js'
import { useRef, useState } from 'react'
import type { Stored } from '../../core/record.js'
import { Modal } from '../../feedback/Modal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { useForm } from '../store/FormContext.js'
import { readLinkNames } from '../store/linkNames.js'
import type { Side } from '../record/mergeRows.js'
import { conflictKey, type FieldConflict, findConflicts, foreignChanges, type Versions } from '../record/mergeValues.js'
import { ConflictField } from './ConflictField.js'
import './conflict.css'

export interface ConflictDialogProps {
  /** The record as somebody else has stored it. */
  readonly current: Stored
  readonly versions: Versions
  readonly isOpen: boolean
  /** Later: nothing changes. */
  readonly onClose: () => void
  readonly onResolve: (prefer: (key: string) => Side) => void
}

/** The fields that two people changed, side by side, and a choice for each; everything else goes together by itself. */
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
      {/* Not disabled: pressed too early it leads to the first field without a choice. */}
      <Button variant="accent" onPress={onApply}>
        {text('form.conflict.apply')}
      </Button>
    </>
  )
}

/** What the other person changed and nobody has to choose. */
function Together({ versions, conflicts }: { readonly versions: Versions; readonly conflicts: readonly FieldConflict[] }) {
  const locale = useLocale()
  const { resource } = useForm().store
  const asked = new Set(conflicts.flatMap(({ keys }) => keys))
  const rest = foreignChanges(versions).filter((key) => !asked.has(key))
  if (rest.length === 0) return null
  const fields = rest.map((key) => fieldLabel(locale, resource.messages, key)).join(', ')
  return <p className="ep-conflict-rest">{locale.text('form.conflict.together', { fields })}</p>
}
