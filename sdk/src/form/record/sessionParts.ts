import type { ApiClient, BulkAction, BulkAnswer, BulkTarget } from '../../api/client.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import type { Store } from '../../core/store.js'
import type { RecordWatch } from '../../data/useRecord.js'
import type { SaveInput } from '../../data/useSaveRecord.js'
import type { DraftsValue } from '../../drafts/DraftsProvider.js'
import type { Confirm } from '../../feedback/feedback.js'
import type { ToastQueue } from '../../feedback/toastQueue.js'
import type { Translator } from '../../locale/createTranslator.js'
import type { Navigation } from '../../navigation/navigation.js'
import { type CheckPorts, createFormChecks, type FormChecks } from '../checks/formChecks.js'
import type { DraftKeeping, FormDraft, KeptDraft } from '../drafts/formDraft.js'
import { createDuplicateSearch, type DuplicateSearch } from '../duplicates/duplicateSearch.js'
import type { FormStore } from '../store/formStore.js'
import type { DoneDeed } from '../undo/useDeedNotice.js'
import type { FormProblem } from '../core/formProblem.js'
import type { FormSource, OpenForm, RecordId } from '../store/openForm.js'

/** Which record a form edits and what follows from that. */
export interface FormOptions extends FormSource {
  /** Why nothing may be changed here; shown above the form. */
  readonly readOnlyReason?: string
  /** Address of another record of the entity, up to its id. @default its page below the list */
  readonly recordsAt?: string
  /** The form lies over another one: a draft of its page is not offered over it. @default false */
  readonly isAside?: boolean
  /** What the address gives a new record, such as `copia=7`: drafts that began otherwise are not offered over it. @default it begins empty */
  readonly begunWith?: string | undefined
  /** The record was stored; the address may follow. */
  readonly onStored?: (stored: Stored, next: 'stay' | 'new') => void
  /** A new record was stored while its form has further edits: only the address follows. */
  readonly onNamed?: (stored: Stored) => void
  readonly onRemoved?: () => void
}

/** What a session uses of the world around it. */
export interface FormPorts
  extends CheckPorts,
    Pick<FormOptions, 'readOnlyReason' | 'recordsAt' | 'begunWith' | 'onStored' | 'onNamed' | 'onRemoved'> {
  readonly api: Pick<ApiClient, 'duplicates' | 'send'>
  readonly watch: (id: number) => RecordWatch
  readonly save: (input: SaveInput) => Promise<Stored>
  readonly remove: (id: number, version: number) => Promise<void>
  readonly run: (action: BulkAction, target: BulkTarget) => Promise<BulkAnswer['data']>
  readonly translator: Translator
  readonly toasts: Pick<ToastQueue, 'show' | 'expect'>
  readonly tellDeed: (deed: DoneDeed) => void
  readonly confirm: Confirm
  readonly navigation: Pick<Navigation, 'block' | 'getLocation'>
  /** Keeps unsaved edits when the person's session ends. @returns stops */
  readonly protectEdits: () => () => void
  readonly drafts: DraftsValue | null
  readonly onPageLeave: DraftKeeping['onPageLeave']
  /** False where the person may only read. */
  readonly canWrite: boolean
}

export interface FormSessionState extends Partial<OpenForm> {
  /** `novo` until the record is stored. */
  readonly id: RecordId
  /** Why the record could not be read. */
  readonly error?: unknown
  readonly problem: FormProblem | null
  /** Grows with each save that was refused because of its fields. */
  readonly refusals: number
  /** A save waits for files that are being sent. */
  readonly isWaiting: boolean
  /** A deletion or a change of status is being sent. */
  readonly isBusy: boolean
  readonly draft: Pick<FormDraft, 'offer' | 'hasOther' | 'isRestored'>
}

/** The inside of a session. */
export interface Session {
  readonly resource: AnyResource
  readonly source: FormSource
  /** The latest: texts and callbacks may change while the form is open. */
  ports: FormPorts
  readonly state: Store<FormSessionState>
  readonly draft: KeptDraft
  /** The tools of the open store. */
  tools?: { readonly store: FormStore; readonly checks: FormChecks; readonly duplicates: DuplicateSearch }
  watch?: RecordWatch
  /** The save that is running, from the press to its end. */
  running?: Promise<boolean>
  /** Ends the wait for files or for the server. */
  attempt?: AbortController
  /** The person agreed to lose the edits: no more questions. */
  isGivenUp: boolean
}

/** Changes the state; equal values are no change. */
export function change({ state }: Pick<Session, 'state'>, part: Partial<FormSessionState>): void {
  const before = state.get()
  const next = { ...before, ...part }
  const keys = Object.keys(part) as (keyof FormSessionState)[]
  if (keys.some((key) => next[key] !== before[key])) state.set(next)
}

export const noDraft: FormSessionState['draft'] = { isRestored: false, hasOther: false }

/** Shows a form, in place of the one before. */
export function show(session: Session, { store, record }: OpenForm): void {
  const isOther = store !== session.state.get().store
  change(session, { store, record, error: undefined, ...(isOther && { draft: noDraft }) })
}

/** The tools of the form that is open now; none while its record is loading. */
export function toolsOf(session: Session): Session['tools'] {
  const { store } = session.state.get()
  if (store && session.tools?.store !== store) {
    const { api } = session.ports
    const getRecordId = () => session.state.get().record?.id
    const duplicates = createDuplicateSearch(store, { api, getRecordId, params: session.source.params })
    session.tools = { store, checks: createFormChecks(store, session.ports), duplicates }
  }
  return store && session.tools
}
