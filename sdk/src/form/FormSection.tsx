import { memo, useId } from 'react'
import type { AnyResource } from '../core/resource.js'
import { useLocale } from '../locale/LocaleProvider.js'
import { fieldLabel } from '../locale/resourceText.js'
import { useForm, useFormState } from './FormContext.js'
import { FormField } from './FormField.js'

type Section = AnyResource['sections'][number]

interface FormSectionProps {
  readonly section: Section
}

/** A card of the form, while its condition holds. */
export const FormSection = memo(function FormSection({ section }: FormSectionProps) {
  const id = useId()
  const locale = useLocale()
  const { resource } = useForm().store
  const isVisible = useFormState(({ values }) => section.visible?.(values) ?? true)
  if (!isVisible) return null
  const title = resource.messages[locale.locale].sections[section.title] ?? section.title
  return (
    <section className="ep-card ep-form-section" aria-labelledby={id} data-section={section.title}>
      <h2 id={id} className="ep-section-title" tabIndex={-1}>
        {title}
      </h2>
      <div className="ep-grid">
        {section.fields.map((name) => {
          const control = resource.fields[name]
          if (!control) return null
          const isTitled = fieldLabel(locale, resource.messages, name) === title
          return <FormField key={name} scope="" name={name} control={control} texts={resource.messages} isTitled={isTitled} />
        })}
      </div>
    </section>
  )
})
