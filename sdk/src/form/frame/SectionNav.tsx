import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import { parsePath } from '../../core/parsePath.js'
import type { AnyResource } from '../../core/resource.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm, useFormState } from '../store/FormContext.js'
import { shownSections } from '../fields/shownSections.js'
import { useCurrentSection } from './useCurrentSection.js'
import './sectionNav.css'

/** Below this many sections everything is found by scrolling. */
const long = 4

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const ends: Readonly<Record<string, number>> = { Home: 0, End: -1 }

/** Whether a form of this resource has a way to jump to its sections. */
export function hasSectionNav({ sections }: AnyResource): boolean {
  return sections.length >= long
}

/** The sections of a long form, to jump to: the current one is marked, those with errors say so. One stop of the Tab key; arrows go on. */
export const SectionNav = memo(function SectionNav({ isStored }: { readonly isStored: boolean }) {
  const { text, locale, plural } = useLocale()
  const { store, places } = useForm()
  const { resource } = store
  const list = useRef<HTMLUListElement>(null)
  const shown = useFormState(({ values }) =>
    shownSections(resource, isStored)
      .filter(({ visible }) => visible?.(values) ?? true)
      .map(({ title }) => title)
      .join(' '),
  )
  const issues = useFormState((state) => state.issues)
  const current = useCurrentSection(places, shown)
  const sections = resource.sections.filter(({ title }) => shown.split(' ').includes(title))
  useItemInSight(
    list,
    sections.findIndex(({ title }) => title === current),
  )
  const stop = sections.some(({ title }) => title === current) ? current : sections[0]?.title
  return (
    <nav className="ep-section-nav" aria-label={text('form.sections')}>
      <ul ref={list}>
        {sections.map(({ title, fields }, index) => {
          const wrong = [...issues.keys()].filter((path) => fields.includes(String(parsePath(path)[0]))).length
          return (
            <li key={title}>
              <button
                type="button"
                value={title}
                tabIndex={title === stop ? 0 : -1}
                aria-current={title === current ? 'true' : undefined}
                onClick={() => jumpTo(places.heading(title))}
                onKeyDown={(event) => moveAlong(event, buttonsOf(list.current), index)}
              >
                {resource.messages[locale].sections[title] ?? title}
                {wrong > 0 ? (
                  <span className="ep-section-wrong" role="img" aria-label={plural('form.errors', wrong)}>
                    {wrong}
                  </span>
                ) : null}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
})

function jumpTo(heading: HTMLElement | undefined): void {
  heading?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  heading?.focus({ preventScroll: true })
}

function buttonsOf(list: HTMLUListElement | null): readonly HTMLElement[] {
  return [...(list?.children ?? [])].flatMap(({ firstElementChild: button }) => (button instanceof HTMLElement ? [button] : []))
}

function moveAlong(event: KeyboardEvent<HTMLButtonElement>, buttons: readonly HTMLElement[], index: number): void {
  const step = steps[event.key]
  const at = step === undefined ? ends[event.key] : index + step
  if (at === undefined) return
  event.preventDefault()
  const next = buttons.at(at % buttons.length)
  next?.focus()
  // The browser does not scroll when a part of it shows.
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** A strip that is wider than the form shows the current item. */
function useItemInSight(list: { readonly current: HTMLUListElement | null }, index: number): void {
  useEffect(() => {
    const strip = list.current
    const button = buttonsOf(strip)[index]
    // By hand: `scrollIntoView` would end the smooth scrolling of the page that has just begun.
    if (strip && button && strip.scrollWidth > strip.clientWidth)
      strip.scrollTo({ left: button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2 })
  }, [list, index])
}
