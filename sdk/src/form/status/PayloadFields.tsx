import { FormField } from '../fields/FormField.js'
import { RelatedProvider } from '../related/RelatedProvider.js'
import { FormProvider, type FormScope, useStore } from '../store/FormContext.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { FormState } from '../store/formStore.js'
import { inFormOrder } from '../checks/issueTexts.js'
import { reasonOf, Refusal } from './Refusal.js'

const loadDialog = () => import('../body/formDialog.js').then((module) => module.RelatedDialog)

/** The fields that a transition asks for, as in any form. */
export function PayloadFields({ form }: { readonly form: FormScope }) {
  const { resource } = form.store
  return (
    <FormProvider form={form}>
      <RelatedProvider form={form} loadDialog={loadDialog}>
        <div className="ep-payload">
          <div className="ep-grid">
            {resource.sections.flatMap(({ fields }) =>
              fields.map((name) => {
                const control = resource.fields[name]
                return control ? <FormField key={name} scope="" name={name} control={control} texts={resource.messages} /> : null
              }),
            )}
          </div>
        </div>
      </RelatedProvider>
    </FormProvider>
  )
}

/** What is wrong with fields that are not on the page; otherwise a press would be refused without a word. */
export function UnplacedIssues({ form: { store, places } }: { readonly form: FormScope }) {
  const locale = useLocale()
  const issues = useStore(store, () => store.getState().issues, noIssues)
  const hidden = inFormOrder(store.resource, issues.values()).filter(({ path }) => !places.at(path))
  return <Refusal reasons={hidden.map((issue) => reasonOf(store.resource, locale, issue))} />
}

const noIssues: FormState['issues'] = new Map()
