import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import type { PathParams } from '../../api/client.js'
import type { AnyControl } from '../../core/control.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useRouteTable } from '../../navigation/routeTable.js'
import { findForm } from './findForm.js'
import type { FormScope } from '../store/FormContext.js'
import { getAt } from '../core/fieldPath.js'
import { linkTo } from '../../kinds/link/reference.js'
import { addName } from '../core/linkNames.js'
import type { RecordId } from '../store/openForm.js'

/** The record that a field refers to, or will refer to. */
export interface RelatedRequest {
  readonly path: string
  readonly control: AnyControl
  readonly id: RecordId
  /** The parents in the records' path, for nested records. */
  readonly params?: PathParams
  /** The text of the search. */
  readonly search?: string
  /** The dialog closed and nothing was stored. */
  readonly onCalledOff?: () => void
}

/** The properties of the dialog over a form. */
export interface RelatedDialogProps {
  readonly resource: AnyResource
  /** Address of another record of the entity, up to its id. */
  readonly recordsAt: string
  readonly id: RecordId
  /** The text of a search that found nothing. */
  readonly search?: string
  readonly params?: PathParams
  readonly onClose: (saved?: Stored) => void
}

type OpenRelated = (request: RelatedRequest) => void

const RelatedContext = createContext<OpenRelated>(() => undefined)

interface RelatedProviderProps {
  /** None while the record is loading. */
  readonly form: FormScope | undefined
  /** The dialog over this form. */
  readonly loadDialog: () => Promise<ComponentType<RelatedDialogProps>>
  readonly children: ReactNode
}

interface Shown extends RelatedRequest {
  readonly Dialog: ComponentType<RelatedDialogProps>
  readonly resource: AnyResource
  readonly recordsAt: string
}

/** Opens referenced records in a dialog beside their form, so that the form does not get the dialog's keys, paste and submit. */
export function RelatedProvider({ form, loadDialog, children }: RelatedProviderProps) {
  const [shown, setShown] = useState<Shown>()
  const { text } = useLocale()
  const toasts = useToasts()
  const routes = useRouteTable()
  const isLoading = useRef(false)
  const open = useCallback<OpenRelated>(
    (request) => {
      const { contract } = request.control
      const found = contract && findForm(routes, contract)
      if (!found || isLoading.current) return
      isLoading.current = true
      Promise.all([found.load(), loadDialog()])
        .then(
          ([resource, Dialog]) => setShown({ ...request, resource, recordsAt: found.recordsAt(request.params), Dialog }),
          () => {
            request.onCalledOff?.()
            toasts.show({ severity: 'error', title: text('common.error'), detail: text('common.failure.network') })
          },
        )
        .finally(() => {
          isLoading.current = false
        })
    },
    [routes, text, toasts, loadDialog],
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
          params={shown.params}
          onClose={close}
        />
      ) : null}
    </RelatedContext>
  )
}

/** Opens the record that a field refers to; outside a form it does nothing. */
export function useOpenRelated(): OpenRelated {
  return useContext(RelatedContext)
}

/** The field refers to the new record. A changed record may have another name now. */
function take({ store, isReadOnly }: FormScope, { path, control, id }: RelatedRequest, saved: Stored): void {
  const link = linkTo(saved, control)
  store.update(({ names }) => ({ names: addName(new Map(names), control, link) }))
  if (id !== 'novo' || isReadOnly) return
  const held = getAt(store.getState().values, path)
  store.change(path, Array.isArray(held) ? [...held, link.id] : link.id, { control, link })
}
