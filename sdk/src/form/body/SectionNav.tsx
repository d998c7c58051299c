import { focusedBeside } from '../../mount/focusedBeside.js'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { parsePath } from '../../core/issue.js'
import type { AnyResource } from '../../core/resource.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useForm, useFormState } from '../store/FormContext.js'
import { shownSections } from '../store/shownSections.js'
import type { FormPlaces } from '../core/formPlaces.js'
import './sectionNav.css'

/** A form with fewer sections needs no index. */
const long = 4

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const ends: Readonly<Record<string, number>> = { Home: 0, End: -1 }

export function hasSectionNav({ sections }: AnyResource): boolean {
  return sections.length >= long
}

/** The index of a long form's sections: the current one is marked, and sections with errors say so. It is one stop of the Tab key; arrows go on. */
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
                onClick={() => jumpTo(places.at(`#${title}`))}
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

/** In pixels: just under the bars that stick to the top, and under a heading that was jumped to. */
const readingLine = 160

/** The section that the person works in: the one with the focus while that field is in sight, otherwise the one that is read. `sections` are the titles shown, by spaces. */
function useCurrentSection(places: FormPlaces, sections: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const form = places.getForm()
    const page = form?.ownerDocument
    const view = page?.defaultView
    if (!form || !page || !view) return
    let frame = 0
    const settle = () => {
      frame = 0
      const titles = sections.split(' ')
      const shown = titles.flatMap((title) => {
        const card = places.at(`#${title}`)?.parentElement
        return card ? [{ title, card }] : []
      })
      // The first frame may come before the sections are there.
      setCurrent((sectionWithFocus(form, shown) ?? sectionInSight(form, shown))?.title ?? titles[0])
    }
    // Once for each frame: a scroll sends many events.
    const ask = () => {
      frame ||= view.requestAnimationFrame(settle)
    }
    // Anything around the form may scroll. A box of text scrolls at every key, and moves no section.
    const follow = ({ target }: Event) => {
      if (target instanceof view.Node && target.contains(form)) ask()
    }
    ask()
    // Sections that are mounted later move nothing that was read.
    page.addEventListener('scroll', follow, { capture: true, passive: true })
    form.addEventListener('focusin', ask)
    return () => {
      view.cancelAnimationFrame(frame)
      page.removeEventListener('scroll', follow, { capture: true })
      form.removeEventListener('focusin', ask)
    }
  }, [places, sections])
  return current
}

interface ShownSection {
  readonly title: string
  readonly card: HTMLElement
}

function sectionWithFocus(form: HTMLFormElement, shown: readonly ShownSection[]): ShownSection | undefined {
  const focused = focusedBeside(form)
  const { top, bottom } = focused?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  const isInSight = bottom > 0 && top < form.ownerDocument.documentElement.clientHeight
  return isInSight ? shown.find(({ card }) => card.contains(focused ?? null)) : undefined
}

/** The last section that begins above the reading line; at the end of the page the last one, however short it is. */
function sectionInSight({ ownerDocument }: HTMLFormElement, shown: readonly ShownSection[]): ShownSection | undefined {
  const last = shown.at(-1)
  if (last && shown.length > 1 && last.card.getBoundingClientRect().bottom <= ownerDocument.documentElement.clientHeight) return last
  return shown.findLast(({ card }) => card.getBoundingClientRect().top <= readingLine) ?? shown[0]
}
