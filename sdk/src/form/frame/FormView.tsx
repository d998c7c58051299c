import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { withTexts } from '../../locale/withTexts.js'
import { part } from '../../feedback/part.js'
import { isOwnPage } from '../../mount/mount.js'
import { useMount } from '../../mount/MountProvider.js'
import { useLocation, useNavigation } from '../../navigation/NavigationProvider.js'
import { focusFirstField } from '../checks/focusFirstField.js'
import { takeKeptFocus } from '../record/keptFocus.js'
import { FormProvider } from '../store/FormContext.js'
import { FormActions } from '../body/FormActions.js'
import { FormElement } from '../fields/FormElement.js'
import { FormNotices } from '../body/FormNotices.js'
import { FormHeader, type FormHeaderProps } from './FormHeader.js'
import { FormSections } from '../body/FormSections.js'
import { FormSkeleton } from '../body/FormSkeleton.js'
import { FormUnavailable } from '../body/FormUnavailable.js'
import { hasSectionNav, SectionNav } from '../body/SectionNav.js'
import { RelatedProvider } from '../related/RelatedProvider.js'
import type { FormController } from '../record/useFormController.js'
import { useSaveKey } from '../record/useSaveKey.js'
import './form.css'
import './formPrint.css'

/** What `FormView` shows around the controller’s form. */
export interface FormViewProps extends Omit<FormHeaderProps, 'controller' | 'leadPlace'> {
  /** From `useFormController`. */
  readonly controller: FormController
  /** Where "Voltar" and "Cancelar" lead. */
  readonly onLeave: () => void
}

// A record that a field refers to opens in its own form over this one.
const loadDialog = () => import('../body/formDialog.js').then((module) => module.RelatedDialog)

const NamedCommands = part(() => import('../status/NamedCommands.js'), 'NamedCommands')

/** The page of one record: header, sections, and the bar that saves. */
export const FormView = withTexts(['records', 'editing'], function FormView({ controller, onLeave, ...header }: FormViewProps) {
  const { form, status, resource } = controller
  const ref = useRef<HTMLFormElement>(null)
  const [leadPlace, setLeadPlace] = useState<HTMLElement | null>(null)
  useSaveKey(ref, (next) => void controller.save(next))
  useFreshStart(controller)
  useKeptFocus(controller)
  if (status === 'missing' || status === 'failed' || status === 'closed')
    return <FormUnavailable controller={controller} onLeave={onLeave} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void controller.save()
  }
  return (
    <FormProvider form={form}>
      <RelatedProvider form={form} loadDialog={loadDialog}>
        <FormElement ref={ref} store={form?.store} className="ep-form" onSubmit={submit} aria-label={header.title}>
          {/* Shown while the record is loading: a person who goes from record to record can press on at once. */}
          <FormHeader controller={controller} leadPlace={leadPlace} {...header} />
          {form && status !== 'loading' ? (
            <>
              <FormNotices controller={controller} commandsOf={(lack) => <NamedCommands controller={controller} {...lack} />} />
              <div className="ep-form-body">
                {hasSectionNav(resource) ? <SectionNav isStored={controller.record !== undefined} /> : null}
                <FormSections form={form} record={controller.record} />
              </div>
              {controller.readOnlyReason === undefined ? (
                <FormActions controller={controller} onCancel={onLeave} onLeadPlace={setLeadPlace} />
              ) : null}
            </>
          ) : (
            <FormSkeleton resource={resource} onLeave={onLeave} />
          )}
        </FormElement>
      </RelatedProvider>
    </FormProvider>
  )
})

/** A person who corrects one field of each record stays in that field, and on an arrow who pressed it. */
function useKeptFocus({ id, form }: FormController): void {
  const navigation = useNavigation()
  const places = form?.places
  useEffect(() => {
    const paths = places && takeKeptFocus(navigation, id)
    return paths && places.focusSoon(paths)
  }, [navigation, id, places])
}

/** A new record is ready to type in, also after "save and new". */
function useFreshStart({ id, form }: FormController): void {
  const mount = useMount()
  const { isRestored } = useLocation()
  const { store, places } = form ?? {}
  const last = useRef(store)
  const shouldBegin = useEffectEvent(() => {
    if (id !== 'novo') return false
    const isNext = last.current !== undefined && last.current !== store
    // A host's page keeps its focus while it loads, and a phone keeps its keyboard down.
    return isNext || (!isRestored && isOwnPage(mount) && hasFinePointer(mount.host))
  })
  useEffect(() => {
    if (store && places && shouldBegin()) focusFirstField({ store, places }, true)
    last.current = store
  }, [store, places])
}

function hasFinePointer(host: HTMLElement): boolean {
  return host.ownerDocument.defaultView?.matchMedia('(pointer: fine)').matches === true
}
