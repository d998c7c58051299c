import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { ConflictNotice, MergedNotice } from './ConflictNotice.js'
import { DraftNotice } from './draft/DraftNotice.js'
import { ErrorSummary } from './ErrorSummary.js'
import { FormProvider } from './FormContext.js'
import { FormActions } from './FormActions.js'
import { FormHeader, type FormHeaderProps } from './FormHeader.js'
import { FormSections } from './FormSections.js'
import { FormSkeleton } from './FormSkeleton.js'
import { FormUnavailable } from './FormUnavailable.js'
import { ProblemNotice } from './ProblemNotice.js'
import { ReadOnlyNotice } from './ReadOnlyNotice.js'
import { hasSectionNav, SectionNav } from './SectionNav.js'
import { SlowNotice } from './SlowNotice.js'
import type { FormController } from './useFormController.js'
import { useSaveKey } from './useSaveKey.js'
import '../controls/linkButton.css'
import './form.css'
import './formPrint.css'

/** What `FormView` shows around the controller’s form. */
export interface FormViewProps extends Omit<FormHeaderProps, 'controller'> {
  readonly controller: FormController
  /** Where "Voltar" and "Cancelar" lead. */
  readonly onLeave: () => void
}

/** The page of one record: header, sections, and the bar that saves. */
export function FormView({ controller, onLeave, ...header }: FormViewProps) {
  const { form, status, resource } = controller
  const ref = useRef<HTMLFormElement>(null)
  useSaveKey(ref, () => void controller.save())
  useFreshStart(ref, controller)
  if (status === 'missing' || status === 'failed') return <FormUnavailable controller={controller} onLeave={onLeave} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void controller.save()
  }
  return (
    <FormProvider form={form}>
      <form
        ref={ref}
        className="ep-form"
        onSubmit={submit}
        noValidate
        aria-label={header.title}
        aria-busy={controller.isSaving || form === undefined}
      >
        {/* There while the record is on the way: who leafs through a list may go on at once. */}
        <FormHeader controller={controller} {...header} />
        {form ? (
          <>
            <FormNotices controller={controller} />
            <div className="ep-form-body">
              {hasSectionNav(resource) ? <SectionNav /> : null}
              <FormSections form={form} />
            </div>
            {controller.readOnlyReason === undefined ? <FormActions controller={controller} onCancel={onLeave} /> : null}
          </>
        ) : (
          <FormSkeleton resource={resource} onLeave={onLeave} />
        )}
      </form>
    </FormProvider>
  )
}

/** After "save and new" the empty form is ready to type in. */
function useFreshStart(ref: RefObject<HTMLFormElement | null>, { id, form }: FormController): void {
  const store = form?.store
  const last = useRef(store)
  useEffect(() => {
    if (last.current && store && last.current !== store && id === 'novo')
      ref.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    last.current = store
  }, [ref, store, id])
}

/** Everything that went wrong with the whole form, and what to do about it. */
export function FormNotices({ controller }: { readonly controller: FormController }) {
  return (
    <div className="ep-form-notices">
      {controller.readOnlyReason === undefined ? null : <ReadOnlyNotice reason={controller.readOnlyReason} record={controller.record} />}
      <ErrorSummary refusals={controller.refusals} />
      <DraftNotice draft={controller.draft} record={controller.record} />
      <Conflict controller={controller} />
      <ProblemNotice problem={controller.problem} onDismiss={controller.dismiss} onRetry={controller.retry} />
      <SlowNotice isWaiting={controller.isSaving} onStop={controller.stop} />
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
