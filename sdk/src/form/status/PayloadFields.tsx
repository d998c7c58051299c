import { FormField } from '../fields/FormField.js'
import { RelatedProvider } from '../related/RelatedProvider.js'
import { FormProvider, type FormScope } from '../store/FormContext.js'

const loadDialog = () => import('../frame/formDialog.js').then((module) => module.RelatedDialog)

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
