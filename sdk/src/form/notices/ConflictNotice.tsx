import { Button } from '../../feedback/Button.js'
import { useState } from 'react'
import type { Stored } from '../../core/record.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { versionsOf } from '../record/adoptStored.js'
import { useForm } from '../store/FormContext.js'
import type { Side } from '../record/mergeRows.js'
import { Notice } from './Notice.js'
import { useIsDirty } from '../store/useStore.js'

const loadDialog = () => import('../conflict/ConflictDialog.js')

interface ConflictNoticeProps {
  /** The record as somebody else has stored it. */
  readonly current: Stored
  readonly onResolve: (prefer: (key: string) => Side) => void
  readonly onLoadCurrent: () => void
}

/** Two people changed the same fields of one record. The dialog to choose opens by itself, and again from here; nothing typed goes before. */
export function ConflictNotice({ current, onResolve, onLoadCurrent }: ConflictNoticeProps) {
  const { text, dateTime } = useLocale()
  const { store } = useForm()
  const [isOpen, setOpen] = useState(true)
  const dialog = useLoaded(loadDialog, isOpen)
  return (
    <>
      <Notice
        tone="notice"
        isUrgent
        title={text('common.failure.stale')}
        actions={
          <>
            <Button variant="accent" onPress={() => setOpen(true)}>
              {text('form.conflict.compare')}
            </Button>
            <Button variant="secondary" onPress={onLoadCurrent}>
              {text('form.conflict.loadCurrent')}
            </Button>
          </>
        }
      >
        <p>{text('form.conflict.who', { who: current.updatedBy?.label ?? text('form.system'), at: dateTime(current.updatedAt) })}</p>
        <p>{text('form.conflict.hint')}</p>
      </Notice>
      {dialog ? (
        <dialog.ConflictDialog
          current={current}
          versions={versionsOf(store, current)}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onResolve={onResolve}
        />
      ) : null}
    </>
  )
}

/** Somebody else changed other fields: both sides stand in the form already, and the person saves. */
export function MergedNotice({ current, keys }: { readonly current: Stored; readonly keys: readonly string[] }) {
  const locale = useLocale()
  const { text, dateTime } = locale
  const { store } = useForm()
  const { resource } = store
  const isDirty = useIsDirty(store)
  // What was chosen in a dialog that is gone: the focus has to go on from somewhere.
  if (keys.length === 0) return <Notice tone="info" isUrgent title={text(isDirty ? 'form.conflict.done' : 'form.conflict.nothingLeft')} />
  const fields = keys.map((key) => fieldLabel(locale, resource.messages, key)).join(', ')
  const who = current.updatedBy?.label ?? text('form.system')
  return (
    <Notice tone="notice" isUrgent title={text('common.failure.stale')}>
      <p>{text('form.conflict.merged', { who, at: dateTime(current.updatedAt), fields })}</p>
    </Notice>
  )
}
