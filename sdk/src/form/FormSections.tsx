import { memo, startTransition, useEffect, useState } from 'react'
import type { FormScope } from './FormContext.js'
import { FormSection } from './FormSection.js'
import { SkeletonCards } from './FormSkeleton.js'
import { RowsAnnouncer } from './RowsTitle.js'

/** The cards of the form. What is on the screen first is mounted first; the rest follows without holding up a key or a click. */
export const FormSections = memo(function FormSections({ form }: { readonly form: FormScope }) {
  const { resource } = form.store
  const { sections } = resource
  const [mounted, setMounted] = useState(1)
  useEffect(() => {
    if (mounted < sections.length) startTransition(() => setMounted(mounted + 1))
  }, [mounted, sections.length])
  return (
    <div className="ep-form-sections">
      <RowsAnnouncer />
      {sections.slice(0, mounted).map((section) => (
        <FormSection key={section.title} section={section} />
      ))}
      {/* Two more are enough to fill the screen; new at every step, so that nothing on the screen is seen to move. */}
      <SkeletonCards key={mounted} resource={resource} sections={sections.slice(mounted, mounted + 2)} />
    </div>
  )
})
