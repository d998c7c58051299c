import { type MouseEvent, useRef } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import { useForm, useFormState } from './FormContext.js'
import { parsePath } from '../core/parsePath.js'

/** Below this many sections everything is found by scrolling. */
const long = 4

/** The sections of a long form, to jump to; those with errors say so. */
export function SectionNav() {
  const { text, locale, plural } = useLocale()
  const { resource } = useForm().store
  const nav = useRef<HTMLElement>(null)
  const shown = useFormState(({ values }) =>
    resource.sections
      .filter(({ visible }) => visible?.(values) ?? true)
      .map(({ title }) => title)
      .join(' '),
  )
  const issues = useFormState((state) => state.issues)
  const sections = resource.sections.filter(({ title }) => shown.split(' ').includes(title))
  if (resource.sections.length < long) return null
  const jump = (event: MouseEvent<HTMLButtonElement>) => {
    const heading = nav.current?.closest('form')?.querySelector<HTMLElement>(`[data-section="${event.currentTarget.value}"] h2`)
    heading?.scrollIntoView({ block: 'start', behavior: 'smooth' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav ref={nav} className="ep-section-nav" aria-label={text('form.sections')}>
      <ul>
        {sections.map(({ title, fields }) => {
          const wrong = [...issues.keys()].filter((path) => fields.includes(String(parsePath(path)[0]))).length
          return (
            <li key={title}>
              <button type="button" value={title} onClick={jump}>
                <span>{resource.messages[locale].sections[title] ?? title}</span>
                {wrong > 0 ? (
                  <span className="ep-section-wrong" aria-label={plural('form.errors', wrong)}>
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
}
