import type { CSSProperties } from 'react'
import type { AnyResource } from '../../core/resource.js'
import { Button } from '../../feedback/Button.js'
import { useIsSlow } from '../../feedback/useIsSlow.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Notice } from '../notices/Notice.js'
import { hasSectionNav } from './SectionNav.js'
import { isGroup } from '../../kinds/part/group.js'
import { spanOf } from '../../kinds/spanOf.js'
import '../frame/form.css'

interface SectionSkeletonProps {
  readonly resource: AnyResource
  readonly section: AnyResource['sections'][number]
}

/** Placeholders for a section's fields. */
export function SectionSkeleton({ resource, section }: SectionSkeletonProps) {
  return (
    <div className="ep-grid ep-bones" aria-hidden="true">
      {section.fields.flatMap((name) => {
        const control = resource.fields[name]
        const inner = isGroup(control) ? control.fieldset.layout.map((key) => control.fieldset.fields[key]) : [control]
        return inner.flatMap((field, index) =>
          field && field.options.visible === undefined
            ? [
                <div
                  key={`${name}-${index}`}
                  className={`ep-cell ${spanOf(field) <= 4 ? 'ep-cell-short ' : ''}ep-bone-cell`}
                  style={{ '--ep-span': spanOf(field) } as CSSProperties}
                  data-tall={field.kind.isLong || undefined}
                />,
              ]
            : [],
        )
      })}
    </div>
  )
}

interface SkeletonCardsProps {
  readonly resource: AnyResource
  readonly sections: AnyResource['sections']
}

/** Placeholders for whole sections. */
export function SkeletonCards({ resource, sections }: SkeletonCardsProps) {
  return sections.map((section) => (
    <div key={section.title} className="ep-card ep-form-section" aria-hidden="true">
      <div className="ep-bone ep-bone-label" />
      <SectionSkeleton resource={resource} section={section} />
    </div>
  ))
}

/** Shown below the header while the record is loading. */
export function FormSkeleton({ resource, onLeave }: { readonly resource: AnyResource; readonly onLeave: () => void }) {
  const { text } = useLocale()
  const isSlow = useIsSlow(true)
  return (
    <>
      <p className="ep-visually-hidden" role="status">
        {text('form.loading')}
      </p>
      {isSlow ? (
        <Notice
          tone="info"
          title={text('common.slow')}
          actions={
            <Button variant="secondary" onPress={onLeave}>
              {text('common.action.back')}
            </Button>
          }
        />
      ) : null}
      <div className="ep-form-body">
        {hasSectionNav(resource) ? <div className="ep-section-nav" aria-hidden="true" /> : null}
        <div className="ep-form-sections">
          <SkeletonCards resource={resource} sections={resource.sections.slice(0, 3)} />
        </div>
      </div>
    </>
  )
}

/** A placeholder as wide as the button with this label. */
export function ButtonPlace({ label }: { readonly label: string }) {
  return (
    <span className="ep-bone ep-bone-button" aria-hidden="true">
      {label}
    </span>
  )
}
