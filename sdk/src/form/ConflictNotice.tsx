import { Button } from '@adobe/react-spectrum/Button'
import type { Stored } from '../core/record.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { fieldLabel } from '../locale/resourceText.js'
import { useForm } from './FormContext.js'
import { toValues } from './formValues.js'
import { foreignChanges } from './mergeValues.js'
import { Notice } from './Notice.js'

interface ConflictNoticeProps {
  /** The record as somebody else has stored it. */
  readonly current: Stored
  readonly onResolve: (choice: 'current' | 'mine') => void
}

/** Two people changed one record: what the other one changed, and the choice. Nothing typed goes before the choice. */
export function ConflictNotice({ current, onResolve }: ConflictNoticeProps) {
  const locale = useLocale()
  const { text, dateTime } = locale
  const { store } = useForm()
  const { resource } = store
  const { initial, values } = store.getState()
  const changes = foreignChanges({ original: initial, mine: values, current: toValues(resource, { ...current }) })
  return (
    <Notice
      tone="notice"
      isUrgent
      title={text('common.failure.stale')}
      actions={
        <>
          <Button variant="secondary" style="outline" onPress={() => onResolve('current')}>
            {text('form.conflict.loadCurrent')}
          </Button>
          <Button variant="secondary" style="outline" onPress={() => onResolve('mine')}>
            {text('form.conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p>{text('form.conflict.who', { who: current.updatedBy?.label ?? text('form.system'), at: dateTime(current.updatedAt) })}</p>
      {changes.length > 0 ? (
        <ul className="ep-summary">
          {changes.map(({ key, isMineToo }) => (
            <li key={key}>
              {fieldLabel(locale, resource.messages, key)}
              {isMineToo ? ` (${text('form.conflict.mineToo')})` : ''}
            </li>
          ))}
        </ul>
      ) : null}
      <p>{text('form.conflict.hint')}</p>
    </Notice>
  )
}
