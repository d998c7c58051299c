import { lazy, Suspense } from 'react'
import type { Stored } from '../core/record.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { useForm } from './FormContext.js'
import { Notice } from './Notice.js'

const FinalReason = lazy(async () => ({ default: (await import('./status/FinalReason.js')).FinalReason }))

/** Why nothing may be changed, and who saw to that when the record's status is final. */
export function ReadOnlyNotice({ reason, record }: { readonly reason: string; readonly record: Stored | undefined }) {
  const { text } = useLocale()
  const { contract } = useForm().store.resource
  return (
    <Notice tone="info" title={text('form.readOnly')}>
      <p>{reason}</p>
      {record && contract.finalStatuses.includes(record.status) ? (
        <Suspense>
          <FinalReason key={record.version} recordId={record.id} status={record.status} />
        </Suspense>
      ) : null}
    </Notice>
  )
}
