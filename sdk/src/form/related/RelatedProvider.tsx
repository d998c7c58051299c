import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import type { AnyControl } from '../../core/control.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useRouteTable } from '../../navigation/routeTable.js'
import { findForm } from './findForm.js'
import type { FormScope } from '../FormContext.js'
import { nameKey } from '../linkNames.js'
import type { RecordId } from '../useLoadedForm.js'
import type { RelatedDialogProps } from './RelatedDialogProps.js'

/** The record that a field refers to, or shall refer to. */
export interface RelatedRequest {
  /** Of the field. */
  readonly path: string
  readonly control: AnyControl
  readonly id: RecordId
  /** What was typed to find it. */
  readonly search?: string
  /** Nothing was stored. */
  readonly onCalledOff?: () => void
}

type OpenRelated = (request: RelatedRequest) => void

const RelatedContext = createContext<OpenRelated>(() => undefined)

interface RelatedProviderProps {
  /** None while the record is on the way. */
  readonly form: FormScope | undefined
  readonly children: ReactNode
}

interface Shown extends RelatedRequest {
  readonly Dialog: ComponentType<RelatedDialogProps>
  readonly resource: AnyResource
  readonly recordsAt: string
}

/** Opens the records that the fields below refer to, in a dialog beside their form: its keys, its paste and its submit are not the form's. */
export function RelatedProvider({ form, children }: RelatedProviderProps) {
  const [shown, setShown] = useState<Shown>()
  const { text } = useLocale()
  const toasts = useToasts()
  const routes = useRouteTable()
  const params = form?.params
  const isLoading = useRef(false)
  const open = useCallback<OpenRelated>(
    (request) => {
      const { contract } = request.control
      const found = contract && findForm(routes, contract)
      if (!found || isLoading.current) return
      isLoading.current = true
      Promise.all([found.load(), import('./RelatedDialog.js')])
        .then(
          ([resource, { RelatedDialog }]) => setShown({ ...request, resource, recordsAt: found.recordsAt(params), Dialog: RelatedDialog }),
          () => {
            request.onCalledOff?.()
            toasts.show({ severity: 'error', title: text('common.error'), detail: text('common.failure.network') })
          },
        )
        .finally(() => {
          isLoading.current = false
        })
    },
    [routes, params, text, toasts],
  )
  const close = (saved?: Stored) => {
    if (shown && saved && form) take(form, shown, saved)
    else shown?.onCalledOff?.()
    setShown(undefined)
  }
  return (
    <RelatedContext value={open}>
      {children}
      {shown ? (
        <shown.Dialog
          resource={shown.resource}
          recordsAt={shown.recordsAt}
          id={shown.id}
          search={shown.search}
          params={params}
          onClose={close}
        />
      ) : null}
    </RelatedContext>
  )
}

/** Opens the record that a field refers to; does nothing outside of a form. */
export function useOpenRelated(): OpenRelated {
  return useContext(RelatedContext)
}

/** The field refers to what was made for it; and what was changed may have another name now. */
function take({ store, isReadOnly, recheck }: FormScope, { path, control, id }: RelatedRequest, saved: Stored): void {
  const link = { id: saved.id, label: saved.label }
  store.update(({ names }) => ({ names: new Map(names).set(nameKey(control, link.id), link.label) }))
  if (id !== 'novo' || isReadOnly) return
  store.change(path, link.id, { control, link })
  recheck()
}
