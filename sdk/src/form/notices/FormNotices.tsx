import type { FormController } from '../record/useFormController.js'
import { DraftNotice } from '../drafts/DraftNotice.js'
import { ConflictNotice, MergedNotice } from './ConflictNotice.js'
import { ErrorSummary } from './ErrorSummary.js'
import { ProblemNotice } from './ProblemNotice.js'
import { part } from '../../feedback/part.js'
import type { Stored } from '../../core/record.js'
import { openFields } from '../store/openFields.js'
import { isReadOnlyIn } from '../../core/workflow.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm, useFormState } from '../store/FormContext.js'
import { Notice } from './Notice.js'
import { Button } from '../../feedback/Button.js'
import { useIsSlow } from '../../feedback/useIsSlow.js'
import { isSavingNow } from '../store/formStore.js'

/** Everything that went wrong with the whole form, and what to do about it. */
export function FormNotices({ controller }: { readonly controller: FormController }) {
  return (
    <div className="ep-form-notices">
      {controller.readOnlyReason === undefined ? null : <ReadOnlyNotice reason={controller.readOnlyReason} record={controller.record} />}
      <ReasonNotice record={controller.record} />
      <LockedNotice />
      <ErrorSummary refusals={controller.refusals} />
      <DraftNotice draft={controller.draft} record={controller.record} />
      <Conflict controller={controller} />
      <ProblemNotice problem={controller.problem} record={controller.record} onDismiss={controller.dismiss} onRetry={controller.retry} />
      <SlowNotice onStop={controller.stop} />
    </div>
  )
}

function Conflict({ controller: { problem, resolve, loadCurrent } }: { readonly controller: FormController }) {
  if (problem?.kind === 'merged') return <MergedNotice current={problem.current} keys={problem.keys} />
  if (problem?.kind !== 'conflict') return null
  // A later state of the record is another question.
  const { current } = problem
  return <ConflictNotice key={current.version} current={current} onResolve={resolve} onLoadCurrent={loadCurrent} />
}

const FinalReason = part(() => import('../status/FinalReason.js'), 'FinalReason')
const StatusNotice = part(() => import('../status/FinalReason.js'), 'StatusNotice')

/** Why a record came into a status that it is not left in: the person who goes on must know it. */
function ReasonNotice({ record }: { readonly record: Stored | undefined }) {
  const { contract } = useForm().store.resource
  if (!record || isReadOnlyIn(contract, record.status)) return null
  const isExplained = contract.transitions.some(({ to, needsReason }) => needsReason && to === record.status)
  return isExplained ? <StatusNotice key={record.version} recordId={record.id} status={record.status} /> : null
}

/** Why nothing may be changed, and who saw to that when the record's status is final. */
function ReadOnlyNotice({ reason, record }: { readonly reason: string; readonly record: Stored | undefined }) {
  const { text } = useLocale()
  const { contract } = useForm().store.resource
  return (
    <Notice tone="info" title={text('form.readOnly')}>
      <p>{reason}</p>
      {record && isReadOnlyIn(contract, record.status) ? (
        <FinalReason key={record.version} recordId={record.id} status={record.status} />
      ) : null}
    </Notice>
  )
}

/** Which fields the record's status leaves open, where these are not all. */
function LockedNotice() {
  const locale = useLocale()
  const form = useForm()
  const shown = openFields(form)
  if (shown === undefined || form.isReadOnly) return null
  const { store } = form
  const fields = shown.map((key) => fieldLabel(locale, store.resource.messages, key)).join(', ')
  return <Notice tone="info" title={shown.length > 0 ? locale.text('form.locked', { fields }) : locale.text('common.failure.final')} />
}

interface SlowNoticeProps {
  readonly onStop: () => void
}

/** Nothing aborts by itself: after a while the person may stop waiting. */
function SlowNotice({ onStop }: SlowNoticeProps) {
  const { text } = useLocale()
  const isSlow = useIsSlow(useFormState(isSavingNow))
  if (!isSlow) return null
  return (
    <Notice
      tone="info"
      title={text('common.slow')}
      actions={
        <Button variant="secondary" onPress={onStop}>
          {text('common.action.cancel')}
        </Button>
      }
    >
      <p>{text('form.nothingLost')}</p>
    </Notice>
  )
}
