import { startTransition, useEffect, useState } from 'react'
import type { FormScope } from './FormContext.js'
import { FormSection } from './FormSection.js'

/** The cards of the form. What is on the screen first is mounted first; the rest follows without holding up a key or a click. */
export function FormSections({ form }: { readonly form: FormScope }) {
  const { sections } = form.store.resource
  const [mounted, setMounted] = useState(1)
  useEffect(() => {
    if (mounted < sections.length) startTransition(() => setMounted(mounted + 1))
  }, [mounted, sections.length])
  return (
    <div className="ep-form-sections">
      {sections.map((section, index) => (
        <FormSection key={section.title} section={section} isMounted={index < mounted} />
      ))}
    </div>
  )
}
