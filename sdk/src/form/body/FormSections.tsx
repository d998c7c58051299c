import { type ComponentType, memo, startTransition, useEffect, useLayoutEffect, useMemo, useState, useId, useEffectEvent } from 'react'
import { FormProvider, type FormScope, mayEdit, StoredContext, useForm, useFormState, usePlace } from '../store/FormContext.js'
import type { Values } from '../core/fieldPath.js'
import { SkeletonCards } from './FormSkeleton.js'
import { shownSections } from '../store/shownSections.js'
import { RowsAnnouncer } from '../rows/RowsTitle.js'
import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'
import type { LoadSectionSlot, LoadSectionTool, SectionSlotProps } from '../../core/resource.js'
import { part } from '../../feedback/part.js'
import { loadAhead, useLoaded } from '../../feedback/useLoaded.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { FormField } from '../fields/FormField.js'
import type { AnyControl } from '../../core/control.js'
import { usePrefetchPlaces } from '../../data/usePlaces.js'
import { defaultParents, type LocationOptions } from '../../kinds/link/location.js'
import { isGroup } from '../../kinds/part/group.js'
import { dependsOn, holds } from '../core/conditions.js'
import type { FormStore } from '../store/formStore.js'

interface FormSectionsProps {
  readonly form: FormScope
  /** A new record has none. */
  readonly record?: Stored
}

/** Milliseconds for the first card on a machine that draws the others soon enough in the same step: a frame in between would only delay them. */
const quick = 8

/**
 * The cards of the form. On a slow machine the first card is mounted first; the others follow without delaying a key or a click. A first card
 * with a panel waits for it, because a panel that came later would push the other cards away.
 */
export const FormSections = memo(function FormSections({ form, record }: FormSectionsProps) {
  const { resource } = form.store
  const sections = shownSections(resource, record !== undefined)
  usePlacesAhead(form.store)
  const [start] = useState(() => performance.now())
  const [isWhole, setWhole] = useState(false)
  const panel = record && sections[0]?.slot
  const mountAll = useEffectEvent(async () => {
    if (!panel && performance.now() - start < quick) return setWhole(true)
    if (panel) await loadAhead(panel)
    startTransition(() => setWhole(true))
  })
  // oxlint-disable-next-line react/set-state-in-effect -- whether a second step comes before the frame depends on how long the first one took
  useLayoutEffect(() => void mountAll(), [])
  const mounted = isWhole ? sections.length : panel ? 0 : 1
  return (
    <div className="ep-form-sections">
      <RowsAnnouncer />
      <StoredContext value={record as Values | undefined}>
        {sections.slice(0, mounted).map((section) => (
          <FormSection key={section.title} section={section} record={(section.slot ?? section.facts) && record} />
        ))}
      </StoredContext>
      {/* Two more are enough to fill the screen. */}
      <SkeletonCards resource={resource} sections={sections.slice(mounted, mounted + 2)} />
    </div>
  )
})

type Section = AnyResource['sections'][number]

interface FormSectionProps {
  readonly section: Section
  readonly record?: Stored
}

/** A card of the form, while its condition holds. */
const FormSection = memo(function FormSection({ section, record }: FormSectionProps) {
  const id = useId()
  const locale = useLocale()
  const form = useForm()
  const { resource } = form.store
  const locked = useMemo(() => ({ ...form, isReadOnly: true }), [form])
  const heading = usePlace(`#${section.title}`)
  const isVisible = useFormState(({ values }) => section.visible?.(values) ?? true)
  if (!isVisible) return null
  const title = resource.messages[locale.locale].sections[section.title] ?? section.title
  return (
    <section className="ep-card ep-form-section" aria-labelledby={id} data-section={section.title}>
      <h2 ref={heading} id={id} className="ep-section-title" tabIndex={-1}>
        {title}
      </h2>
      {section.tool && section.fields[0] !== undefined && mayEdit(form, section.fields[0]) ? <SectionTool load={section.tool} /> : null}
      <div className="ep-grid">
        {section.fields.map((name) => {
          const control = resource.fields[name]
          if (!control) return null
          const isTitled = fieldLabel(locale, resource.messages, name) === title
          return (
            // Rows, files and groups inside a read-only field are read-only too.
            <FormProvider key={name} form={mayEdit(form, name) ? form : locked}>
              <FormField scope="" name={name} control={control} texts={resource.messages} isTitled={isTitled} />
            </FormProvider>
          )
        })}
      </div>
      {section.facts && record ? <SectionFacts facts={section.facts} record={record} texts={resource.messages} /> : null}
      {section.slot && record ? <SectionSlot load={section.slot} record={record} /> : null}
    </section>
  )
})

/** Loads what shows the facts of sections, which few forms have. */
export const loadFacts = () => import('../fields/SectionFacts.js')
const SectionFacts = part(loadFacts, 'SectionFacts')

function SectionTool({ load }: { readonly load: LoadSectionTool }) {
  const Tool = useLoaded(load, true)?.Tool as ComponentType | undefined
  return Tool ? <Tool /> : null
}

function SectionSlot({ load, record }: { readonly load: LoadSectionSlot; readonly record: Stored }) {
  const { params } = useForm()
  const loaded = useLoaded(load, true)
  if (!loaded) return null
  const Slot = loaded.Slot as ComponentType<SectionSlotProps>
  return <Slot record={record} params={params} />
}

/** Asks for the places of a form while its sections are drawn, so that their names appear at once. */
function usePlacesAhead(store: FormStore): void {
  const prefetch = usePrefetchPlaces()
  const ask = useEffectEvent(() => {
    const { values } = store.getState()
    const visit = (controls: Readonly<Record<string, AnyControl | undefined>>, scope: Values) => {
      for (const [key, control] of Object.entries(controls)) {
        if (!control || !holds(control.options.visible, { values: scope, record: values }, true)) continue
        if (isGroup(control)) visit(control.fieldset.fields, (scope[key] ?? {}) as Values)
        else if (control.kind.editor === 'location' && scope[key] !== null) askFor(control, scope)
      }
    }
    const askFor = (control: AnyControl, scope: Values) => {
      const { level } = control.options as LocationOptions
      const parentKey = dependsOn(control)
      const parent = parentKey === undefined ? defaultParents[level] : scope[parentKey]
      if (level === 'paises') prefetch(level)
      else if (typeof parent === 'number') prefetch(level, parent)
    }
    visit(store.resource.fields, values)
  })
  useEffect(() => ask(), [store])
}
