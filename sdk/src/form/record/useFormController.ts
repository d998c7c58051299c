import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PathParams } from '../../api/client.js'
import { contractPath } from '../../core/contract.js'
import type { AnyResource } from '../../core/resource.js'
import { editableWith } from '../../core/workflow.js'
import { useApi, useDataContext } from '../../data/DataProvider.js'
import { useBulk } from '../../data/useBulk.js'
import { type NoAccess, useCanWrite, useNoAccess, usePowers } from '../../data/useCanWrite.js'
import { useRecordWatch } from '../../data/useRecord.js'
import { useRemoveRecord } from '../../data/useRemoveRecord.js'
import { useSaveRecord } from '../../data/useSaveRecord.js'
import { useDrafts } from '../../drafts/DraftsProvider.js'
import { useConfirm } from '../../feedback/FeedbackProvider.js'
import { useToastQueue } from '../../feedback/useFeedback.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useMount } from '../../mount/MountProvider.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { useNoteVisit } from '../../navigation/visits.js'
import { useSession } from '../../session/SessionProvider.js'
import { useCheckPorts } from '../checks/useFormChecks.js'
import type { FormDraft } from '../drafts/formDraft.js'
import type { FormScope } from '../store/FormContext.js'
import { useDeedNotice } from '../undo/useDeedNotice.js'
import { createFormSession, type FormCommands, type FormSession, statusOf } from './formSession.js'
import type { ListedPowers } from '../../core/powers.js'
import type { RecordId } from '../store/openForm.js'
import { whyReadOnly } from './saveForm.js'
import type { FormOptions, FormPorts, FormSessionState } from './sessionParts.js'

/** A form without its looks: everything that `FormView` shows and does, for screens that look different. */
export interface FormController
  extends FormCommands,
    Pick<FormSessionState, 'record' | 'error' | 'problem' | 'refusals' | 'isWaiting' | 'isBusy'>,
    Pick<FormSession, 'places'>,
    Pick<FormPorts, 'canWrite'> {
  /** What the person may do where an office lists it. */
  readonly powers: ListedPowers
  readonly resource: AnyResource
  readonly id: RecordId
  readonly status: ReturnType<typeof statusOf> | 'closed'
  /** The rule that says why the parent record takes no new ones, when the status is `closed`. */
  readonly closed?: string
  /** Given when ready. */
  readonly form?: FormScope
  readonly params?: PathParams
  readonly readOnlyReason?: string
  /** Why nothing can be saved under the host's token. With nothing typed, the status of a new record is then `failed`. */
  readonly noAccess?: NoAccess | undefined
  /** What an earlier visit left unsaved. */
  readonly draft: FormDraft
}

/** Opens the session of one record and shows it. */
export function useFormController(resource: AnyResource, options: FormOptions): FormController {
  const { id, params } = options
  const ports = usePorts(resource, options)
  const session = useOpenSession(resource, options, ports)
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState)
  const { record, store, draft, ...shown } = state
  const readOnlyReason = whyReadOnly(resource, record, ports)
  const isReadOnly = readOnlyReason !== undefined
  const path = contractPath(resource.contract, params)
  const hasDraft = draft.offer !== undefined || draft.isRestored
  const recordsAt = options.recordsAt ?? `${path}/`
  useNoteVisit(record && { to: recordsAt + record.id, label: resource.title(record), path })
  const route = `${path}/${state.id}`
  const { canWrite } = ports
  // Also of a record that can only be read now: what was typed before its status changed is still there.
  useEffect(() => (canWrite ? session.keepDraft(route) : undefined), [session, store, route, canWrite])
  const recordId = record?.id
  const powers = usePowers()
  const status = record?.status
  const editable = useMemo(
    () => (status === undefined ? undefined : editableWith(resource.contract, status, powers)),
    [resource, status, powers],
  )
  const editableRows = record && resource.contract.editableRows?.[record.status]
  const { places, leave } = session
  const form = useMemo(
    () => store && { store, places, recordId, params, isReadOnly, editable, editableRows, recordsAt, hasDraft, leave },
    [store, places, recordId, params, isReadOnly, editable, editableRows, recordsAt, hasDraft, leave],
  )
  const noAccess = useNoAccess()
  const isUntouched = store !== undefined && !record && !hasDraft && !store.isUnsaved()
  return {
    ...session,
    ...shown,
    noAccess,
    reload: () => {
      noAccess?.retry()
      session.reload()
    },
    resource,
    id,
    params,
    record,
    form,
    readOnlyReason,
    status: !noAccess || !isUntouched ? statusOf(state) : noAccess.code ? 'failed' : 'loading',
    canWrite,
    powers,
    draft: { ...draft, ...session.draft },
  }
}

/** One session for each record. A new record keeps its session when the address gets its id. */
function useOpenSession(resource: AnyResource, options: FormOptions, ports: FormPorts): FormSession {
  const place = `${contractPath(resource.contract, options.params)}/${options.id}`
  const open = () => ({ place, resource, session: createFormSession(resource, options, ports) })
  const [opened, setOpened] = useState(open)
  let current = opened
  if (opened.place !== place || opened.resource !== resource) {
    const isFollowed = opened.resource === resource && opened.session.getState().id === options.id
    current = isFollowed ? { ...opened, place } : open()
    // While rendering: no frame shows one record under the address of another.
    setOpened(current)
  }
  const { session } = current
  const { person } = useDataContext()
  useLayoutEffect(() => session.setPorts(ports))
  useEffect(() => session.start(), [session, person])
  return session
}

/** The world around a form, as its session sees it. */
function usePorts(resource: AnyResource, options: FormOptions): FormPorts {
  const { contract } = resource
  const { params } = options
  const { session, reauthenticate } = useSession()
  const { host } = useMount()
  return {
    ...options,
    begunWith: options.isAside ? 'aside' : options.begunWith,
    ...useCheckPorts(),
    api: useApi(),
    watch: useRecordWatch(contract, params),
    save: useSaveRecord(contract, params).save,
    remove: useRemoveRecord(contract, params).remove,
    run: useBulk(contract, params).run,
    tellDeed: useDeedNotice(resource, params),
    translator: useLocale(),
    toasts: useToastQueue(),
    confirm: useConfirm(),
    navigation: useNavigation(),
    protectEdits: () => session.protectEdits(reauthenticate),
    drafts: useDrafts(),
    onPageLeave: (leave) => onPageLeave(host, leave),
    canWrite: useCanWrite(contract) !== false,
  }
}

function onPageLeave({ ownerDocument: page }: HTMLElement, leave: () => void): () => void {
  const leaveWhenHidden = () => page.visibilityState === 'hidden' && leave()
  page.addEventListener('visibilitychange', leaveWhenHidden)
  page.defaultView?.addEventListener('pagehide', leave)
  return () => {
    page.removeEventListener('visibilitychange', leaveWhenHidden)
    page.defaultView?.removeEventListener('pagehide', leave)
  }
}
