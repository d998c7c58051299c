import { type RefObject, useEffect, useState } from 'react'

/** Below the bars that stick to the top, and in the upper part of what shows. */
const band = '-128px 0px -40% 0px'

/** The section that is worked in: the one with the focus while it shows, otherwise the first that shows. */
export function useCurrentSection(inForm: RefObject<HTMLElement | null>, sections: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const form = inForm.current?.closest('form')
    if (!form) return
    const shown = new Set<string>()
    let focused: string | undefined
    let last: string | undefined
    const settle = () => {
      const next = focused !== undefined && shown.has(focused) ? focused : sections.split(' ').find((title) => shown.has(title))
      // Even a state that stays the same can render once more.
      if (next === undefined || next === last) return
      last = next
      setCurrent(next)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) shown[isIntersecting ? 'add' : 'delete'](titleOf(target))
        settle()
      },
      { rootMargin: band },
    )
    const observe = () => form.querySelectorAll('[data-section]').forEach((section) => observer.observe(section))
    // Sections are mounted one after the other.
    const mounting = new MutationObserver(observe)
    const list = form.querySelector('.ep-form-sections')
    if (list) mounting.observe(list, { childList: true })
    observe()
    const follow = ({ target }: FocusEvent) => {
      const section = target instanceof Element ? target.closest('[data-section]') : null
      if (!section) return
      focused = titleOf(section)
      settle()
    }
    form.addEventListener('focusin', follow)
    return () => {
      observer.disconnect()
      mounting.disconnect()
      form.removeEventListener('focusin', follow)
    }
  }, [inForm, sections])
  return current
}

function titleOf(section: Element): string {
  return section.getAttribute('data-section') ?? ''
}
