import { type KeyboardEvent, memo, type MouseEvent, useEffect, useRef } from 'react'
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
  const { resource } = useForm().store
  const nav = useRef<HTMLElement>(null)
  const shown = useFormState(({ values }) =>
    shownSections(resource, isStored)
      .filter(({ visible }) => visible?.(values) ?? true)
      .map(({ title }) => title)
      .join(' '),
  )
  const issues = useFormState((state) => state.issues)
  const current = useCurrentSection(nav, shown)
  useCurrentInSight(nav, current)
  const sections = resource.sections.filter(({ title }) => shown.split(' ').includes(title))
  const stop = sections.some(({ title }) => title === current) ? current : sections[0]?.title
  return (
    <nav ref={nav} className="ep-section-nav" aria-label={text('form.sections')}>
      <ul>
        {sections.map(({ title, fields }) => {
          const wrong = [...issues.keys()].filter((path) => fields.includes(String(parsePath(path)[0]))).length
          return (
            <li key={title}>
              <button
                type="button"
                value={title}
                tabIndex={title === stop ? 0 : -1}
                aria-current={title === current ? 'true' : undefined}
                onClick={jump}
                onKeyDown={moveAlong}
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

function jump({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const heading = currentTarget.closest('form')?.querySelector<HTMLElement>(`[data-section="${currentTarget.value}"] h2`)
  heading?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  heading?.focus({ preventScroll: true })
}

function moveAlong(event: KeyboardEvent<HTMLButtonElement>): void {
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const step = steps[event.key]
  const at = step === undefined ? ends[event.key] : buttons.indexOf(event.currentTarget) + step
  if (at === undefined) return
  event.preventDefault()
  const next = buttons.at(at % buttons.length)
  next?.focus()
  // The browser leaves it as it is when a part of it shows.
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** A strip that is wider than the form follows the person. */
function useCurrentInSight(nav: { readonly current: HTMLElement | null }, current: string | undefined): void {
  useEffect(() => {
    const strip = nav.current?.querySelector('ul')
    const button = strip?.querySelector<HTMLElement>('[aria-current]')
    // By hand: `scrollIntoView` would end the smooth scrolling of the page that has just begun.
    if (strip && button && strip.scrollWidth > strip.clientWidth)
      strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2
  }, [nav, current])
}
