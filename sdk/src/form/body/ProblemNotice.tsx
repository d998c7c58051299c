import { Button } from '../../feedback/Button.js'
import { type RefObject, useRef, useState } from 'react'
import { areMovable } from '../../api/refusal.js'
import { contractPath } from '../../core/contract.js'
import type { Stored } from '../../core/record.js'
import { useDrafts } from '../../drafts/DraftsProvider.js'
import { useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { refusalText } from '../../locale/resourceText.js'
import { useMount } from '../../mount/MountProvider.js'
import { reload } from '../../mount/reload.js'
import { Link } from '../../navigation/Link.js'
import { DependantList } from '../related/DependantList.js'
import { useForm } from '../store/FormContext.js'
import type { FormProblem } from '../core/formProblem.js'
import { Notice } from '../notices/Notice.js'

const loadDialog = () => import('../reassign/ReassignDialog.js')

interface ProblemNoticeProps {
  readonly problem: FormProblem | null
  readonly record: Stored | undefined
  readonly onDismiss: () => void
  readonly onRetry: () => void
}

/** Why the last command failed, and what the person can do. */
export function ProblemNotice({ problem, record, onDismiss, onRetry }: ProblemNoticeProps) {
  const { text } = useLocale()
  if (!problem || problem.kind === 'conflict' || problem.kind === 'merged') return null
  if (problem.kind === 'signed-in-again') return <Notice tone="notice" isUrgent title={text('common.failure.signed-in-again')} />
  if (problem.kind === 'stopped') return <Notice tone="notice" isUrgent title={text('form.stopped')} />
  if (problem.kind === 'unsent') return <UnsentNotice problem={problem} />
  if (problem.kind === 'network') return <NetworkNotice {...{ onRetry }} isPart={problem.isPart} />
  return <RefusedNotice {...{ problem, record, onDismiss, onRetry }} />
}

interface NetworkNoticeProps extends Pick<ProblemNoticeProps, 'onRetry'> {
  readonly isPart: true | undefined
}

/** Nothing answered. A part that failed once comes only with a new page in browsers other than Chromium, so that is offered too. */
function NetworkNotice({ isPart, onRetry }: NetworkNoticeProps) {
  const { text } = useLocale()
  const mount = useMount()
  const stuck = useDrafts()?.isKept === false ? 'feedback.stuck.copyFirst' : 'feedback.stuck.detail'
  const actions = (
    <>
      {isPart ? (
        <Button variant="secondary" onPress={() => reload(mount)}>
          {text('feedback.stuck.reload')}
        </Button>
      ) : null}
      <Button variant="secondary" onPress={onRetry}>
        {text('common.action.retry')}
      </Button>
    </>
  )
  return (
    <Notice tone="negative" isUrgent title={text(isPart ? 'feedback.stuck.title' : 'common.failure.network')} actions={actions}>
      <p>{text(isPart ? stuck : 'form.nothingLost')}</p>
    </Notice>
  )
}

/** Refusals that ask for another try of the same command. */
const isPassing = (code: string) => /^(?:access-(?:ended|missing)|throttled|unavailable|server|malformed)$/.test(code)

type Refused = Extract<FormProblem, { readonly kind: 'refused' }>

/** The server refused. Where the entity allows it, the records in the way can be moved to another record. */
function RefusedNotice({ problem, record, onDismiss, onRetry }: ProblemNoticeProps & { readonly problem: Refused }) {
  const locale = useLocale()
  const { store, params } = useForm()
  const { resource } = store
  const { text } = locale
  const notice = useRef<HTMLDivElement>(null)
  // A record that refers to a removed row cannot refer to another record instead.
  const canMove = problem.action !== 'save' && record !== undefined && resource.contract.isReassignable && areMovable(problem.dependants)
  return (
    <Notice
      ref={notice}
      tone="negative"
      isUrgent
      title={refusalText(locale, resource.messages, problem) ?? text('common.error.detail')}
      actions={
        <>
          {canMove ? <MoveDependants {...{ problem, record, notice, onRetry }} /> : null}
          {isPassing(problem.code) ? (
            <Button variant="secondary" onPress={onRetry}>
              {text('common.action.retry')}
            </Button>
          ) : null}
          <Button variant="secondary" onPress={onDismiss}>
            {text('common.action.close')}
          </Button>
        </>
      }
    >
      {problem.dependants ? <DependantList dependants={problem.dependants} /> : null}
      {problem.stored ? (
        <p>
          <Link to={`${contractPath(resource.contract, params)}/${problem.stored.id}`}>{problem.stored.label}</Link>
        </p>
      ) : null}
      {problem.requestId ? <p className="ep-notice-detail">{text('common.failure.requestId', { value: problem.requestId })}</p> : null}
    </Notice>
  )
}

interface MoveDependantsProps extends Pick<ProblemNoticeProps, 'onRetry'> {
  readonly problem: Refused
  readonly record: Stored
  readonly notice: RefObject<HTMLDivElement | null>
}

function MoveDependants({ problem, record, notice, onRetry }: MoveDependantsProps) {
  const { text } = useLocale()
  const { store, params } = useForm()
  const { resource } = store
  const [isOpen, setOpen] = useState(false)
  const dialog = useLoaded(loadDialog, isOpen)
  return (
    <>
      <Button variant="accent" onPress={() => setOpen(true)}>
        {text('form.reassign')}
      </Button>
      {dialog && isOpen ? (
        <dialog.ReassignDialog
          resource={resource}
          params={params}
          action={problem.action === 'remove' ? 'delete' : 'inactivate'}
          refusal={{ id: record.id, label: resource.title(record), dependants: problem.dependants }}
          onClosed={(isMoved) => {
            setOpen(false)
            if (!isMoved) return
            // When the notice goes, the focus returns to its former place.
            notice.current?.focus()
            onRetry()
          }}
        />
      ) : null}
    </>
  )
}

/** A file of the record is not on the server, so nothing was stored. What was typed stays. */
function UnsentNotice({ problem: { files } }: { readonly problem: Extract<FormProblem, { readonly kind: 'unsent' }> }) {
  const { text, plural } = useLocale()
  const { places } = useForm()
  const names = files.map(({ name }) => name).join(', ')
  const path = files[0]?.path ?? ''
  return (
    <Notice
      tone="negative"
      isUrgent
      title={plural('files.unsent', files.length, { value: names })}
      actions={
        <Button variant="secondary" onPress={() => places.focus(path)}>
          {text('files.show')}
        </Button>
      }
    >
      <p>{text('files.unsentHint')}</p>
    </Notice>
  )
}
